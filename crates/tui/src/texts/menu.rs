//! Texts of the menu and of the list of games that were played.

use super::messages;

messages! {
    LAST_GAME {
        en: "Last game, {when}: {result}",
        es: "Última partida, {when}: {result}",
        pt: "Último jogo, {when}: {result}",
        sk: "Posledná hra, {when}: {result}",
    }
    GAMES_PLAYED { en: "Games played", es: "Partidas jugadas", pt: "Jogos feitos", sk: "Odohrané hry" }
    GAMES_PLAYED_NOTE {
        en: "Go through old games again, have them explained, go on with one that was left.",
        es: "Repasar partidas, ver su análisis, seguir con una que se dejó.",
        pt: "Rever jogos antigos, analisá-los, continuar um que ficou a meio.",
        sk: "Prejsť si staré hry, dať si ich vysvetliť, pokračovať v nedohranej.",
    }
    NO_GAMES {
        en: "No game has been played yet. Games are listed here as soon as they have a move.",
        es: "Aún no se ha jugado ninguna partida. Aparecen aquí desde la primera jugada.",
        pt: "Ainda não há jogos. Aparecem aqui desde a primeira jogada.",
        sk: "Zatiaľ si nehral žiadnu hru. Hry sa tu objavia hneď po prvom ťahu.",
    }
    NO_STORE {
        en: "There is no folder to keep games in.",
        es: "No hay carpeta donde guardar partidas.",
        pt: "Não há pasta onde guardar jogos.",
        sk: "Niet priečinka, kam by sa hry ukladali.",
    }
    WHEN { en: "when", es: "cuándo", pt: "quando", sk: "kedy" }
    GAME { en: "game", es: "juego", pt: "jogo", sk: "hra" }
    WHO { en: "who", es: "quién", pt: "quem", sk: "kto" }
    RESULT { en: "result", es: "resultado", pt: "resultado", sk: "výsledok" }
    WON_YOU { en: "you won", es: "ganaste", pt: "ganhou", sk: "výhra" }
    LOST_YOU { en: "you lost", es: "perdiste", pt: "perdeu", sk: "prehra" }
    WON { en: "{name} won", es: "ganó {name}", pt: "ganhou {name}", sk: "vyhral {name}" }
    DRAWN { en: "a draw", es: "empate", pt: "empate", sk: "remíza" }
    NOBODY { en: "nobody won", es: "nadie ganó", pt: "ninguém ganhou", sk: "nikto nevyhral" }
    NOT_OVER { en: "not over", es: "sin terminar", pt: "por acabar", sk: "nedohraná" }
    UNREADABLE { en: "can't be read", es: "ilegible", pt: "ilegível", sk: "nečitateľná" }
    AGO_NOW { en: "just now", es: "ahora mismo", pt: "agora mesmo", sk: "práve teraz" }
    AGO_MINUTES { en: "{n} min ago", es: "hace {n} min", pt: "há {n} min", sk: "pred {n} min" }
    AGO_HOURS { en: "{n} h ago", es: "hace {n} h", pt: "há {n} h", sk: "pred {n} h" }
    AGO_DAYS {
        en: "{n} {n:day|days} ago",
        es: "hace {n} {n:día|días}",
        pt: "há {n} {n:dia|dias}",
        sk: "pred {n} {n:dňom|dňami|dňami}",
    }
    DELETE_HELP {
        en: "delete the selected game, after a question",
        es: "borrar la partida elegida, tras preguntar",
        pt: "apagar o jogo escolhido, depois de perguntar",
        sk: "zmazať vybranú hru, po otázke",
    }
    DELETE_SHORT { en: "delete", es: "borrar", pt: "apagar", sk: "zmazať" }
    REPLAY_SHORT { en: "go through", es: "repasar", pt: "rever", sk: "prejsť" }
    RESUME_SHORT { en: "go on", es: "seguir", pt: "continuar", sk: "pokračovať" }
    ASK_DELETE {
        en: "Delete this game for good?",
        es: "¿Borrar esta partida para siempre?",
        pt: "Apagar este jogo para sempre?",
        sk: "Zmazať túto hru navždy?",
    }
    DELETED { en: "The game is deleted.", es: "La partida está borrada.", pt: "O jogo foi apagado.", sk: "Hra je zmazaná." }
    NO_MOVES_TO_ANALYSE {
        en: "There is no move to explain.",
        es: "No hay jugadas que analizar.",
        pt: "Não há jogadas para analisar.",
        sk: "Niet ťahu, ktorý by sa dal vysvetliť.",
    }
    HELP_GAMES {
        en: "The newest game comes first. Choosing one goes through it move by move, or goes on with it if it is not over.",
        es: "La partida más reciente está arriba. Al elegir una se repasa jugada a jugada, o se sigue si no ha terminado.",
        pt: "O jogo mais recente está em cima. Escolher um é revê-lo jogada a jogada, ou continuá-lo se não acabou.",
        sk: "Najnovšia hra je hore. Vybraná hra sa prechádza ťah po ťahu; v nedohranej sa pokračuje.",
    }
}
