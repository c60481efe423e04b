//! Texts of the program as a whole: menu, set-up, help, boxes with a question.

use super::messages;

messages! {
    TOO_SMALL {
        en: "needs {needed}, this is {found}",
        es: "necesita {needed}, hay {found}",
        pt: "precisa de {needed}, há {found}",
        sk: "treba {needed}, je {found}",
    }
    PROGRAM { en: "arcade", es: "arcade", pt: "arcade", sk: "arcade" }
    MENU_SUBTITLE {
        en: "pencil and paper games against the computer",
        es: "juegos de papel y lápiz contra la máquina",
        pt: "jogos de papel e lápis contra o computador",
        sk: "hry s papierom a ceruzkou proti počítaču",
    }
    MENU_RESUME {
        en: "Go on with the last game",
        es: "Seguir con la última partida",
        pt: "Continuar o último jogo",
        sk: "Pokračovať v poslednej hre",
    }
    MENU_RESUME_NOTE {
        en: "{game}, {moves} {moves:move|moves} played",
        es: "{game}, {moves} {moves:jugada|jugadas}",
        pt: "{game}, {moves} {moves:jogada|jogadas}",
        sk: "{game}, {moves} {moves:ťah|ťahy|ťahov}",
    }
    MENU_QUIT { en: "Leave", es: "Salir", pt: "Sair", sk: "Koniec" }
    MENU_QUIT_NOTE {
        en: "back to the shell",
        es: "volver a la terminal",
        pt: "voltar ao terminal",
        sk: "späť do terminálu",
    }
    YES { en: "Yes", es: "Sí", pt: "Sim", sk: "Áno" }
    NO { en: "No", es: "No", pt: "Não", sk: "Nie" }
    ASK_LEAVE {
        en: "Leave this game? It is saved, and the menu offers to go on with it.",
        es: "¿Dejar esta partida? Queda guardada, y desde el menú puedes seguirla.",
        pt: "Deixar este jogo? Fica guardado, e o menu permite continuá-lo.",
        sk: "Odísť z tejto hry? Je uložená a v menu sa v nej dá pokračovať.",
    }
    ASK_LEAVE_UNSAVED {
        en: "Leave this game? It is not saved.",
        es: "¿Dejar esta partida? No queda guardada.",
        pt: "Deixar este jogo? Não fica guardado.",
        sk: "Odísť z tejto hry? Nie je uložená.",
    }
    ASK_NEW {
        en: "Begin a new game? This one is not over.",
        es: "¿Empezar otra partida? Esta no ha terminado.",
        pt: "Começar um novo jogo? Este ainda não acabou.",
        sk: "Začať novú hru? Táto sa ešte neskončila.",
    }
    ASK_RESIGN {
        en: "Resign this game?",
        es: "¿Rendirte en esta partida?",
        pt: "Desistir deste jogo?",
        sk: "Vzdať túto hru?",
    }
    HELP_TITLE { en: "Help", es: "Ayuda", pt: "Ajuda", sk: "Pomoc" }
    HELP_RULES { en: "The rules", es: "Las reglas", pt: "As regras", sk: "Pravidlá" }
    HELP_SCREEN { en: "On this screen", es: "En esta pantalla", pt: "Neste ecrã", sk: "Na tejto obrazovke" }
    HELP_MOUSE {
        en: "The mouse works everywhere: click on what you want. Shift and the mouse select text, as usual.",
        es: "El ratón sirve en todas partes: haz clic en lo que quieras. Mayúsculas y el ratón seleccionan \
             texto, como siempre.",
        pt: "O rato funciona em todo o lado: clique no que quiser. Shift e o rato selecionam texto, como de \
             costume.",
        sk: "Myš funguje všade: klikni na to, čo chceš. Shift a myš označujú text ako zvyčajne.",
    }
    HELP_MORE { en: "{percent} %", es: "{percent} %", pt: "{percent} %", sk: "{percent} %" }
    SETUP_TITLE {
        en: "{game}: new game",
        es: "{game}: nueva partida",
        pt: "{game}: novo jogo",
        sk: "{game}: nová hra",
    }
    SETUP_SEAT { en: "seat {seat}", es: "puesto {seat}", pt: "lugar {seat}", sk: "miesto {seat}" }
    SETUP_START { en: "Start", es: "Empezar", pt: "Começar", sk: "Začať" }
    SETUP_DEFAULTS {
        en: "Usual settings",
        es: "Ajustes habituales",
        pt: "Definições habituais",
        sk: "Zvyčajné nastavenia",
    }
    SETUP_HELP_SEAT { en: "who plays here", es: "quién juega aquí", pt: "quem joga aqui", sk: "kto tu hrá" }
    SETUP_HELP_START {
        en: "play with these settings",
        es: "jugar con estos ajustes",
        pt: "jogar com estas definições",
        sk: "hrať s týmito nastaveniami",
    }
    SETUP_HELP_DEFAULTS {
        en: "put everything back",
        es: "dejarlo todo como estaba",
        pt: "repor tudo como estava",
        sk: "vrátiť všetko na začiatok",
    }
    SETUP_CHANGE_SHORT { en: "change", es: "cambiar", pt: "mudar", sk: "zmeniť" }
    PLAYER_HUMAN { en: "person", es: "persona", pt: "pessoa", sk: "človek" }
    PLAYER_EASY { en: "computer, easy", es: "máquina, fácil", pt: "computador, fácil", sk: "počítač, ľahký" }
    PLAYER_MEDIUM {
        en: "computer, medium",
        es: "máquina, media",
        pt: "computador, médio",
        sk: "počítač, stredný",
    }
    PLAYER_HARD {
        en: "computer, hard",
        es: "máquina, difícil",
        pt: "computador, difícil",
        sk: "počítač, ťažký",
    }
    PLAYER_PERFECT {
        en: "computer, perfect",
        es: "máquina, perfecta",
        pt: "computador, perfeito",
        sk: "počítač, dokonalý",
    }
    MOUSE_ON {
        en: "The mouse is on.",
        es: "El ratón está activado.",
        pt: "O rato está ligado.",
        sk: "Myš je zapnutá.",
    }
    MOUSE_OFF {
        en: "The mouse is off; the terminal selects text again.",
        es: "El ratón está desactivado; la terminal vuelve a seleccionar texto.",
        pt: "O rato está desligado; o terminal volta a selecionar texto.",
        sk: "Myš je vypnutá; terminál znova označuje text.",
    }
    THEME_IS {
        en: "Colour theme: {theme}",
        es: "Tema de color: {theme}",
        pt: "Tema de cores: {theme}",
        sk: "Farebná téma: {theme}",
    }
    NO_SLEEP {
        en: "There is no shell to come back to.",
        es: "No hay ningún shell al que volver.",
        pt: "Não há nenhuma shell à qual voltar.",
        sk: "Nie je shell, do ktorého by sa dalo vrátiť.",
    }
}
