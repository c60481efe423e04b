//! Texts of replay and analysis.

use super::messages;

messages! {
    REPLAY_TITLE { en: "Replay", es: "Repaso", pt: "Revisão", sk: "Prehrávanie" }
    ANALYSIS_TITLE { en: "Analysis", es: "Análisis", pt: "Análise", sk: "Rozbor" }
    AT_START { en: "The start", es: "El principio", pt: "O início", sk: "Začiatok" }
    AT_MOVE {
        en: "Move {number} of {count}",
        es: "Jugada {number} de {count}",
        pt: "Jogada {number} de {count}",
        sk: "Ťah {number} z {count}",
    }
    MADE { en: "{name}: {move}", es: "{name}: {move}", pt: "{name}: {move}", sk: "{name}: {move}" }
    GOING {
        en: "{seconds} s a move",
        es: "{seconds} s por jugada",
        pt: "{seconds} s por jogada",
        sk: "{seconds} s na ťah",
    }
    COMMENT { en: "Comment", es: "Comentario", pt: "Comentário", sk: "Komentár" }
    DAMAGE { en: "Damaged record", es: "Registro dañado", pt: "Registo danificado", sk: "Poškodený zápis" }
    DAMAGED_AFTER {
        en: "The record is damaged: {why}",
        es: "El registro está dañado: {why}",
        pt: "O registo está danificado: {why}",
        sk: "Zápis je poškodený: {why}",
    }
    GO_TO_PROMPT {
        en: "to move (0 to {count})",
        es: "a la jugada (0 a {count})",
        pt: "para a jogada (0 a {count})",
        sk: "na ťah (0 až {count})",
    }
    NO_SUCH_MOVE {
        en: "There are moves from 0 to {count}.",
        es: "Hay jugadas de la 0 a la {count}.",
        pt: "Há jogadas de 0 a {count}.",
        sk: "Ťahy sú od 0 do {count}.",
    }
    OVER_HERE {
        en: "The game is over here. Go back to a move before, and play on from there.",
        es: "Aquí la partida ya terminó. Vuelve a una jugada anterior y sigue desde allí.",
        pt: "Aqui o jogo já acabou. Volte a uma jogada anterior e continue a jogar daí.",
        sk: "Tu sa hra už skončila. Vráť sa na skorší ťah a hraj odtiaľ ďalej.",
    }
    NO_MOVES {
        en: "There is no move to look at.",
        es: "No hay ninguna jugada que mirar.",
        pt: "Não há nenhuma jogada para ver.",
        sk: "Nie je žiadny ťah na prezeranie.",
    }
    TAKE_OVER_TITLE {
        en: "Play on from here",
        es: "Seguir jugando desde aquí",
        pt: "Continuar a jogar daqui",
        sk: "Hrať odtiaľto ďalej",
    }
    TAKE_OVER_YOU { en: "You play", es: "Juegas", pt: "Joga", sk: "Hráš" }
    TAKE_OVER_LEVEL { en: "Against", es: "Contra", pt: "Contra", sk: "Súper" }
    TAKE_OVER_START { en: "Start", es: "Empezar", pt: "Começar", sk: "Začať" }
    TAKE_OVER_ALL {
        en: "every seat",
        es: "todos los puestos",
        pt: "todos os lugares",
        sk: "na všetkých miestach",
    }
    TAKE_OVER_SEAT {
        en: "seat {seat} ({name})",
        es: "puesto {seat} ({name})",
        pt: "lugar {seat} ({name})",
        sk: "miesto {seat} ({name})",
    }
    DELAY {
        en: "{seconds} s from move to move.",
        es: "{seconds} s entre jugada y jugada.",
        pt: "{seconds} s de jogada em jogada.",
        sk: "{seconds} s od ťahu k ťahu.",
    }
    ANALYSING {
        en: "Analysing: {done} of {count} {count:move|moves}. {cancel}: stop.",
        es: "Analizando: {done} de {count} {count:jugada|jugadas}. {cancel}: parar.",
        pt: "A analisar: {done} de {count} {count:jogada|jogadas}. {cancel}: parar.",
        sk: "Rozbor: ťah {done} z {count}. {cancel}: stáť.",
    }
    ANALYSIS_STOPPED {
        en: "Stopped after {done} of {count} {count:move|moves}. {go_on}: go on.",
        es: "Detenido tras {done} de {count} {count:jugada|jugadas}. {go_on}: seguir.",
        pt: "Parado após {done} de {count} {count:jogada|jogadas}. {go_on}: continuar.",
        sk: "Rozbor stojí na ťahu {done} z {count}. {go_on}: ďalej.",
    }
    ANALYSIS_FAILED {
        en: "The analysis failed: {why}",
        es: "El análisis ha fallado: {why}",
        pt: "A análise falhou: {why}",
        sk: "Rozbor zlyhal: {why}",
    }
    NOT_YET {
        en: "not analysed yet",
        es: "aún sin analizar",
        pt: "ainda por analisar",
        sk: "zatiaľ bez rozboru",
    }
    THIS_MOVE { en: "This move", es: "Esta jugada", pt: "Esta jogada", sk: "Tento ťah" }
    VALUE_BEFORE { en: "before", es: "antes", pt: "antes", sk: "predtým" }
    VALUE_AFTER { en: "after", es: "después", pt: "depois", sk: "potom" }
    GAVE_AWAY { en: "gave away", es: "pérdida", pt: "perda", sk: "strata" }
    BEST_MOVE { en: "best", es: "mejor", pt: "melhor", sk: "najlepší" }
    NOTHING_GIVEN { en: "nothing", es: "nada", pt: "nada", sk: "nič" }
    GIVEN_PLIES {
        en: "{plies} {plies:ply|plies}",
        es: "{plies} {plies:jugada|jugadas}",
        pt: "{plies} {plies:jogada|jogadas}",
        sk: "{plies} {plies:ťah|ťahy|ťahov}",
    }
    GIVEN_TURNS {
        en: "{turns} {turns:turn|turns}",
        es: "{turns} {turns:turno|turnos}",
        pt: "{turns} {turns:turno|turnos}",
        sk: "{turns} {turns:ťah|ťahy|ťahov}",
    }
    GIVEN_GAME { en: "the game", es: "la partida", pt: "o jogo", sk: "celá hra" }
    MARK_BEST { en: "best", es: "óptima", pt: "ótima", sk: "najlepší" }
    MARK_FINE { en: "fine", es: "buena", pt: "boa", sk: "dobrý" }
    MARK_INACCURACY { en: "inaccuracy", es: "imprecisión", pt: "imprecisão", sk: "nepresnosť" }
    MARK_MISTAKE { en: "mistake", es: "error", pt: "erro", sk: "chyba" }
    MARK_BLUNDER { en: "blunder", es: "error grave", pt: "erro grave", sk: "hrubá chyba" }
    GRAPH_FIRST {
        en: "Value for {name}",
        es: "Valor: {name}",
        pt: "Valor para {name}",
        sk: "Hodnota: {name}",
    }
    GRAPH_EACH {
        en: "Value for the seat to move",
        es: "Valor para quien juega",
        pt: "Valor para quem joga",
        sk: "Hodnota: kto je na ťahu",
    }
    GRAPH_WON { en: "won", es: "gana", pt: "ganha", sk: "výhra" }
    GRAPH_LOST { en: "lost", es: "pierde", pt: "perde", sk: "prehra" }
    BEFORE_MOVE { en: "before the move", es: "antes de la jugada", pt: "antes da jogada", sk: "pred ťahom" }
    AFTER_MOVE { en: "after the move", es: "después de la jugada", pt: "depois da jogada", sk: "po ťahu" }
    SHOW_SHORT { en: "before/after", es: "antes/luego", pt: "antes/depois", sk: "pred/po" }
    NEXT_MISTAKE_SHORT { en: "next mistake", es: "otro error", pt: "outro erro", sk: "ďalšia chyba" }
    BACK_SHORT { en: "step back", es: "retroceder", pt: "recuar", sk: "späť" }
    FORTH_SHORT { en: "step", es: "avanzar", pt: "avançar", sk: "krok" }
    PLAY_SHORT { en: "play", es: "ver", pt: "ver", sk: "prehrať" }
    HELP_REPLAY_STEPS {
        en: "Left and right step through the moves, page up and down by ten, home and end to the start and \
             to the end. Type a number to go to that move.",
        es: "Izquierda y derecha van jugada a jugada, página arriba y abajo de diez en diez, inicio y fin al \
             principio y al final. Teclea un número para ir a esa jugada.",
        pt: "Esquerda e direita andam jogada a jogada, página acima e abaixo de dez em dez, início e fim vão \
             ao início e ao fim. Escreva um número para ir para essa jogada.",
        sk: "Vľavo a vpravo idú po ťahoch, strana hore a dole po desiatich, home a end na začiatok a na \
             koniec. Napíš číslo a prejdeš na ten ťah.",
    }
    HELP_REPLAY_PLAY {
        en: "Enter or space lets the moves follow by themselves, + and - change how fast. A click on the bar \
             or on a move goes there.",
        es: "Enter o espacio hacen que las jugadas sigan solas; + y - cambian la velocidad. Un clic en la \
             barra o en una jugada lleva allí.",
        pt: "Enter ou espaço deixam as jogadas seguir sozinhas; + e - mudam a velocidade. Um clique na barra \
             ou numa jogada leva até lá.",
        sk: "Po enteri alebo medzerníku idú ťahy samy, + a - menia rýchlosť. Kliknutie na lištu alebo na ťah \
             prejde tam.",
    }
    HELP_REPLAY_TAKE {
        en: "From every position you can play on, at any seat, against any level; the record stays as it is.",
        es: "Desde cualquier posición puedes seguir jugando, en cualquier puesto y contra cualquier nivel; \
             el registro queda como está.",
        pt: "De qualquer posição pode continuar a jogar, em qualquer lugar e contra qualquer nível; o \
             registo fica como está.",
        sk: "Z každej pozície sa dá hrať ďalej, na ktoromkoľvek mieste a proti ktorejkoľvek úrovni; zápis \
             ostane, aký je.",
    }
    HELP_ANALYSIS {
        en: "Every move against the best one: ?! gave something away, ? much, ?? a great deal or the game. \
             Below the graph these are -, ? and #. A value that is not proven has a ~ before it.",
        es: "Cada jugada frente a la mejor: ?! perdió algo, ? mucho, ?? muchísimo o la partida. Bajo la \
             gráfica son -, ? y #. Un valor no demostrado lleva una ~ delante.",
        pt: "Cada jogada comparada com a melhor: ?! perdeu alguma coisa, ? muito, ?? muitíssimo ou o jogo. \
             Por baixo do gráfico são -, ? e #. Um valor não provado leva um ~ à frente.",
        sk: "Každý ťah oproti najlepšiemu: ?! niečo stratil, ? veľa, ?? veľmi veľa alebo celú hru. Pod \
             grafom sú to -, ? a #. Pred hodnotou, ktorá nie je dokázaná, je ~.",
    }
    HELP_ANALYSIS_BOARD {
        en: "The board shows the position before the move with the values of the move and of the best one; \
             Enter shows it after the move. Tab goes to the next mistake.",
        es: "El tablero muestra la posición antes de la jugada, con los valores de la jugada y de la mejor; \
             Enter la muestra después de la jugada. Tab va al error siguiente.",
        pt: "O tabuleiro mostra a posição antes da jogada, com os valores da jogada e da melhor; Enter \
             mostra-a depois da jogada. Tab vai para o erro seguinte.",
        sk: "Doska ukazuje pozíciu pred ťahom s hodnotami ťahu a najlepšieho ťahu; Enter ju ukáže po ťahu. \
             Tab prejde na ďalšiu chybu.",
    }
    HELP_ANALYSIS_SMALL {
        en: "Where the graph has no room beside the board, Enter shows it in the board's place.",
        es: "Si la gráfica no cabe junto al tablero, Enter la muestra en su lugar.",
        pt: "Se o gráfico não couber ao lado do tabuleiro, Enter mostra-o no lugar dele.",
        sk: "Ak sa graf vedľa dosky nezmestí, Enter ho ukáže namiesto nej.",
    }
}
