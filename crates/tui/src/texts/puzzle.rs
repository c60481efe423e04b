//! Texts of the screen of puzzles.

use super::messages;

messages! {
    TITLE {
        en: "Puzzle {number} of {count}",
        es: "Problema {number} de {count}",
        pt: "Problema {number} de {count}",
        sk: "Úloha {number} z {count}",
    }
    TASK { en: "Your task", es: "Tu tarea", pt: "A sua tarefa", sk: "Tvoja úloha" }
    SOLVED_FIRST {
        en: "solved at first try",
        es: "resuelto a la primera",
        pt: "resolvido à primeira",
        sk: "vyriešená na prvýkrát",
    }
    SOLVED { en: "solved", es: "resuelto", pt: "resolvido", sk: "vyriešená" }
    TRIES {
        en: "{n} {n:try|tries}",
        es: "{n} {n:intento|intentos}",
        pt: "{n} {n:tentativa|tentativas}",
        sk: "{n} {n:pokus|pokusy|pokusov}",
    }
    RIGHT {
        en: "Right! {title}. {move}: {best}. Every other move: {second} at best.",
        es: "¡Bien! {title}. {move}: {best}. Cualquier otra jugada: {second} como mucho.",
        pt: "Certo! {title}. {move}: {best}. Qualquer outra jogada: {second} no máximo.",
        sk: "Správne! {title}. {move}: {best}. Každý iný ťah nanajvýš: {second}.",
    }
    COST_POINTS {
        en: "No. {move} gives away {what}: {made} instead of {best}.",
        es: "No. {move} regala {what}: {made} en vez de {best}.",
        pt: "Não. {move} dá {what}: {made} em vez de {best}.",
        sk: "Nie. {move} dáva zadarmo {what}: {made} namiesto {best}.",
    }
    COST_TURNS {
        en: "No. {move} costs {n} {n:turn|turns}: {made} instead of {best}.",
        es: "No. {move} cuesta {n} {n:turno|turnos}: {made} en vez de {best}.",
        pt: "Não. {move} custa {n} {n:turno|turnos}: {made} em vez de {best}.",
        sk: "Nie. {move} stojí {n} {n:ťah|ťahy|ťahov}: {made}. Najlepšie: {best}.",
    }
    COST_GAME {
        en: "No. {move} throws it away: {made} instead of {best}.",
        es: "No. {move} lo echa a perder: {made}. Lo mejor: {best}.",
        pt: "Não. {move} deita tudo a perder: {made}. O melhor: {best}.",
        sk: "Nie. {move} všetko pokazí: {made}. Najlepšie: {best}.",
    }
    COST_LATER {
        en: "No. What {move} costs is being counted.",
        es: "No. Se está contando cuánto cuesta {move}.",
        pt: "Não. Está a contar-se quanto custa {move}.",
        sk: "Nie. Počíta sa, koľko stojí {move}.",
    }
    TRY_AGAIN {
        en: "Try again. {plan}: see why.",
        es: "Inténtalo de nuevo. {plan}: ver por qué.",
        pt: "Tente de novo. {plan}: ver porquê.",
        sk: "Skús znova. {plan}: pozri prečo.",
    }
    REFUTATION {
        en: "After {move} comes: {line}. {back}: back.",
        es: "Tras {move} sigue: {line}. {back}: volver.",
        pt: "Após {move} segue-se: {line}. {back}: voltar.",
        sk: "Po {move} príde: {line}. {back}: späť.",
    }
    REFUTATION_END {
        en: "After {move} the game is over. {back}: back.",
        es: "Tras {move} la partida acaba. {back}: volver.",
        pt: "Após {move} o jogo acaba. {back}: voltar.",
        sk: "Po {move} sa hra končí. {back}: späť.",
    }
    REFUTATION_SEARCH {
        en: "Looking for the answer to {move} ...",
        es: "Buscando la respuesta a {move} ...",
        pt: "À procura da resposta a {move} ...",
        sk: "Hľadá sa odpoveď na {move} ...",
    }
    NOTHING_WRONG {
        en: "There is no wrong move to look at.",
        es: "No hay jugada errónea que mirar.",
        pt: "Não há jogada errada para ver.",
        sk: "Niet zlého ťahu na pozretie.",
    }
    HINT_LATER {
        en: "A hint comes after {n} more {n:try|tries}.",
        es: "Habrá una pista tras {n} {n:intento|intentos} más.",
        pt: "Haverá uma dica após mais {n} {n:tentativa|tentativas}.",
        sk: "Rada príde po {n} {n:ďalšom pokuse|ďalších pokusoch|ďalších pokusoch}.",
    }
    SHOWN {
        en: "It is {move}: the cursor is there.",
        es: "Es {move}: ahí está el cursor.",
        pt: "É {move}: o cursor está lá.",
        sk: "Je to {move}: je tam kurzor.",
    }
    LINE_AT {
        en: "Best play, move {number} of {count}: {move}.",
        es: "Mejor juego, jugada {number} de {count}: {move}.",
        pt: "Melhor jogo, jogada {number} de {count}: {move}.",
        sk: "Najlepšia hra, ťah {number} z {count}: {move}.",
    }
    AFTER_RIGHT {
        en: "{forth}: the line. {next}: next puzzle.",
        es: "{forth}: la continuación. {next}: problema siguiente.",
        pt: "{forth}: a continuação. {next}: problema seguinte.",
        sk: "{forth}: pokračovanie. {next}: ďalšia úloha.",
    }
    AFTER_LAST {
        en: "{forth}: the line. That was the last puzzle.",
        es: "{forth}: la continuación. Era el último problema.",
        pt: "{forth}: a continuação. Era o último problema.",
        sk: "{forth}: pokračovanie. To bola posledná úloha.",
    }
    WHY_SHORT { en: "why", es: "por qué", pt: "porquê", sk: "prečo" }
    LINE_SHORT { en: "line", es: "línea", pt: "linha", sk: "pokračovanie" }
    NEXT_SHORT { en: "next", es: "siguiente", pt: "seguinte", sk: "ďalej" }
    BACK_SHORT { en: "back", es: "volver", pt: "voltar", sk: "späť" }
    ENGINE_FAILED {
        en: "The values could not be found: {why}",
        es: "No se pudieron hallar los valores: {why}",
        pt: "Não foi possível achar os valores: {why}",
        sk: "Hodnoty sa nepodarilo nájsť: {why}",
    }
    HELP_TASK {
        en: "Find the one best move, and make it with the keys of the board, the mouse, or typed. Every puzzle has exactly one, proven by the computer.",
        es: "Encuentra la única jugada óptima y hazla con las teclas del tablero, el ratón o tecleada. Cada problema tiene exactamente una, demostrada por la máquina.",
        pt: "Encontre a única jogada ótima e faça-a com as teclas do tabuleiro, o rato ou escrita. Cada problema tem exatamente uma, provada pelo computador.",
        sk: "Nájdi jediný najlepší ťah a zahraj ho klávesmi dosky, myšou alebo napísaním. Každá úloha má práve jeden, dokázal to počítač.",
    }
    HELP_WRONG {
        en: "A wrong move is not made; you are told exactly what it costs, and can look at what would follow. After two wrong moves there is a hint, and then the move.",
        es: "Una jugada errónea no se hace; se dice exactamente cuánto cuesta y puedes ver qué seguiría. Tras dos errores hay una pista, y después la jugada.",
        pt: "Uma jogada errada não se faz; diz-se exatamente quanto custa e pode ver o que se seguiria. Após dois erros há uma dica, e depois a jogada.",
        sk: "Zlý ťah sa nezahrá; povie sa presne, koľko stojí, a dá sa pozrieť, čo by prišlo. Po dvoch zlých ťahoch je rada a potom ťah.",
    }
    HELP_RIGHT {
        en: "After the right move the board shows what every move is worth; left and right go along the line of best play.",
        es: "Tras la jugada correcta el tablero muestra cuánto vale cada jugada; izquierda y derecha recorren el mejor juego.",
        pt: "Após a jogada certa o tabuleiro mostra quanto vale cada jogada; esquerda e direita percorrem o melhor jogo.",
        sk: "Po správnom ťahu doska ukáže hodnotu každého ťahu; vľavo a vpravo idú po najlepšej hre.",
    }
    PLAIN_HELP {
        en: "Type the best move. Also: hint, why (after a wrong move), line and values (once it is solved), next, back, again, board, words (the position in words), games, help, quit.",
        es: "Teclea la mejor jugada. También: hint (pista), why (por qué, tras un error), line y values (la continuación y los valores, una vez resuelto), next (siguiente), back (atrás), again (repetir), board (tablero), words (la posición en palabras), games (juegos), help, quit.",
        pt: "Escreva a melhor jogada. Também: hint (dica), why (porquê, após um erro), line e values (a continuação e os valores, depois de resolvido), next (seguinte), back (atrás), again (repetir), board (tabuleiro), words (a posição em palavras), games (jogos), help, quit.",
        sk: "Napíš najlepší ťah. Tiež: hint (rada), why (prečo, po zlom ťahu), line a values (pokračovanie a hodnoty, keď je vyriešená), next (ďalej), back (späť), again (znova), board (doska), words (pozícia slovami), games (hry), help, quit.",
    }
    PLAIN_SEAT {
        en: "Seat {seat} is to move: that is you.",
        es: "Le toca al puesto {seat}: eres tú.",
        pt: "É a vez do lugar {seat}: o seu.",
        sk: "Na ťahu je miesto {seat}: to si ty.",
    }
    PLAIN_YOU_ARE {
        en: "Seat {seat} ({title}) is to move: that is you.",
        es: "Le toca al puesto {seat} ({title}): eres tú.",
        pt: "É a vez do lugar {seat} ({title}): o seu.",
        sk: "Na ťahu je miesto {seat} ({title}): to si ty.",
    }
    PLAIN_SHOWN { en: "It is {move}.", es: "Es {move}.", pt: "É {move}.", sk: "Je to {move}." }
    PLAIN_AFTER {
        en: "After {move} comes: {line}.",
        es: "Tras {move} sigue: {line}.",
        pt: "Após {move} segue-se: {line}.",
        sk: "Po {move} príde: {line}.",
    }
    PLAIN_AFTER_END {
        en: "After {move} the game is over.",
        es: "Tras {move} la partida acaba.",
        pt: "Após {move} o jogo acaba.",
        sk: "Po {move} sa hra končí.",
    }
    PLAIN_LINE { en: "Best play: {line}.", es: "Mejor juego: {line}.", pt: "Melhor jogo: {line}.", sk: "Najlepšia hra: {line}." }
    PLAIN_NOT_YET {
        en: "Solve the puzzle first.",
        es: "Resuelve antes el problema.",
        pt: "Resolva primeiro o problema.",
        sk: "Najprv vyrieš úlohu.",
    }
    PLAIN_NEXT {
        en: "An empty line goes on to the next puzzle.",
        es: "Una línea vacía pasa al problema siguiente.",
        pt: "Uma linha vazia passa ao problema seguinte.",
        sk: "Prázdny riadok prejde na ďalšiu úlohu.",
    }
    PLAIN_LAST {
        en: "That was the last puzzle.",
        es: "Era el último problema.",
        pt: "Era o último problema.",
        sk: "To bola posledná úloha.",
    }
}
