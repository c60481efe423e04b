#!/usr/bin/env python3
"""A Timbiriche player for `arcade match` and `arcade --players`: takes boxes, and avoids giving any.

It speaks the line protocol of docs/engine-protocol.md, as much of it as a player needs. Try it:

    arcade match --game timbiriche --a program:"python3 docs/bots/one_ply_bot.py" --b easy --games 20
"""
import random
import sys


class Board:
    """The lines that are not drawn yet, and the four lines of every box."""

    def __init__(self, settings):
        values = dict(setting.split("=", 1) for setting in settings)
        rows, cols = int(values.get("rows", 5)), int(values.get("cols", 6))
        across = [f"H{i},{j}" for i in range(rows) for j in range(cols - 1)]
        down = [f"V{i},{j}" for i in range(rows - 1) for j in range(cols)]
        self.undrawn = set(across + down)
        self.boxes = [
            {f"H{i},{j}", f"H{i + 1},{j}", f"V{i},{j}", f"V{i},{j + 1}"}
            for i in range(rows - 1)
            for j in range(cols - 1)
        ]

    def worth(self, line):
        """Boxes that the line closes, and boxes that it leaves with one side open (bad)."""
        left = [len(box & self.undrawn) for box in self.boxes if line in box]
        return left.count(1), -left.count(2)

    def best(self, chance):
        lines = sorted(self.undrawn)
        chance.shuffle(lines)
        return max(lines, key=self.worth)


def answer(line, board, chance):
    """What a command is answered with, and the board after it."""
    command, *words = line.split()
    if command == "hello":
        return "hello one-ply-bot 1 protocol 1", board
    if command == "game" and words[:1] == ["timbiriche"]:
        return "ok", Board(words[1:])
    if command == "moves" and board and board.undrawn.issuperset(words):
        board.undrawn.difference_update(words)
        return "ok", board
    if command == "go" and board and board.undrawn:
        return f"best {board.best(chance)}", board
    return f"error can't do {line!r}", board


def main():
    board, chance = None, random.Random(1)
    for line in sys.stdin:
        if not line.strip() or line.startswith("#") or line.strip() == "stop":
            continue
        if line.strip() == "quit":
            break
        text, board = answer(line.strip(), board, chance)
        print(text, flush=True)


if __name__ == "__main__":
    main()
