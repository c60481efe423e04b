//! Texts of the flag capture board.

use super::messages;

messages! {
    EXPLANATION {
        en: "Pieces, ground",
        es: "Piezas y suelo",
        pt: "Peças, terreno",
        sk: "Figúrky, terén",
    }
    FLAGS_LEFT {
        en: "{n} {n:flag|flags} left, {needed} {needed:wins|win}",
        es: "hay {n} {n:bandera|banderas}, {needed} {needed:gana|ganan}",
        pt: "há {n} {n:bandeira|bandeiras}, {needed} {needed:ganha|ganham}",
        sk: "{n} {n:vlajka|vlajky|vlajok}, na výhru {needed}",
    }
    PIECE_LINE {
        en: "{piece} energy {energy}",
        es: "{piece} energía {energy}",
        pt: "{piece} energia {energy}",
        sk: "{piece} energia {energy}",
    }
    TOOL_BOAT { en: "boat {n}", es: "bote {n}", pt: "barco {n}", sk: "čln {n}" }
    TOOL_AXE { en: "axe {n}", es: "hacha {n}", pt: "machado {n}", sk: "sekera {n}" }
    TOOL_SHOVEL { en: "shovel {n}", es: "pala {n}", pt: "pá {n}", sk: "lopata {n}" }
    CELL {
        en: "cell {cell}: {terrain}",
        es: "casilla {cell}: {terrain}",
        pt: "casa {cell}: {terrain}",
        sk: "políčko {cell}: {terrain}",
    }
    CELL_COST { en: "costs {cost}", es: "cuesta {cost}", pt: "custa {cost}", sk: "stojí {cost}" }
    CELL_WAY {
        en: "{cost} energy to get there",
        es: "{cost} de energía hasta allí",
        pt: "{cost} de energia até lá",
        sk: "{cost} energie na cestu tam",
    }
    CELL_NO_WAY { en: "out of reach", es: "fuera de alcance", pt: "fora de alcance", sk: "mimo dosahu" }
    SCORE {
        en: "{flags} {flags:flag|flags}",
        es: "{flags} {flags:bandera|banderas}",
        pt: "{flags} {flags:bandeira|bandeiras}",
        sk: "{flags} {flags:vlajka|vlajky|vlajok}",
    }
    SCORE_LEAD { en: "{lead} flags", es: "{lead} banderas", pt: "{lead} bandeiras", sk: "{lead} vlajky" }
    NO_PIECE {
        en: "There is no piece that you could move.",
        es: "No hay ninguna pieza que puedas mover.",
        pt: "Não há nenhuma peça que possa mover.",
        sk: "Nie je figúrka, ktorou by sa dalo ťahať.",
    }
    NOT_NEXT {
        en: "Piece {piece} is not next to that cell.",
        es: "La pieza {piece} no está junto a esa casilla.",
        pt: "A peça {piece} não está ao lado dessa casa.",
        sk: "Figúrka {piece} nie je vedľa toho políčka.",
    }
    TAKES_FLAG { en: "takes the flag", es: "toma la bandera", pt: "apanha a bandeira", sk: "berie vlajku" }
    TAKES_BOAT { en: "takes the boat", es: "toma el bote", pt: "apanha o barco", sk: "berie čln" }
    TAKES_AXE { en: "takes the axe", es: "toma el hacha", pt: "apanha o machado", sk: "berie sekeru" }
    TAKES_JUICE { en: "takes the juice", es: "toma el jugo", pt: "apanha o sumo", sk: "berie džús" }
    TAKES_SHOVEL { en: "takes the shovel", es: "toma la pala", pt: "apanha a pá", sk: "berie lopatu" }
    DIGS { en: "digs", es: "cava", pt: "cava", sk: "kope" }
    CUTS { en: "cuts down the forest", es: "tala el bosque", pt: "corta a floresta", sk: "vyrúbe les" }
    COSTS_ON {
        en: "The numbers say what energy piece {piece} needs to get there. {key}: hide.",
        es: "Los números dicen qué energía necesita la pieza {piece} para llegar. {key}: ocultar.",
        pt: "Os números dizem de que energia a peça {piece} precisa para lá chegar. {key}: ocultar.",
        sk: "Čísla hovoria, koľko energie tam potrebuje figúrka {piece}. {key}: skryť.",
    }
    COSTS_OFF {
        en: "The ground is shown again.",
        es: "Se vuelve a mostrar el terreno.",
        pt: "O terreno mostra-se de novo.",
        sk: "Znova je vidno terén.",
    }
    LEGEND_COST {
        en: "{terrain} {cost}",
        es: "{terrain} {cost}",
        pt: "{terrain} {cost}",
        sk: "{terrain} {cost}",
    }
    LEGEND_TOOL {
        en: "{terrain} {cost}, {helped}",
        es: "{terrain} {cost}, {helped}",
        pt: "{terrain} {cost}, {helped}",
        sk: "{terrain} {cost}, {helped}",
    }
    LEGEND_NEVER {
        en: "{terrain} never",
        es: "{terrain} nunca",
        pt: "{terrain} nunca",
        sk: "{terrain} nikdy",
    }
    KEY_NORTH { en: "go north", es: "ir al norte", pt: "ir para norte", sk: "ísť na sever" }
    KEY_NORTH_EAST {
        en: "go north-east",
        es: "ir al noreste",
        pt: "ir para nordeste",
        sk: "ísť na severovýchod",
    }
    KEY_SOUTH_EAST {
        en: "go south-east",
        es: "ir al sureste",
        pt: "ir para sudeste",
        sk: "ísť na juhovýchod",
    }
    KEY_SOUTH { en: "go south", es: "ir al sur", pt: "ir para sul", sk: "ísť na juh" }
    KEY_SOUTH_WEST {
        en: "go south-west",
        es: "ir al suroeste",
        pt: "ir para sudoeste",
        sk: "ísť na juhozápad",
    }
    KEY_NORTH_WEST {
        en: "go north-west",
        es: "ir al noroeste",
        pt: "ir para noroeste",
        sk: "ísť na severozápad",
    }
    KEY_DIG { en: "dig", es: "cavar", pt: "cavar", sk: "kopať" }
    KEY_COSTS {
        en: "show what it takes to get everywhere",
        es: "mostrar cuánto cuesta llegar a cada sitio",
        pt: "mostrar quanto custa chegar a cada sítio",
        sk: "ukázať, koľko stojí cesta všade",
    }
    HELP_MOVE {
        en: "Choose a piece with Tab or a click. Send it with the six letters around s, with the number pad, \
             or with a click on a neighbouring cell; the cursor goes with the arrows, and Enter goes where \
             it stands.",
        es: "Elige una pieza con Tab o con un clic. Envíala con las seis letras alrededor de la s, con el \
             teclado numérico o con un clic en una casilla vecina; el cursor va con las flechas, y Enter va \
             adonde está.",
        pt: "Escolha uma peça com Tab ou com um clique. Envie-a com as seis letras à volta do s, com o \
             teclado numérico ou com um clique numa casa vizinha; o cursor anda com as setas, e Enter vai \
             para onde ele está.",
        sk: "Vyber figúrku tabulátorom alebo kliknutím. Pošli ju šiestimi písmenami okolo s, číselnou \
             klávesnicou alebo kliknutím na susedné políčko; kurzor chodí šípkami a Enter ide tam, kde \
             stojí.",
    }
    HELP_TYPE {
        en: "Typed moves: 2:3 sends piece 2 in direction 3; directions count clockwise from north (1) to \
             north-west (6), 7 digs.",
        es: "Jugadas tecleadas: 2:3 envía la pieza 2 en la dirección 3; las direcciones se cuentan como el \
             reloj, del norte (1) al noroeste (6); 7 cava.",
        pt: "Jogadas escritas: 2:3 envia a peça 2 na direção 3; as direções contam-se no sentido do relógio, \
             do norte (1) ao noroeste (6); 7 cava.",
        sk: "Písané ťahy: 2:3 pošle figúrku 2 smerom 3; smery sa počítajú v smere hodín od severu (1) po \
             severozápad (6), 7 kope.",
    }
    HELP_GROUND {
        en: "Energy to enter: grass 1, mud 2, a hole o 4, a trench O 6, water 6 (3 with a boat), forest 8 (4 \
             with an axe, which cuts it down); walls never. Put the cursor on a cell and the panel names it; \
             where there is room it also shows all signs.",
        es: "Energía para entrar: hierba 1, barro 2, un hoyo o 4, una zanja O 6, agua 6 (3 con bote), \
             bosque 8 (4 con un hacha, que lo tala); en los muros, nunca. Pon el cursor en una casilla y el \
             panel la nombra; si hay sitio, también muestra todos los signos.",
        pt: "Energia para entrar: erva 1, lama 2, um buraco o 4, uma vala O 6, água 6 (3 com barco), \
             floresta 8 (4 com um machado, que a corta); nos muros, nunca. Ponha o cursor numa casa e o \
             painel diz o que é; se houver espaço, mostra também todos os sinais.",
        sk: "Energia na vstup: tráva 1, blato 2, jama o 4, priekopa O 6, voda 6 (3 s člnom), les 8 (4 so \
             sekerou, ktorá ho vyrúbe); stena nikdy. Daj kurzor na políčko a panel ho pomenuje; kde je miesto, \
             ukáže aj všetky značky.",
    }
    HELP_ITEMS {
        en: "Taken by entering: a boat b (20 uses), an axe h (20 uses), juice z (20 energy), a shovel p (10 \
             points; digging takes 2).",
        es: "Se toman al entrar: un bote b (20 usos), un hacha h (20 usos), jugo z (20 de energía), una \
             pala p (10 puntos; cavar gasta 2).",
        pt: "Apanham-se ao entrar: um barco b (20 usos), um machado h (20 usos), sumo z (20 de energia), uma \
             pá p (10 pontos; cavar gasta 2).",
        sk: "Berú sa vstupom: čln b (20 použití), sekera h (20 použití), džús z (20 energie), lopata p (10 \
             bodov; kopanie berie 2).",
    }
    HELP_COSTS {
        en: "The cells around the chosen piece show what it takes to enter them, x where it can't go.",
        es: "Las casillas alrededor de la pieza elegida muestran lo que cuesta entrar, x donde no puede ir.",
        pt: "As casas à volta da peça escolhida mostram quanto custa entrar nelas, x onde não pode ir.",
        sk: "Políčka okolo vybranej figúrky ukazujú, koľko stojí vstup, x kam nemôže ísť.",
    }
    HELP_EDGES {
        en: "The board has no edge. The pale cells around it are the cells of the other side once more.",
        es: "El tablero no tiene bordes. Las casillas pálidas a su alrededor son, otra vez, las del otro lado.",
        pt: "O tabuleiro não tem bordos. As casas pálidas à volta são, mais uma vez, as do outro lado.",
        sk: "Doska nemá okraj. Bledé políčka okolo nej sú ešte raz políčka z druhej strany.",
    }
    HELP_VALUES {
        en: "Values are hundredths of a flag for the player to move; with little room the cells show the \
             order of the moves instead, 1 is the best.",
        es: "Los valores son centésimas de bandera para quien juega; con poco sitio las casillas muestran el \
             orden de las jugadas, 1 es la mejor.",
        pt: "Os valores são centésimos de bandeira para quem joga; com pouco espaço as casas mostram a \
             ordem das jogadas, 1 é a melhor.",
        sk: "Hodnoty sú stotiny vlajky pre toho, kto je na ťahu; kde je málo miesta, políčka ukazujú poradie \
             ťahov, 1 je najlepší.",
    }
    // What is drawn: with its article, and in Slovak in the accusative.
    MAP { en: "map", es: "un mapa", pt: "um mapa", sk: "mapu" }
    PIECE_FIRST { en: "side 1", es: "bando 1", pt: "lado 1", sk: "strana 1" }
    PIECE_SECOND { en: "side 2", es: "bando 2", pt: "lado 2", sk: "strana 2" }
    BAD_MAP_SIZE {
        en: "expected an even width, 4 to {most}, and a height, 3 to {most}, found {found}",
        es: "se esperaba un ancho par de 4 a {most} y un alto de 3 a {most}, no {found}",
        pt: "esperava-se largura par de 4 a {most} e altura de 3 a {most}, não {found}",
        sk: "čaká sa párna šírka od 4 do {most} a výška od 3 do {most}, nie {found}",
    }
    PIECE_OF {
        en: "piece {piece} of side {side}, energy {energy}",
        es: "pieza {piece} del bando {side}, energía {energy}",
        pt: "peça {piece} do lado {side}, energia {energy}",
        sk: "figúrka {piece} strany {side}, energia {energy}",
    }
    CHECK_COUNTS {
        en: "{n} {n:flag|flags}, {pieces} {pieces:piece|pieces} a side",
        es: "{n} {n:bandera|banderas}, {pieces} {pieces:pieza|piezas} por bando",
        pt: "{n} {n:bandeira|bandeiras}, {pieces} {pieces:peça|peças} por lado",
        sk: "{n} {n:vlajka|vlajky|vlajok}, {pieces} {pieces:figúrka|figúrky|figúrok} na stranu",
    }
    CHECK_UNEQUAL {
        en: "the sides have different numbers of pieces",
        es: "los bandos no tienen las mismas piezas",
        pt: "os lados têm números diferentes de peças",
        sk: "strany nemajú rovnako veľa figúrok",
    }
    CHECK_ODD {
        en: "an odd number of flags favours who begins",
        es: "un número impar de banderas favorece a quien empieza",
        pt: "um número ímpar de bandeiras favorece quem começa",
        sk: "nepárny počet vlajok praje tomu, kto začína",
    }
    CHECK_UNREACHED {
        en: "side {side} can't walk to {n} {n:flag|flags}",
        es: "el bando {side} no llega a pie a {n} {n:bandera|banderas}",
        pt: "o lado {side} não chega a pé a {n} {n:bandeira|bandeiras}",
        sk: "strana {side} pešo nedôjde k {n} {n:vlajke|vlajkám|vlajkám}",
    }
    CHECK_FAIR {
        en: "self-play: side 1 takes {percent} %, {plies} {plies:move|moves}",
        es: "autojuego: el bando 1 toma el {percent} %, {plies} {plies:jugada|jugadas}",
        pt: "autojogo: o lado 1 fica com {percent} %, {plies} {plies:jogada|jogadas}",
        sk: "hra so sebou: strana 1 berie {percent} %, {plies} {plies:ťah|ťahy|ťahov}",
    }
}
