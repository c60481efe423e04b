//! Texts of the line mode.

use super::messages;

messages! {
    CHOOSE {
        en: "Which game? Type its number or its name.",
        es: "¿Qué juego? Teclea su número o su nombre.",
        pt: "Que jogo? Escreva o número ou o nome.",
        sk: "Ktorá hra? Napíš jej číslo alebo meno.",
    }
    CHOOSE_GAME {
        en: "{number}. {game}: {summary}",
        es: "{number}. {game}: {summary}",
        pt: "{number}. {game}: {summary}",
        sk: "{number}. {game}: {summary}",
    }
    CHOOSE_RESUME {
        en: "resume: go on with {game}, {moves} {moves:move|moves} played.",
        es: "resume: seguir con {game}, {moves} {moves:jugada|jugadas}.",
        pt: "resume: continuar {game}, {moves} {moves:jogada|jogadas}.",
        sk: "resume: pokračovať, {game}, {moves} {moves:ťah|ťahy|ťahov}.",
    }
    CHOOSE_QUIT { en: "quit: leave.", es: "quit: salir.", pt: "quit: sair.", sk: "quit: koniec." }
    CHOOSE_BAD {
        en: "Expected a number from 1 to {count}, the name of a game, or quit, found {found}.",
        es: "Se esperaba un número de 1 a {count}, el nombre de un juego o quit, no {found}.",
        pt: "Esperava-se um número de 1 a {count}, o nome de um jogo ou quit, não {found}.",
        sk: "Čakalo sa číslo od 1 do {count}, meno hry alebo quit, nie {found}.",
    }
    CHOOSE_PROMPT { en: "Game> ", es: "Juego> ", pt: "Jogo> ", sk: "Hra> " }
    NOTHING_TO_RESUME {
        en: "There is no game to go on with.",
        es: "No hay ninguna partida que seguir.",
        pt: "Não há nenhum jogo para continuar.",
        sk: "Nie je hra, v ktorej by sa dalo pokračovať.",
    }
    SEAT {
        en: "Seat {seat}: {name}.",
        es: "Puesto {seat}: {name}.",
        pt: "Lugar {seat}: {name}.",
        sk: "Miesto {seat}: {name}.",
    }
    SEAT_TITLED {
        en: "Seat {seat}, {title}: {name}.",
        es: "Puesto {seat}, {title}: {name}.",
        pt: "Lugar {seat}, {title}: {name}.",
        sk: "Miesto {seat}, {title}: {name}.",
    }
    SETUP {
        en: "Set-up: {setup}.",
        es: "Ajustes: {setup}.",
        pt: "Definições: {setup}.",
        sk: "Nastavenia: {setup}.",
    }
    SEED { en: "Seed: {seed}.", es: "Semilla: {seed}.", pt: "Semente: {seed}.", sk: "Semienko: {seed}." }
    RESUMED {
        en: "The game goes on after {moves} {moves:move|moves}.",
        es: "La partida sigue tras {moves} {moves:jugada|jugadas}.",
        pt: "O jogo continua após {moves} {moves:jogada|jogadas}.",
        sk: "Hra pokračuje, {moves:zahraný|zahrané|zahraných} {moves} {moves:ťah|ťahy|ťahov}.",
    }
    BEGIN {
        en: "A move is typed as {example}. help: the commands. rules: the rules.",
        es: "Una jugada se teclea como {example}. help: las órdenes. rules: las reglas.",
        pt: "Uma jogada escreve-se como {example}. help: os comandos. rules: as regras.",
        sk: "Ťah sa píše ako {example}. help: príkazy. rules: pravidlá.",
    }
    YOUR_PROMPT { en: "Your move> ", es: "Tu jugada> ", pt: "A sua jogada> ", sk: "Tvoj ťah> " }
    TURN_PROMPT { en: "{name} to move> ", es: "Juega {name}> ", pt: "Joga {name}> ", sk: "Na ťahu {name}> " }
    WAITING_PROMPT { en: "{name} waits> ", es: "{name} espera> ", pt: "{name} espera> ", sk: "{name} čaká> " }
    OVER_PROMPT { en: "Game over> ", es: "Fin de la partida> ", pt: "Fim do jogo> ", sk: "Koniec hry> " }
    MADE {
        en: "{number}. {name}: {move}.",
        es: "{number}. {name}: {move}.",
        pt: "{number}. {name}: {move}.",
        sk: "{number}. {name}: {move}.",
    }
    MADE_TOLD {
        en: "{number}. {name}: {move} ({words}).",
        es: "{number}. {name}: {move} ({words}).",
        pt: "{number}. {name}: {move} ({words}).",
        sk: "{number}. {name}: {move} ({words}).",
    }
    SCORE_EXACT {
        en: "Score for {name}: {score}, exact.",
        es: "Valor para {name}: {score}, exacto.",
        pt: "Valor para {name}: {score}, exato.",
        sk: "Hodnota ({name}): {score}, presne.",
    }
    SCORE_ESTIMATE {
        en: "Score for {name}: {score}, an estimate.",
        es: "Valor para {name}: {score}, estimado.",
        pt: "Valor para {name}: {score}, estimado.",
        sk: "Hodnota ({name}): {score}, odhad.",
    }
    WIN_IN {
        en: "win in {plies} {plies:move|moves}",
        es: "gana en {plies} {plies:jugada|jugadas}",
        pt: "ganha em {plies} {plies:jogada|jogadas}",
        sk: "výhra o {plies} {plies:ťah|ťahy|ťahov}",
    }
    LOSS_IN {
        en: "loss in {plies} {plies:move|moves}",
        es: "pierde en {plies} {plies:jugada|jugadas}",
        pt: "perde em {plies} {plies:jogada|jogadas}",
        sk: "prehra o {plies} {plies:ťah|ťahy|ťahov}",
    }
    FAR_AHEAD { en: "far ahead", es: "con mucha ventaja", pt: "com muita vantagem", sk: "ďaleko vpredu" }
    FAR_BEHIND {
        en: "far behind",
        es: "con mucha desventaja",
        pt: "com muita desvantagem",
        sk: "ďaleko vzadu",
    }
    HINT_TOLD {
        en: "A good move: {move} ({words}). Score: {score}.",
        es: "Una buena jugada: {move} ({words}). Valor: {score}.",
        pt: "Uma boa jogada: {move} ({words}). Valor: {score}.",
        sk: "Dobrý ťah: {move} ({words}). Hodnota: {score}.",
    }
    VALUE_EXACT { en: "{move} {score}", es: "{move} {score}", pt: "{move} {score}", sk: "{move} {score}" }
    VALUE_ESTIMATE {
        en: "{move} {score} (estimate)",
        es: "{move} {score} (estimado)",
        pt: "{move} {score} (estimado)",
        sk: "{move} {score} (odhad)",
    }
    VALUES_OF_YOU {
        en: "What every move is worth for you, the best first:",
        es: "Lo que vale cada jugada para ti, la mejor primero:",
        pt: "O valor de cada jogada para si, a melhor primeiro:",
        sk: "Hodnota každého tvojho ťahu, najlepší prvý:",
    }
    VALUES_OF {
        en: "What every move is worth for {name}, the best first:",
        es: "Lo que vale cada jugada para {name}, la mejor primero:",
        pt: "O valor de cada jogada para {name}, a melhor primeiro:",
        sk: "Hodnota každého ťahu, na ťahu je {name}, najlepší prvý:",
    }
    POINTS {
        en: "Points: {points}.",
        es: "Puntos: {points}.",
        pt: "Pontos: {points}.",
        sk: "Body: {points}.",
    }
    LEGAL {
        en: "{count} legal {count:move|moves}: {moves}",
        es: "{count} {count:jugada legal|jugadas legales}: {moves}",
        pt: "{count} {count:jogada legal|jogadas legais}: {moves}",
        sk: "{count} {count:možný ťah|možné ťahy|možných ťahov}: {moves}",
    }
    LEGAL_WORDS {
        en: "{move} ({words})",
        es: "{move} ({words})",
        pt: "{move} ({words})",
        sk: "{move} ({words})",
    }
    ILLEGAL {
        en: "{move} can't be played: {why}.",
        es: "{move} no se puede jugar: {why}.",
        pt: "{move} não se pode jogar: {why}.",
        sk: "{move} sa nedá zahrať: {why}.",
    }
    NOT_UNDERSTOOD {
        en: "Not understood: {why}. help: the commands.",
        es: "No se entiende: {why}. help: las órdenes.",
        pt: "Não se percebe: {why}. help: os comandos.",
        sk: "Nerozumiem: {why}. help: príkazy.",
    }
    TOO_LONG {
        en: "Not understood: that line is too long. help: the commands.",
        es: "No se entiende: esa línea es demasiado larga. help: las órdenes.",
        pt: "Não se percebe: essa linha é longa demais. help: os comandos.",
        sk: "Nerozumiem: ten riadok je pridlhý. help: príkazy.",
    }
    STANDING_STILL {
        en: "{name} waits. go: let the game go on.",
        es: "{name} espera. go: que siga la partida.",
        pt: "{name} espera. go: deixar o jogo continuar.",
        sk: "{name} čaká. go: nech hra pokračuje.",
    }
    NOT_SAVED_AGAIN {
        en: "It will be tried again after the next move.",
        es: "Se volverá a intentar tras la próxima jugada.",
        pt: "Tenta-se outra vez após a próxima jogada.",
        sk: "Skúsi sa to znova po ďalšom ťahu.",
    }
    AT_THE_END {
        en: "new: play again. rematch: with the seats swapped. games: another game. undo: take back. quit: \
             leave.",
        es: "new: jugar otra vez. rematch: cambiando los puestos. games: otro juego. undo: deshacer. quit: \
             salir.",
        pt: "new: jogar outra vez. rematch: com os lugares trocados. games: outro jogo. undo: anular. quit: \
             sair.",
        sk: "new: hrať znova. rematch: s vymenenými miestami. games: iná hra. undo: vrátiť ťah. quit: \
             koniec.",
    }
    STILL_SAVED {
        en: "The old game is saved. arcade resume --plain goes on with it.",
        es: "La partida anterior está guardada. arcade resume --plain la sigue.",
        pt: "O jogo anterior está guardado. arcade resume --plain continua-o.",
        sk: "Predošlá hra je uložená. arcade resume --plain v nej pokračuje.",
    }
    LEFT {
        en: "The game is saved. arcade resume --plain goes on with it.",
        es: "La partida está guardada. arcade resume --plain la sigue.",
        pt: "O jogo está guardado. arcade resume --plain continua-o.",
        sk: "Hra je uložená. arcade resume --plain v nej pokračuje.",
    }
    GOES_ON { en: "The game goes on.", es: "La partida sigue.", pt: "O jogo continua.", sk: "Hra pokračuje." }
    UNDO_RESIGN {
        en: "undo takes that back.",
        es: "undo lo deshace.",
        pt: "undo anula isso.",
        sk: "undo to vráti.",
    }
    BOARD_ON {
        en: "The board is drawn before every move of yours.",
        es: "El tablero se dibuja antes de cada jugada tuya.",
        pt: "O tabuleiro é desenhado antes de cada jogada sua.",
        sk: "Doska sa kreslí pred každým tvojím ťahom.",
    }
    BOARD_WORDS {
        en: "The position is told in words before every move of yours.",
        es: "La posición se cuenta con palabras antes de cada jugada tuya.",
        pt: "A posição é contada por palavras antes de cada jogada sua.",
        sk: "Pozícia sa opíše slovami pred každým tvojím ťahom.",
    }
    BOARD_OFF {
        en: "The board is shown only when you ask for it.",
        es: "El tablero se muestra solo cuando lo pides.",
        pt: "O tabuleiro só se mostra quando o pedir.",
        sk: "Doska sa ukáže, len keď si ju vyžiadaš.",
    }
    ALL_THE_SAME {
        en: "{slip} Type {move} once more to play it all the same.",
        es: "{slip} Teclea {move} otra vez para jugarlo de todos modos.",
        pt: "{slip} Escreva {move} outra vez para jogar mesmo assim.",
        sk: "{slip} Ak to chceš zahrať aj tak, napíš {move} ešte raz.",
    }
    MOVE_HELP {
        en: "Type a move, for example {example}, or one of these:",
        es: "Teclea una jugada, por ejemplo {example}, o una de estas órdenes:",
        pt: "Escreva uma jogada, por exemplo {example}, ou um destes comandos:",
        sk: "Napíš ťah, napríklad {example}, alebo niektorý z príkazov:",
    }
    COMMAND_HELP {
        en: "{command}: {what}",
        es: "{command}: {what}",
        pt: "{command}: {what}",
        sk: "{command}: {what}",
    }
    HELP_HELP { en: "these commands", es: "estas órdenes", pt: "estes comandos", sk: "tieto príkazy" }
    HELP_BOARD {
        en: "draw the board; board on, board off, board words: what is shown before every move of yours",
        es: "dibujar el tablero; board on, board off, board words: qué se muestra antes de cada jugada tuya",
        pt: "desenhar o tabuleiro; board on, board off, board words: o que se mostra antes de cada jogada \
             sua",
        sk: "nakresliť dosku; board on, board off, board words: čo sa ukáže pred každým tvojím ťahom",
    }
    HELP_WORDS {
        en: "tell the position in words",
        es: "contar la posición con palabras",
        pt: "contar a posição por palavras",
        sk: "opísať pozíciu slovami",
    }
    HELP_MOVES {
        en: "the legal moves; moves words: with what they do",
        es: "las jugadas legales; moves words: con lo que hacen",
        pt: "as jogadas legais; moves words: com o que fazem",
        sk: "možné ťahy; moves words: aj s tým, čo robia",
    }
    HELP_HINT { en: "a good move", es: "una buena jugada", pt: "uma boa jogada", sk: "dobrý ťah" }
    HELP_VALUES {
        en: "what every move is worth",
        es: "lo que vale cada jugada",
        pt: "quanto vale cada jogada",
        sk: "akú hodnotu má každý ťah",
    }
    HELP_UNDO {
        en: "take back your last move and the answers to it",
        es: "deshacer tu última jugada y las respuestas",
        pt: "anular a sua última jogada e as respostas",
        sk: "vrátiť svoj posledný ťah a odpovede naň",
    }
    HELP_REDO {
        en: "play again what was taken back",
        es: "rehacer lo deshecho",
        pt: "refazer o que foi anulado",
        sk: "znova zahrať, čo sa vrátilo",
    }
    HELP_RESIGN {
        en: "give up this game",
        es: "rendirse en esta partida",
        pt: "desistir deste jogo",
        sk: "vzdať túto hru",
    }
    HELP_GO {
        en: "let a computer that waits go on; while it thinks: move now",
        es: "que siga una máquina que espera; mientras piensa: que juegue ya",
        pt: "deixar continuar um computador que espera; enquanto pensa: jogar já",
        sk: "nech čakajúci počítač pokračuje; kým rozmýšľa: nech ťahá hneď",
    }
    HELP_LOG {
        en: "the moves so far",
        es: "las jugadas hasta ahora",
        pt: "as jogadas até agora",
        sk: "doterajšie ťahy",
    }
    HELP_NEW {
        en: "a new game with the same players",
        es: "otra partida con los mismos jugadores",
        pt: "um novo jogo com os mesmos jogadores",
        sk: "nová hra s tými istými hráčmi",
    }
    HELP_REMATCH {
        en: "a new game with the seats swapped",
        es: "otra partida con los puestos cambiados",
        pt: "um novo jogo com os lugares trocados",
        sk: "nová hra s vymenenými miestami",
    }
    HELP_GAMES {
        en: "choose another game",
        es: "elegir otro juego",
        pt: "escolher outro jogo",
        sk: "vybrať inú hru",
    }
    HELP_RULES {
        en: "the rules, and how to read the board",
        es: "las reglas, y cómo leer el tablero",
        pt: "as regras, e como ler o tabuleiro",
        sk: "pravidlá a ako čítať dosku",
    }
    HELP_QUIT {
        en: "leave; the game is saved after every move",
        es: "salir; la partida se guarda tras cada jugada",
        pt: "sair; o jogo é guardado após cada jogada",
        sk: "skončiť; hra sa ukladá po každom ťahu",
    }
    STEPS_TITLE {
        en: "{game}: a record of {moves} {moves:move|moves}.",
        es: "{game}: un registro de {moves} {moves:jugada|jugadas}.",
        pt: "{game}: um registo de {moves} {moves:jogada|jogadas}.",
        sk: "{game}: záznam, {moves} {moves:ťah|ťahy|ťahov}.",
    }
    STEPS_HELP {
        en: "n or an empty line: the next move. p: back. A number: to that move. first, last: to the start, to the end. board: draw the board; board on, board words, board off: what is shown after every step. words: the position in words. log: all moves. quit: leave.",
        es: "n o una línea vacía: la jugada siguiente. p: atrás. Un número: a esa jugada. first, last: al comienzo, al final. board: dibujar el tablero; board on, board words, board off: qué se muestra tras cada paso. words: la posición en palabras. log: todas las jugadas. quit: salir.",
        pt: "n ou uma linha vazia: a jogada seguinte. p: atrás. Um número: até essa jogada. first, last: ao início, ao fim. board: desenhar o tabuleiro; board on, board words, board off: o que se mostra após cada passo. words: a posição em palavras. log: todas as jogadas. quit: sair.",
        sk: "n alebo prázdny riadok: ďalší ťah. p: späť. Číslo: na ten ťah. first, last: na začiatok, na koniec. board: nakresliť dosku; board on, board words, board off: čo sa ukáže po každom kroku. words: pozícia slovami. log: všetky ťahy. quit: koniec.",
    }
    STEPS_PROMPT {
        en: "Move {number} of {count}> ",
        es: "Jugada {number} de {count}> ",
        pt: "Jogada {number} de {count}> ",
        sk: "Ťah {number} z {count}> ",
    }
    STEPS_COMMENT {
        en: "Comment: {comment}",
        es: "Comentario: {comment}",
        pt: "Comentário: {comment}",
        sk: "Poznámka: {comment}",
    }
    STEPS_FIRST {
        en: "There is no move before this one.",
        es: "No hay ninguna jugada antes de esta.",
        pt: "Não há nenhuma jogada antes desta.",
        sk: "Pred týmto už nie je žiadny ťah.",
    }
    STEPS_LAST {
        en: "There is no move after this one.",
        es: "No hay ninguna jugada después de esta.",
        pt: "Não há nenhuma jogada depois desta.",
        sk: "Po tomto už nie je žiadny ťah.",
    }
    STEPS_BAD {
        en: "Expected n, p, a number from 0 to {count}, help or quit, found {found}.",
        es: "Se esperaba n, p, un número de 0 a {count}, help o quit, no {found}.",
        pt: "Esperava-se n, p, um número de 0 a {count}, help ou quit, não {found}.",
        sk: "Čakalo sa n, p, číslo od 0 do {count}, help alebo quit, nie {found}.",
    }
}
