//! Learning: the list of lessons and puzzles, and the screen of a lesson.

use super::messages;

messages! {
    LEARN { en: "Learn", es: "Aprender", pt: "Aprender", sk: "Učiť sa" }
    LEARN_NOTE {
        en: "A lesson and puzzles for each game.",
        es: "Una lección y problemas de cada juego.",
        pt: "Uma lição e problemas de cada jogo.",
        sk: "Lekcia a úlohy ku každej hre.",
    }
    LEARN_HELP {
        en: "lessons and puzzles",
        es: "lecciones y problemas",
        pt: "lições e problemas",
        sk: "lekcie a úlohy",
    }
    FORTH_HELP {
        en: "the next step or puzzle",
        es: "paso o problema siguiente",
        pt: "passo ou problema seguinte",
        sk: "ďalší krok alebo úloha",
    }
    FORTH_SHORT { en: "next", es: "siguiente", pt: "seguinte", sk: "ďalej" }
    BACK_HELP {
        en: "the step or puzzle before",
        es: "paso o problema anterior",
        pt: "passo ou problema anterior",
        sk: "predošlý krok alebo úloha",
    }
    BACK_SHORT { en: "previous", es: "anterior", pt: "anterior", sk: "predošlý" }
    AGAIN_SHORT { en: "again", es: "repetir", pt: "repetir", sk: "znova" }
    GROUP { en: "Learning", es: "Aprender", pt: "Aprender", sk: "Učenie" }
    IN_MENU { en: "In the menu", es: "En el menú", pt: "No menu", sk: "V ponuke" }
    LESSON { en: "Lesson", es: "Lección", pt: "Lição", sk: "Lekcia" }
    PUZZLES { en: "Puzzles", es: "Problemas", pt: "Problemas", sk: "Úlohy" }
    DONE_OF {
        en: "{done} of {count}",
        es: "{done} de {count}",
        pt: "{done} de {count}",
        sk: "{done} z {count}",
    }
    STEP_NOTE {
        en: "Step {number}: {title}",
        es: "Paso {number}: {title}",
        pt: "Passo {number}: {title}",
        sk: "Krok {number}: {title}",
    }
    PUZZLE_NOTE {
        en: "Puzzle {number}",
        es: "Problema {number}",
        pt: "Problema {number}",
        sk: "Úloha {number}",
    }
    SOLVED { en: "solved", es: "resuelto", pt: "resolvido", sk: "vyriešená" }
    TRIED { en: "not solved yet", es: "aún sin resolver", pt: "ainda por resolver", sk: "zatiaľ nevyriešená" }
    STEP_DONE { en: "done", es: "hecho", pt: "feito", sk: "hotovo" }
    HELP_LIST {
        en: "Every game has a lesson of a few steps, in which you make the moves, and puzzles with one best move. What you have done is marked and kept.",
        es: "Cada juego tiene una lección de pocos pasos, en la que mueves tú, y problemas con una sola jugada óptima. Lo hecho queda marcado y guardado.",
        pt: "Cada jogo tem uma lição de poucos passos, em que é você que joga, e problemas com uma só jogada ótima. O que está feito fica marcado e guardado.",
        sk: "Každá hra má lekciu s niekoľkými krokmi, v ktorej ťaháš ty, a úlohy s jediným najlepším ťahom. Čo je hotové, je označené a uložené.",
    }
    HELP_MARKS {
        en: "Up and down choose a row, left and right a step or a puzzle in it.",
        es: "Arriba y abajo eligen una fila; izquierda y derecha, un paso o problema en ella.",
        pt: "Cima e baixo escolhem uma linha; esquerda e direita, um passo ou problema nela.",
        sk: "Hore a dole vyberajú riadok, vľavo a vpravo krok alebo úlohu v ňom.",
    }
    STEP_OF {
        en: "step {number} of {count}",
        es: "paso {number} de {count}",
        pt: "passo {number} de {count}",
        sk: "krok {number} z {count}",
    }
    YOU { en: "You", es: "Tú", pt: "Você", sk: "Ty" }
    OTHER { en: "Opponent", es: "Rival", pt: "Rival", sk: "Súper" }
    ILLEGAL {
        en: "Not possible: {why}.",
        es: "No se puede: {why}.",
        pt: "Não é possível: {why}.",
        sk: "Nedá sa: {why}.",
    }
    SHOWN {
        en: "Try {move}: the cursor is there.",
        es: "Prueba {move}: ahí está el cursor.",
        pt: "Tente {move}: o cursor está lá.",
        sk: "Skús {move}: je tam kurzor.",
    }
    SHOWN_KEY {
        en: "Try {move}: {key} plays it.",
        es: "Prueba {move}: {key} la juega.",
        pt: "Tente {move}: {key} joga-a.",
        sk: "Skús {move}: {key} ho zahrá.",
    }
    NO_HINT {
        en: "There is nothing to show now.",
        es: "Ahora no hay nada que mostrar.",
        pt: "Agora não há nada para mostrar.",
        sk: "Teraz niet čo ukázať.",
    }
    GO_ON {
        en: "{key}: next step",
        es: "{key}: paso siguiente",
        pt: "{key}: passo seguinte",
        sk: "{key}: ďalší krok",
    }
    TO_THE_END {
        en: "{key}: finish the lesson",
        es: "{key}: terminar la lección",
        pt: "{key}: terminar a lição",
        sk: "{key}: ukončiť lekciu",
    }
    ANSWERS { en: "The answer comes.", es: "Viene la respuesta.", pt: "Vem aí a resposta.", sk: "Príde odpoveď." }
    YOUR_MOVE { en: "Your move.", es: "Te toca.", pt: "É a sua vez.", sk: "Si na ťahu." }
    NOT_KEPT {
        en: "Not kept: {why}",
        es: "No guardado: {why}",
        pt: "Não guardado: {why}",
        sk: "Neuložené: {why}",
    }
    END_TITLE {
        en: "The lesson is done!",
        es: "¡Lección terminada!",
        pt: "Lição concluída!",
        sk: "Lekcia je hotová!",
    }
    END_ALL {
        en: "You have done every step of {game}. Now try it against the easy computer, or solve puzzles.",
        es: "Has hecho todos los pasos de {game}. Prueba ahora contra la máquina fácil, o resuelve problemas.",
        pt: "Fez todos os passos de {game}. Experimente agora contra o computador fácil, ou resolva problemas.",
        sk: "Všetky kroky hry {game} sú hotové. Skús to teraz proti ľahkému počítaču alebo rieš úlohy.",
    }
    END_SOME {
        en: "That was the last step of {game}. Done so far: {done} of {count}.",
        es: "Era el último paso de {game}. Hechos hasta ahora: {done} de {count}.",
        pt: "Era o último passo de {game}. Feitos até agora: {done} de {count}.",
        sk: "To bol posledný krok hry {game}. Hotové: {done} z {count}.",
    }
    PLAY_EASY { en: "Play against easy", es: "Jugar contra fácil", pt: "Jogar contra fácil", sk: "Hrať proti ľahkému" }
    DO_PUZZLES { en: "Puzzles", es: "Problemas", pt: "Problemas", sk: "Úlohy" }
    STAY { en: "Stay here", es: "Quedarse aquí", pt: "Ficar aqui", sk: "Ostať tu" }
    TO_LIST { en: "Back to the list", es: "Volver a la lista", pt: "Voltar à lista", sk: "Späť na zoznam" }
    PLAIN_GAME {
        en: "{number}. {game}: {done} of {count} {count:step|steps} done.",
        es: "{number}. {game}: {done} de {count} {count:paso hecho|pasos hechos}.",
        pt: "{number}. {game}: {done} de {count} {count:passo feito|passos feitos}.",
        sk: "{number}. {game}: hotové kroky {done} z {count}.",
    }
    PLAIN_HELP {
        en: "Type the move that the step asks for. Also: hint, next, back, again, board, words (the position in words), puzzles, games, help, quit.",
        es: "Teclea la jugada que pide el paso. También: hint (pista), next (siguiente), back (atrás), again (repetir), board (tablero), words (la posición en palabras), puzzles (problemas), games (juegos), help, quit.",
        pt: "Escreva a jogada que o passo pede. Também: hint (dica), next (seguinte), back (atrás), again (repetir), board (tabuleiro), words (a posição em palavras), puzzles (problemas), games (jogos), help, quit.",
        sk: "Napíš ťah, ktorý krok žiada. Tiež: hint (rada), next (ďalej), back (späť), again (znova), board (doska), words (pozícia slovami), puzzles (úlohy), games (hry), help, quit.",
    }
    PLAIN_STEP {
        en: "Step {number} of {count}: {title}.",
        es: "Paso {number} de {count}: {title}.",
        pt: "Passo {number} de {count}: {title}.",
        sk: "Krok {number} z {count}: {title}.",
    }
    PLAIN_PROMPT { en: "Move> ", es: "Jugada> ", pt: "Jogada> ", sk: "Ťah> " }
    PLAIN_HINT { en: "Try {move}.", es: "Prueba {move}.", pt: "Tente {move}.", sk: "Skús {move}." }
    PLAIN_ANSWER { en: "Answer: {move}.", es: "Respuesta: {move}.", pt: "Resposta: {move}.", sk: "Odpoveď: {move}." }
    PLAIN_DONE {
        en: "The step is done. Type next, or again.",
        es: "Paso hecho. Teclea next (siguiente) o again (repetir).",
        pt: "Passo feito. Escreva next (seguinte) ou again (repetir).",
        sk: "Krok je hotový. Napíš next (ďalej) alebo again (znova).",
    }
    HELP_LESSON {
        en: "Read the step and make the move that it asks for, with the keys of the board, the mouse, or typed. A wrong move is told why and is not made; after two of them a right one is shown.",
        es: "Lee el paso y haz la jugada que pide, con las teclas del tablero, el ratón o tecleada. Si es errónea se dice por qué y no se hace; tras dos errores se muestra una buena.",
        pt: "Leia o passo e faça a jogada pedida, com as teclas do tabuleiro, o rato ou escrita. Se estiver errada diz-se porquê e não se faz; após dois erros mostra-se uma certa.",
        sk: "Prečítaj krok a zahraj žiadaný ťah klávesmi dosky, myšou alebo napísaním. Pri zlom ťahu sa povie prečo a nezahrá sa; po dvoch zlých sa ukáže správny.",
    }
}
