//! Texts of the statistics.

use super::messages;

messages! {
    TITLE { en: "Statistics", es: "Estadísticas", pt: "Estatísticas", sk: "Štatistiky" }
    MENU_NOTE {
        en: "Played, won, drawn and lost, by game, level and seat.",
        es: "Jugadas, ganadas, empates y perdidas, por juego, nivel y puesto.",
        pt: "Feitos, ganhos, empates e perdidos, por jogo, nível e lugar.",
        sk: "Hrané, vyhrané, remízy a prehrané, podľa hry, úrovne a miesta."
    }
    ACTION { en: "what became of your games", es: "qué fue de tus partidas", pt: "o que deram os seus jogos",
        sk: "ako dopadli tvoje hry" }
    ALL_GAMES { en: "All games", es: "Todos", pt: "Todos", sk: "Všetky hry" }
    ALL_KINDS { en: "all of them", es: "todas", pt: "todos", sk: "všetky" }
    NOTHING { en: "Nothing played yet.", es: "Aún no has jugado.", pt: "Ainda não jogou.",
        sk: "Zatiaľ žiadna hra." }
    NOTHING_HOW {
        en: "A game that you play to its end shows up here: won, drawn or lost, by level and seat.",
        es: "Una partida que juegues hasta el final aparece aquí: ganada, empatada o perdida, por nivel y puesto.",
        pt: "Um jogo que jogue até ao fim aparece aqui: ganho, empatado ou perdido, por nível e lugar.",
        sk: "Hra, ktorú dohráš do konca, sa tu ukáže: vyhraná, nerozhodná či prehraná, podľa úrovne a miesta."
    }
    NO_FOLDER {
        en: "There is no folder to keep results in.",
        es: "No hay carpeta donde guardar los resultados.",
        pt: "Não há pasta onde guardar os resultados.",
        sk: "Niet priečinka na ukladanie výsledkov."
    }
    PLAYED { en: "played", es: "jugadas", pt: "jogados", sk: "hrané" }
    WON { en: "won", es: "ganadas", pt: "ganhos", sk: "vyhrané" }
    DRAWN { en: "drawn", es: "empates", pt: "empates", sk: "remízy" }
    LOST { en: "lost", es: "perdidas", pt: "perdidos", sk: "prehrané" }
    UNRANKED { en: "between people", es: "entre personas", pt: "entre pessoas", sk: "medzi ľuďmi" }
    SEAT { en: "seat {seat}", es: "puesto {seat}", pt: "lugar {seat}", sk: "miesto {seat}" }
    LEVEL_EASY { en: "easy", es: "fácil", pt: "fácil", sk: "ľahký" }
    LEVEL_MEDIUM { en: "medium", es: "media", pt: "médio", sk: "stredný" }
    LEVEL_HARD { en: "hard", es: "difícil", pt: "difícil", sk: "ťažký" }
    LEVEL_PERFECT { en: "perfect", es: "perfecta", pt: "perfeito", sk: "dokonalý" }
    OPPONENT_PROGRAM { en: "a program", es: "un programa", pt: "um programa", sk: "program" }
    OPPONENT_MIXED { en: "mixed table", es: "mesa mixta", pt: "mesa mista", sk: "zmiešaný stôl" }
    OPPONENT_PERSON { en: "people", es: "personas", pt: "pessoas", sk: "ľudia" }
    OPPONENT_ALONE { en: "alone", es: "en solitario", pt: "sozinho", sk: "sám" }
    SUM {
        en: "{played} {played:game|games}, {time} in all",
        es: "{played} {played:partida|partidas}, {time} en total",
        pt: "{played} {played:jogo|jogos}, {time} ao todo",
        sk: "{played} {played:hra|hry|hier}, spolu {time}"
    }
    HELPED {
        en: "{n} {n:win|wins} with help",
        es: "{n} {n:victoria|victorias} con ayuda",
        pt: "{n} {n:vitória|vitórias} com ajuda",
        sk: "{n} {n:výhra|výhry|výhier} s pomocou"
    }
    STREAK { en: "Streak", es: "Racha", pt: "Série", sk: "Séria" }
    STREAK_WON {
        en: "{n} {n:win|wins} in a row",
        es: "{n} {n:victoria seguida|victorias seguidas}",
        pt: "{n} {n:vitória seguida|vitórias seguidas}",
        sk: "{n} {n:výhra|výhry|výhier} za sebou"
    }
    STREAK_LOST {
        en: "{n} {n:loss|losses} in a row",
        es: "{n} {n:derrota seguida|derrotas seguidas}",
        pt: "{n} {n:derrota seguida|derrotas seguidas}",
        sk: "{n} {n:prehra|prehry|prehier} za sebou"
    }
    STREAK_NONE { en: "none now", es: "ninguna ahora", pt: "nenhuma agora", sk: "teraz žiadna" }
    LONGEST { en: "Longest", es: "La más larga", pt: "A mais longa", sk: "Najdlhšia" }
    BEST_MARGIN { en: "Best win", es: "Mejor victoria", pt: "Melhor vitória", sk: "Najlepšia výhra" }
    BEST_MARGIN_BY { en: "by {margin}", es: "por {margin}", pt: "por {margin}", sk: "o {margin}" }
    FASTEST { en: "Fastest", es: "Más rápida", pt: "Mais rápida", sk: "Najrýchlejšia" }
    FASTEST_MOVES {
        en: "{n} own {n:move|moves}",
        es: "{n} {n:jugada propia|jugadas propias}",
        pt: "{n} {n:jogada sua|jogadas suas}",
        sk: "{n} {n:vlastný ťah|vlastné ťahy|vlastných ťahov}"
    }
    NO_BEST {
        en: "none without help yet",
        es: "aún ninguna sin ayuda",
        pt: "ainda nenhuma sem ajuda",
        sk: "zatiaľ žiadna bez pomoci"
    }
    LAST { en: "Last game", es: "Última partida", pt: "Último jogo", sk: "Posledná hra" }
    LAST_WON { en: "won", es: "ganada", pt: "ganho", sk: "vyhraná" }
    LAST_DRAWN { en: "drawn", es: "empatada", pt: "empatado", sk: "nerozhodná" }
    LAST_LOST { en: "lost", es: "perdida", pt: "perdido", sk: "prehraná" }
    LAST_NONE { en: "played", es: "jugada", pt: "jogado", sk: "dohraná" }
    UNREADABLE {
        en: "{lines} {lines:line|lines} of {file} can't be read and {lines:is|are} not counted (line {first}).",
        es: "{lines} {lines:línea|líneas} de {file} no se {lines:puede|pueden} leer ni contar (línea {first}).",
        pt: "Não se {lines:consegue|conseguem} ler nem contar {lines} {lines:linha|linhas} de {file} (linha {first}).",
        sk: "{lines} {lines:riadok|riadky|riadkov} v {file} sa nedá prečítať ani započítať (riadok {first})."
    }
    NEWER {
        en: "{lines} {lines:game|games} of a newer version {lines:is|are} not counted.",
        es: "{lines} {lines:partida|partidas} de una versión más nueva no se {lines:cuenta|cuentan}.",
        pt: "{lines} {lines:jogo|jogos} de uma versão mais nova não {lines:é contado|são contados}.",
        sk: "{lines} {lines:hra|hry|hier} z novšej verzie sa nepočíta."
    }
    NOT_COUNTED {
        en: "This game is not in the statistics: {why}",
        es: "Esta partida no está en las estadísticas: {why}",
        pt: "Este jogo não está nas estatísticas: {why}",
        sk: "Táto hra nie je v štatistikách: {why}"
    }
    HELP_GAMES {
        en: "Left and right go from game to game, up and down from level to level; Enter opens a game.",
        es: "Izquierda y derecha cambian de juego, arriba y abajo de nivel; Enter abre un juego.",
        pt: "Esquerda e direita mudam de jogo, cima e baixo de nível; Enter abre um jogo.",
        sk: "Doľava a doprava sa ide z hry na hru, hore a dolu z úrovne na úroveň; Enter otvorí hru."
    }
    HELP_COUNTS {
        en: "A game counts when it ends for the first time; resigning and running out of time are losses.",
        es: "Una partida cuenta cuando termina por primera vez; rendirse o agotar el tiempo es perder.",
        pt: "Um jogo conta quando acaba pela primeira vez; desistir ou esgotar o tempo é perder.",
        sk: "Hra sa počíta, keď sa prvý raz skončí; vzdať sa či prekročiť čas je prehra."
    }
    HELP_BESTS {
        en: "The best wins are those by the rules, without hints and without taking back.",
        es: "Las mejores victorias son según las reglas, sin pistas y sin deshacer.",
        pt: "As melhores vitórias são pelas regras, sem dicas e sem desfazer.",
        sk: "Najlepšie výhry sú podľa pravidiel, bez rád a bez vracania ťahov."
    }
    GAME_SHORT { en: "game", es: "juego", pt: "jogo", sk: "hra" }
    OPEN_SHORT { en: "open", es: "abrir", pt: "abrir", sk: "otvoriť" }
}
