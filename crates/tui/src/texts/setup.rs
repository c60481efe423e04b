//! Texts of the set-up screen, beyond those that it shares with others.

use super::messages;

messages! {
    CLOCK { en: "clock", es: "reloj", pt: "relógio", sk: "hodiny" }
    CLOCK_OFF { en: "off", es: "sin reloj", pt: "sem relógio", sk: "bez hodín" }
    CLOCK_MAP { en: "as the map says", es: "el del mapa", pt: "o do mapa", sk: "podľa mapy" }
    CLOCK_TURN { en: "{seconds} s a turn", es: "{seconds} s por turno", pt: "{seconds} s por vez", sk: "{seconds} s na ťah" }
    CLOCK_NOTE {
        en: "how long a turn may take; whoever oversteps it loses (seconds, off, map)",
        es: "cuánto puede durar un turno; quien se pasa pierde (segundos, off, map)",
        pt: "quanto pode durar uma vez; quem passar do tempo perde (segundos, off, map)",
        sk: "ako dlho smie trvať ťah; kto ho prekročí, prehrá (sekundy, off, map)",
    }
    THINK { en: "thinking time", es: "tiempo de cálculo", pt: "tempo de cálculo", sk: "čas na úvahu" }
    THINK_USUAL { en: "usual", es: "habitual", pt: "habitual", sk: "zvyčajný" }
    THINK_TIME { en: "{seconds} s a move", es: "{seconds} s por jugada", pt: "{seconds} s por jogada", sk: "{seconds} s na ťah" }
    THINK_NOTE {
        en: "how long \"perfect\" and programs may think; usual: 5 s, programs 10 s",
        es: "cuánto pueden calcular \"perfecto\" y los programas; habitual: 5 s, programas 10 s",
        pt: "quanto podem calcular \"perfeito\" e os programas; habitual: 5 s, programas 10 s",
        sk: "ako dlho smie uvažovať \"dokonalý\" a programy; zvyčajne 5 s, programy 10 s",
    }
    SEED { en: "seed", es: "semilla", pt: "semente", sk: "semienko" }
    SEED_NOTE {
        en: "everything random comes from it: equal seeds give equal maps and equal play",
        es: "todo lo aleatorio sale de ella: semillas iguales dan mapas y juego iguales",
        pt: "tudo o que é ao acaso vem dela: sementes iguais dão mapas e jogo iguais",
        sk: "z neho je všetko náhodné: rovnaké semená dajú rovnaké mapy aj hru",
    }
    SEED_NEW { en: "new: {seed}", es: "nueva: {seed}", pt: "nova: {seed}", sk: "nové: {seed}" }
    SEED_NEW_NOTE {
        en: "everything random comes from it; each game gets a new one, unless you type one: that stays",
        es: "todo lo aleatorio sale de ella; cada partida tiene una nueva, salvo que escribas una: esa queda",
        pt: "tudo o que é ao acaso vem dela; cada jogo tem uma nova, a não ser que escreva uma: essa fica",
        sk: "z neho je všetko náhodné; každá hra má nové, ak nejaké nenapíšeš: to zostane",
    }
    SEED_CHOSEN_NOTE {
        en: "everything random comes from it; this one stays until you take its digits away",
        es: "todo lo aleatorio sale de ella; esta queda hasta que borres sus cifras",
        pt: "tudo o que é ao acaso vem dela; esta fica até apagar os seus algarismos",
        sk: "z neho je všetko náhodné; toto zostane, kým nezmažeš jeho číslice",
    }
    TIME_IS_SECONDS {
        en: "expected seconds from 0.001 to 86400, found {found}",
        es: "se esperaban segundos de 0.001 a 86400, hay {found}",
        pt: "esperavam-se segundos de 0.001 a 86400, há {found}",
        sk: "čakajú sa sekundy od 0.001 do 86400, je {found}",
    }
    CLOCK_IS_SECONDS {
        en: "expected off, map or seconds from 0.001 to 86400, found {found}",
        es: "se esperaba off, map o segundos de 0.001 a 86400, hay {found}",
        pt: "esperava-se off, map ou segundos de 0.001 a 86400, há {found}",
        sk: "čaká sa off, map alebo sekundy od 0.001 do 86400, je {found}",
    }
    NO_TIME_OF_ITS_OWN {
        en: "clock: the map has no time of its own",
        es: "reloj: el mapa no trae tiempo propio",
        pt: "relógio: o mapa não tem tempo próprio",
        sk: "hodiny: mapa nemá vlastný čas",
    }
    SEED_IS_A_NUMBER {
        en: "seed: expected a whole number, found {found}",
        es: "semilla: se esperaba un número entero, hay {found}",
        pt: "semente: esperava-se um número inteiro, há {found}",
        sk: "semienko: čaká sa celé číslo, je {found}",
    }
    PROGRAM { en: "program: {command}", es: "programa: {command}", pt: "programa: {command}", sk: "program: {command}" }
    PROGRAM_NONE { en: "program...", es: "programa...", pt: "programa...", sk: "program..." }
    PROGRAM_LISP { en: "program (4 calls): {command}", es: "programa (4 llamadas): {command}", pt: "programa (4 chamadas): {command}", sk: "program (4 volania): {command}" }
    PROGRAM_LISP_NONE { en: "program (4 calls)...", es: "programa (4 llamadas)...", pt: "programa (4 chamadas)...", sk: "program (4 volania)..." }
    PROGRAM_NOTE {
        en: "the command line of a program that speaks the line protocol; type it",
        es: "la orden de un programa que habla el protocolo de líneas; escríbela",
        pt: "o comando de um programa que fala o protocolo de linhas; escreva-o",
        sk: "príkaz programu, ktorý ovláda riadkový protokol; napíš ho",
    }
    PROGRAM_MISSING {
        en: "Seat {seat}: type the command line of the program.",
        es: "Puesto {seat}: escribe la orden del programa.",
        pt: "Lugar {seat}: escreva o comando do programa.",
        sk: "Miesto {seat}: napíš príkaz programu.",
    }
    PROGRAM_FAILED {
        en: "Seat {seat}, program {command}: {why}",
        es: "Puesto {seat}, programa {command}: {why}",
        pt: "Lugar {seat}, programa {command}: {why}",
        sk: "Miesto {seat}, program {command}: {why}",
    }
    DRAWING { en: "drawing the {what}...", es: "dibujando: {what}...", pt: "a desenhar: {what}...", sk: "kreslím: {what}..." }
    ASKING {
        en: "asking the program whether it plays...",
        es: "preguntando al programa si juega...",
        pt: "a perguntar ao programa se joga...",
        sk: "pýtam sa programu, či hrá...",
    }
    NOT_MADE {
        en: "there is no board: something in the program broke",
        es: "no hay tablero: algo falló en el programa",
        pt: "não há tabuleiro: algo falhou no programa",
        sk: "niet plochy: v programe sa niečo pokazilo",
    }
    PREVIEW { en: "Preview", es: "Vista previa", pt: "Antevisão", sk: "Ukážka" }
    BOARD { en: "board", es: "tablero", pt: "tabuleiro", sk: "hracia plocha" }
    NO_PREVIEW {
        en: "nothing to show: see below",
        es: "nada que mostrar: ver abajo",
        pt: "nada para mostrar: ver abaixo",
        sk: "niet čo ukázať: pozri dole",
    }
    TYPE_SHORT { en: "type", es: "escribir", pt: "escrever", sk: "napísať" }
    ACCEPT_SHORT { en: "take it", es: "aceptar", pt: "aceitar", sk: "potvrdiť" }
    FELL_BACK {
        en: "From last time: {why}; the usual one is used.",
        es: "De la última vez: {why}; se usa lo habitual.",
        pt: "Da última vez: {why}; usa-se o habitual.",
        sk: "Z minula: {why}; použije sa zvyčajné.",
    }
    NOT_KEPT {
        en: "These settings are not kept: {why}",
        es: "Estos ajustes no se guardan: {why}",
        pt: "Estas definições não ficam guardadas: {why}",
        sk: "Tieto nastavenia sa neuložia: {why}",
    }
    NOT_FOUND {
        en: "The settings of last time can't be used: {why}",
        es: "Los ajustes de la última vez no sirven: {why}",
        pt: "As definições da última vez não servem: {why}",
        sk: "Nastavenia z minula sa nedajú použiť: {why}",
    }
    PREPARING {
        en: "{game}: getting everything ready...",
        es: "{game}: preparando todo...",
        pt: "{game}: a preparar tudo...",
        sk: "{game}: všetko pripravujem...",
    }
    HELP_TYPE {
        en: "Numbers, tracks, maps, times and programs can be typed: choose the line, then the confirm key, or just begin with a digit.",
        es: "Números, circuitos, mapas, tiempos y programas se pueden escribir: elige la línea y confirma, o empieza con una cifra.",
        pt: "Números, pistas, mapas, tempos e programas podem escrever-se: escolha a linha e confirme, ou comece por um algarismo.",
        sk: "Čísla, trate, mapy, časy a programy sa dajú napísať: vyber riadok a potvrď, alebo začni číslicou.",
    }
    HELP_KEPT {
        en: "What a game was started with is remembered for the next time; the line with the usual settings puts everything back.",
        es: "Lo elegido al empezar se recuerda para la próxima vez; la línea de ajustes habituales lo repone todo.",
        pt: "O que se escolheu ao começar fica para a próxima vez; a linha das definições habituais repõe tudo.",
        sk: "S čím sa hra začala, to sa pamätá na nabudúce; riadok so zvyčajnými nastaveniami všetko vráti.",
    }
    HELP_MOUSE {
        en: "With the mouse: a click on a line chooses it, on < and > changes it; the wheel changes it, too.",
        es: "Con el ratón: un clic en una línea la elige, en < y > la cambia; la rueda también.",
        pt: "Com o rato: um clique numa linha escolhe-a, em < e > muda-a; a roda também.",
        sk: "Myšou: kliknutie na riadok ho vyberie, na < a > ho zmení; koliesko tiež.",
    }
}
