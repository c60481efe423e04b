//! What the actions are called in the help overlay and in the footer.

use super::messages;

messages! {
    UP { en: "up", es: "subir", pt: "cima", sk: "hore" }
    DOWN { en: "down", es: "bajar", pt: "baixo", sk: "dole" }
    LEFT { en: "left", es: "izquierda", pt: "esquerda", sk: "vľavo" }
    RIGHT { en: "right", es: "derecha", pt: "direita", sk: "vpravo" }
    NEXT { en: "next", es: "siguiente", pt: "seguinte", sk: "ďalšie" }
    PREVIOUS { en: "previous", es: "anterior", pt: "anterior", sk: "predošlé" }
    FIRST { en: "to the first", es: "al primero", pt: "ao primeiro", sk: "na prvé" }
    LAST { en: "to the last", es: "al último", pt: "ao último", sk: "na posledné" }
    PAGE_UP { en: "a page up", es: "página arriba", pt: "página acima", sk: "o stranu vyššie" }
    PAGE_DOWN { en: "a page down", es: "página abajo", pt: "página abaixo", sk: "o stranu nižšie" }
    CONFIRM {
        en: "choose, play the move",
        es: "elegir, hacer la jugada",
        pt: "escolher, fazer a jogada",
        sk: "vybrať, zahrať ťah",
    }
    CONFIRM_SHORT { en: "play", es: "jugar", pt: "jogar", sk: "hrať" }
    CHOOSE_SHORT { en: "choose", es: "elegir", pt: "escolher", sk: "vybrať" }
    CANCEL { en: "cancel, back", es: "cancelar, atrás", pt: "cancelar, voltar", sk: "zrušiť, späť" }
    CANCEL_SHORT { en: "back", es: "atrás", pt: "voltar", sk: "späť" }
    STOP_SHORT { en: "stop", es: "parar", pt: "parar", sk: "stáť" }
    HELP { en: "this help", es: "esta ayuda", pt: "esta ajuda", sk: "táto pomoc" }
    HELP_SHORT { en: "help", es: "ayuda", pt: "ajuda", sk: "pomoc" }
    QUIT { en: "leave the program", es: "salir del programa", pt: "sair do programa", sk: "ukončiť program" }
    QUIT_SHORT { en: "quit", es: "salir", pt: "sair", sk: "koniec" }
    SUSPEND {
        en: "put the program to sleep (fg wakes it)",
        es: "dormir el programa (fg lo despierta)",
        pt: "adormecer o programa (fg acorda-o)",
        sk: "uspať program (fg ho zobudí)",
    }
    REDRAW {
        en: "draw everything anew",
        es: "dibujar todo de nuevo",
        pt: "desenhar tudo de novo",
        sk: "všetko nanovo nakresliť",
    }
    MOUSE {
        en: "mouse on or off",
        es: "activar o desactivar el ratón",
        pt: "ligar ou desligar o rato",
        sk: "zapnúť alebo vypnúť myš",
    }
    MOUSE_SHORT { en: "mouse", es: "ratón", pt: "rato", sk: "myš" }
    THEME {
        en: "next colour theme",
        es: "siguiente tema de color",
        pt: "tema de cores seguinte",
        sk: "ďalšia farebná téma",
    }
    THEME_SHORT { en: "theme", es: "tema", pt: "tema", sk: "téma" }
    TYPE_MOVE { en: "type a move", es: "teclear una jugada", pt: "escrever uma jogada", sk: "napísať ťah" }
    TYPE_MOVE_SHORT { en: "type", es: "texto", pt: "texto", sk: "písať" }
    UNDO {
        en: "take back to your last decision",
        es: "deshacer hasta tu última decisión",
        pt: "anular até à sua última decisão",
        sk: "vrátiť sa k svojmu poslednému rozhodnutiu",
    }
    UNDO_SHORT { en: "undo", es: "anular", pt: "anular", sk: "vrátiť" }
    REDO {
        en: "play again what was taken back",
        es: "volver a jugar lo deshecho",
        pt: "jogar de novo o que foi anulado",
        sk: "znova zahrať, čo sa vrátilo",
    }
    REDO_SHORT { en: "redo", es: "rehacer", pt: "refazer", sk: "znova" }
    HINT {
        en: "show a good move",
        es: "mostrar una buena jugada",
        pt: "mostrar uma boa jogada",
        sk: "ukázať dobrý ťah",
    }
    HINT_SHORT { en: "hint", es: "pista", pt: "dica", sk: "rada" }
    VALUES {
        en: "show what every move is worth",
        es: "mostrar cuánto vale cada jugada",
        pt: "mostrar quanto vale cada jogada",
        sk: "ukázať, akú cenu má každý ťah",
    }
    VALUES_SHORT { en: "values", es: "valor", pt: "valor", sk: "hodnoty" }
    PLAN {
        en: "show the moves that the computer expects",
        es: "mostrar las jugadas que espera la máquina",
        pt: "mostrar as jogadas que o computador espera",
        sk: "ukázať ťahy, ktoré čaká počítač",
    }
    PLAN_SHORT { en: "plan", es: "plan", pt: "plano", sk: "plán" }
    MOVE_NOW {
        en: "let the computer move now",
        es: "que la máquina juegue ya",
        pt: "fazer o computador jogar já",
        sk: "nech počítač ťahá hneď",
    }
    MOVE_NOW_SHORT { en: "move now", es: "jugar ya", pt: "jogar já", sk: "ťahaj hneď" }
    PAUSE {
        en: "pause and go on",
        es: "pausar y seguir",
        pt: "pausar e continuar",
        sk: "pozastaviť a pokračovať",
    }
    PAUSE_SHORT { en: "pause", es: "pausa", pt: "pausa", sk: "pauza" }
    GO_ON_SHORT { en: "go on", es: "seguir", pt: "continuar", sk: "ďalej" }
    STEP {
        en: "while paused: one move",
        es: "en pausa: una jugada",
        pt: "em pausa: uma jogada",
        sk: "počas pauzy: jeden ťah",
    }
    STEP_SHORT { en: "step", es: "paso", pt: "passo", sk: "krok" }
    FASTER {
        en: "less time between two moves",
        es: "menos tiempo entre dos jugadas",
        pt: "menos tempo entre duas jogadas",
        sk: "menej času medzi dvoma ťahmi",
    }
    FASTER_SHORT { en: "faster", es: "rápido", pt: "acelerar", sk: "rýchlejšie" }
    SLOWER {
        en: "more time between two moves",
        es: "más tiempo entre dos jugadas",
        pt: "mais tempo entre duas jogadas",
        sk: "viac času medzi dvoma ťahmi",
    }
    SLOWER_SHORT { en: "slower", es: "lento", pt: "abrandar", sk: "pomalšie" }
    GO_TO {
        en: "to a move, by its number",
        es: "ir a una jugada, por su número",
        pt: "ir para uma jogada, pelo número",
        sk: "prejsť na ťah podľa jeho čísla",
    }
    GO_TO_SHORT { en: "go to", es: "ir a", pt: "ir para", sk: "prejsť" }
    TAKE_OVER {
        en: "play on from here",
        es: "seguir jugando desde aquí",
        pt: "continuar a jogar daqui",
        sk: "hrať odtiaľto ďalej",
    }
    TAKE_OVER_SHORT { en: "play on", es: "seguir", pt: "continuar", sk: "hrať ďalej" }
    ANALYSE {
        en: "find what every move was worth",
        es: "ver cuánto valía cada jugada",
        pt: "ver quanto valia cada jogada",
        sk: "zistiť, akú cenu mal každý ťah",
    }
    ANALYSE_SHORT { en: "analyse", es: "analizar", pt: "analisar", sk: "rozbor" }
    NEW_GAME { en: "new game", es: "nueva partida", pt: "novo jogo", sk: "nová hra" }
    NEW_GAME_SHORT { en: "new", es: "otra", pt: "novo", sk: "nová" }
    RESIGN { en: "resign the game", es: "rendirse", pt: "desistir do jogo", sk: "vzdať hru" }
    RESIGN_SHORT { en: "resign", es: "rendirse", pt: "desistir", sk: "vzdať" }
    REMATCH_SHORT { en: "rematch", es: "revancha", pt: "desforra", sk: "odveta" }
    GROUP_ALWAYS { en: "Everywhere", es: "En todas partes", pt: "Em todo o lado", sk: "Všade" }
    GROUP_MOVING { en: "Moving about", es: "Moverse", pt: "Deslocar-se", sk: "Pohyb" }
    GROUP_PLAY { en: "In a game", es: "En una partida", pt: "Num jogo", sk: "Počas hry" }
    GROUP_WATCH {
        en: "Moves that follow by themselves",
        es: "Jugadas que siguen solas",
        pt: "Jogadas que seguem sozinhas",
        sk: "Ťahy, ktoré idú samy",
    }
    GROUP_RECORD {
        en: "Looking at a game",
        es: "Repasar una partida",
        pt: "Rever um jogo",
        sk: "Prezeranie hry",
    }
    GROUP_BOARD { en: "On this board", es: "En este tablero", pt: "Neste tabuleiro", sk: "Na tejto doske" }
}
