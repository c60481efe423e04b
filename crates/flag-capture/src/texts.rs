//! What is said of flag capture, in every language. Moves keep their notation everywhere.

texts::messages! {
    TITLE { en: "Flag capture", es: "Captura la bandera", pt: "Captura da bandeira", sk: "Boj o vlajky" }
    SUMMARY {
        en: "Race for the flags on a hexagonal torus, with tools and little energy.",
        es: "Carrera por las banderas en un toro hexagonal, con herramientas y poca energía.",
        pt: "Corrida pelas bandeiras num toro hexagonal, com ferramentas e pouca energia.",
        sk: "Preteky o vlajky na šesťuholníkovom toruse, s nástrojmi a málom energie."
    }
    RULE_MOVE {
        en: "Move one piece a turn to one of the six cells around it, or dig with it.",
        es: "En cada turno mueve una pieza a una de las seis casillas de su alrededor, o cava con ella.",
        pt: "Em cada turno mova uma peça para uma das seis casas à sua volta, ou cave com ela.",
        sk: "V každom ťahu pohni jednou figúrkou na jedno zo šiestich políčok okolo nej, alebo ňou kop."
    }
    RULE_EDGES {
        en: "The board has no edge: what leaves on one side comes in on the other.",
        es: "El tablero no tiene bordes: lo que sale por un lado entra por el otro.",
        pt: "O tabuleiro não tem bordas: o que sai por um lado entra pelo outro.",
        sk: "Plocha nemá okraj: čo na jednej strane odíde, na druhej príde."
    }
    RULE_COSTS {
        en: "Every cell costs energy to enter: grass 1, mud 2, hole 4, trench 6, water 6 (boat 3), forest 8 (axe 4).",
        es: "Entrar en una casilla cuesta energía: hierba 1, barro 2, hoyo 4, zanja 6, agua 6 (bote 3), bosque 8 (hacha 4).",
        pt: "Entrar numa casa custa energia: erva 1, lama 2, buraco 4, vala 6, água 6 (barco 3), floresta 8 (machado 4).",
        sk: "Vstup na políčko stojí energiu: tráva 1, blato 2, jama 4, priekopa 6, voda 6 (čln 3), les 8 (sekera 4)."
    }
    RULE_JUICE {
        en: "Energy comes back by juice alone. Tools are used by themselves.",
        es: "La energía solo se recupera con jugo. Las herramientas se usan solas.",
        pt: "A energia só se recupera com sumo. As ferramentas usam-se sozinhas.",
        sk: "Energiu vracia iba džús. Nástroje sa používajú samy."
    }
    RULE_WIN {
        en: "Whoever has more than half of the flags wins at once; if flags are equal in the end, energy decides.",
        es: "Quien tiene más de la mitad de las banderas gana al instante; si al final hay empate, decide la energía.",
        pt: "Quem tiver mais de metade das bandeiras ganha logo; se no fim houver empate, decide a energia.",
        sk: "Kto má viac než polovicu vlajok, hneď vyhráva; ak ich je na konci rovnako, rozhoduje energia."
    }
    RULE_STUCK {
        en: "Whoever can't move loses.",
        es: "Quien no puede mover pierde.",
        pt: "Quem não puder jogar perde.",
        sk: "Kto nemôže ťahať, prehráva."
    }
    SIGN_PIECES {
        en: "A to D are the pieces of seat 1, W to Z those of seat 2; below the board stands what they carry.",
        es: "De A a D son las piezas del puesto 1, de W a Z las del puesto 2; bajo el tablero está lo que llevan.",
        pt: "De A a D são as peças do lugar 1, de W a Z as do lugar 2; debaixo do tabuleiro está o que levam.",
        sk: "A až D sú figúrky miesta 1, W až Z figúrky miesta 2; pod plochou stojí, čo nesú."
    }
    SIGN_GROUND {
        en: ". is grass, ~ water, T forest, comma mud, # wall, o a hole, O a trench.",
        es: ". es hierba, ~ agua, T bosque, coma barro, # muro, o un hoyo, O una zanja.",
        pt: ". é erva, ~ água, T floresta, vírgula lama, # muro, o um buraco, O uma vala.",
        sk: ". je tráva, ~ voda, T les, čiarka blato, # stena, o jama, O priekopa."
    }
    SIGN_ITEMS {
        en: "F is a flag, b a boat, h an axe, z juice, p a shovel.",
        es: "F es una bandera, b un bote, h un hacha, z jugo, p una pala.",
        pt: "F é uma bandeira, b um barco, h um machado, z sumo, p uma pá.",
        sk: "F je vlajka, b čln, h sekera, z džús, p lopata."
    }
    SIGN_NUMBERS {
        en: "Cells are numbered row by row; the number at the left is that of the first cell of the line.",
        es: "Las casillas se numeran fila a fila; el número de la izquierda es el de la primera casilla de la línea.",
        pt: "As casas são numeradas fila a fila; o número à esquerda é o da primeira casa da linha.",
        sk: "Políčka sú očíslované po riadkoch; číslo vľavo patrí prvému políčku riadka."
    }
    SIGN_STEPS {
        en: "From one cell to the next in the same line the number grows by 2.",
        es: "De una casilla a la siguiente de la misma línea el número crece en 2.",
        pt: "De uma casa à seguinte da mesma linha o número cresce 2.",
        sk: "Od políčka k ďalšiemu v tom istom riadku číslo rastie o 2."
    }
    SIGN_MOVES {
        en: "A move is PIECE:WAY. The ways: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west; 7 digs.",
        es: "Una jugada es PIEZA:RUMBO. Los rumbos: 1 norte, 2 noreste, 3 sureste, 4 sur, 5 suroeste, 6 noroeste; 7 cava.",
        pt: "Uma jogada é PEÇA:RUMO. Os rumos: 1 norte, 2 nordeste, 3 sudeste, 4 sul, 5 sudoeste, 6 noroeste; 7 cava.",
        sk: "Ťah je FIGÚRKA:SMER. Smery: 1 sever, 2 severovýchod, 3 juhovýchod, 4 juh, 5 juhozápad, 6 severozápad; 7 kope."
    }
    SOLVING {
        en: "alpha-beta to the end of the game, which may take for ever; Ctrl-C tells what is known",
        es: "alfa-beta hasta el final de la partida, que puede no acabar nunca; Ctrl-C dice lo que se sabe",
        pt: "alfa-beta até ao fim do jogo, que pode nunca acabar; Ctrl-C diz o que se sabe",
        sk: "alfa-beta až do konca hry, čo môže trvať večne; Ctrl-C povie, čo je známe"
    }
    CLASSIC_HELP {
        en: "the original: plans its own pieces alone by its own evaluation",
        es: "el original: planea solo sus piezas con su propia valoración",
        pt: "o original: planeia só as suas peças com a sua própria avaliação",
        sk: "pôvodný: plánuje len svoje figúrky podľa vlastného hodnotenia"
    }
    CLASSIC_ALPHABETA_HELP {
        en: "the original's evaluation inside our alpha-beta",
        es: "la valoración del original dentro de nuestro alfa-beta",
        pt: "a avaliação do original dentro do nosso alfa-beta",
        sk: "hodnotenie pôvodného v našom alfa-beta"
    }
    GREEDY_HELP {
        en: "the best position after one move",
        es: "la mejor posición tras una jugada",
        pt: "a melhor posição após uma jogada",
        sk: "najlepšia pozícia po jednom ťahu"
    }
    NODES_1M_HELP {
        en: "perfect with 1000000 nodes a move in one thread",
        es: "perfecto con 1000000 nodos por jugada en un hilo",
        pt: "perfeito com 1000000 nós por jogada numa linha de execução",
        sk: "dokonalý s 1000000 uzlami na ťah v jednom vlákne"
    }
    NODES_100K_HELP {
        en: "perfect with 100000 nodes a move in one thread",
        es: "perfecto con 100000 nodos por jugada en un hilo",
        pt: "perfeito com 100000 nós por jogada numa linha de execução",
        sk: "dokonalý so 100000 uzlami na ťah v jednom vlákne"
    }
    NODES_10K_HELP {
        en: "perfect with 10000 nodes a move in one thread",
        es: "perfecto con 10000 nodos por jugada en un hilo",
        pt: "perfeito com 10000 nós por jogada numa linha de execução",
        sk: "dokonalý s 10000 uzlami na ťah v jednom vlákne"
    }
    MAP { en: "map", es: "mapa", pt: "mapa", sk: "mapa" }
    MAP_HELP {
        en: "the map: a name, a file, the text of a map file, or random",
        es: "el mapa: un nombre, un archivo, el texto de un archivo de mapa, o al azar",
        pt: "o mapa: um nome, um ficheiro, o texto de um ficheiro de mapa, ou ao acaso",
        sk: "mapa: názov, súbor, text súboru s mapou alebo náhodná"
    }
    FLAGS { en: "flags", es: "banderas", pt: "bandeiras", sk: "vlajky" }
    FLAGS_HELP {
        en: "the flags of a random map; an even number is fairer",
        es: "las banderas de un mapa al azar; un número par es más justo",
        pt: "as bandeiras de um mapa ao acaso; um número par é mais justo",
        sk: "vlajky náhodnej mapy; párny počet je spravodlivejší"
    }
    PIECES { en: "pieces", es: "piezas", pt: "peças", sk: "figúrky" }
    PIECES_HELP {
        en: "the pieces of each side on a random map",
        es: "las piezas de cada bando en un mapa al azar",
        pt: "as peças de cada lado num mapa ao acaso",
        sk: "figúrky každej strany na náhodnej mape"
    }
    OCCUPANCY { en: "occupancy", es: "ocupación", pt: "ocupação", sk: "obsadenie" }
    OCCUPANCY_HELP {
        en: "who blocks a cell: any piece, or own pieces only (without it: as the map says)",
        es: "quién bloquea una casilla: cualquier pieza o solo las propias (sin ello: lo que diga el mapa)",
        pt: "quem bloqueia uma casa: qualquer peça ou só as próprias (sem isso: o que o mapa diz)",
        sk: "kto blokuje políčko: každá figúrka alebo len vlastné (bez toho: podľa mapy)"
    }
    OCCUPANCY_EXCLUSIVE { en: "exclusive", es: "exclusiva", pt: "exclusiva", sk: "výlučné" }
    OCCUPANCY_SHARED {
        en: "enemies share",
        es: "rivales comparten",
        pt: "rivais partilham",
        sk: "so súperom spolu"
    }
    SEED { en: "seed", es: "semilla", pt: "semente", sk: "semienko" }
    SEED_HELP {
        en: "where a random map comes from; equal seeds give equal maps",
        es: "de dónde sale un mapa al azar; semillas iguales dan mapas iguales",
        pt: "de onde vem um mapa ao acaso; sementes iguais dão mapas iguais",
        sk: "z čoho vznikne náhodná mapa; rovnaké semienko dá rovnakú mapu"
    }
    RANDOM { en: "random", es: "al azar", pt: "ao acaso", sk: "náhodná" }
    EXPECTED_ACTION {
        en: "PIECE:ACTION such as 2:3 (actions 1 to 6 go, 7 digs)",
        es: "PIEZA:ACCIÓN, como 2:3 (las acciones 1 a 6 andan, la 7 cava)",
        pt: "PEÇA:AÇÃO, como 2:3 (as ações 1 a 6 andam, a 7 cava)",
        sk: "FIGÚRKA:AKCIA, napríklad 2:3 (akcie 1 až 6 idú, 7 kope)"
    }
    EXPECTED_MAP {
        en: "'random', a file, or one of {names}",
        es: "'random', un archivo o uno de {names}",
        pt: "'random', um ficheiro ou um de {names}",
        sk: "'random', súbor alebo jedna z {names}"
    }
    NO_FAIR_MAP {
        en: "no fair map was found",
        es: "no se ha encontrado ningún mapa justo",
        pt: "não foi encontrado nenhum mapa justo",
        sk: "nenašla sa žiadna spravodlivá mapa"
    }
    AT_PLACE {
        en: "line {line}, column {column}: expected {expected}, found {found}",
        es: "línea {line}, columna {column}: se esperaba {expected}, no {found}",
        pt: "linha {line}, coluna {column}: esperava-se {expected}, não {found}",
        sk: "riadok {line}, stĺpec {column}: čaká sa {expected}, nie {found}"
    }
    NONE { en: "none", es: "nada", pt: "nada", sk: "nič" }
    SIZE_LINE {
        en: "a line 'size: WIDTH HEIGHT' before the grid",
        es: "una línea 'size: ANCHO ALTO' antes de la cuadrícula",
        pt: "uma linha 'size: LARGURA ALTURA' antes da grelha",
        sk: "riadok 'size: ŠÍRKA VÝŠKA' pred mriežkou"
    }
    ONE_FLAG {
        en: "at least one flag (F) in the grid",
        es: "al menos una bandera (F) en la cuadrícula",
        pt: "pelo menos uma bandeira (F) na grelha",
        sk: "aspoň jedna vlajka (F) v mriežke"
    }
    HEADER_LINE {
        en: "'key: value' or an empty line before the grid",
        es: "'clave: valor' o una línea vacía antes de la cuadrícula",
        pt: "'chave: valor' ou uma linha vazia antes da grelha",
        sk: "'kľúč: hodnota' alebo prázdny riadok pred mriežkou"
    }
    END_OF_LINE { en: "the end of the line", es: "el fin de la línea", pt: "o fim da linha", sk: "koniec riadka" }
    END_OF_FILE { en: "the end of the file", es: "el fin del archivo", pt: "o fim do ficheiro", sk: "koniec súboru" }
    ONE_LINE {
        en: "one '{key}:' line",
        es: "una sola línea '{key}:'",
        pt: "uma só linha '{key}:'",
        sk: "jediný riadok '{key}:'"
    }
    SECOND_ONE { en: "a second one", es: "otra más", pt: "outra", sk: "druhý" }
    EVEN_WIDTH {
        en: "an even width from {min} to {max}",
        es: "un ancho par de {min} a {max}",
        pt: "uma largura par de {min} a {max}",
        sk: "párna šírka od {min} do {max}"
    }
    A_HEIGHT {
        en: "a height from {min} to {max}",
        es: "un alto de {min} a {max}",
        pt: "uma altura de {min} a {max}",
        sk: "výška od {min} do {max}"
    }
    TURN_SECONDS {
        en: "seconds for a turn, from {min} to {max}",
        es: "segundos por turno, de {min} a {max}",
        pt: "segundos por turno, de {min} a {max}",
        sk: "sekundy na ťah, od {min} do {max}"
    }
    EITHER { en: "one of {words}", es: "una de {words}", pt: "uma de {words}", sk: "jedna z {words}" }
    PIECE_NUMBER {
        en: "the number of a piece from {min} to {max}",
        es: "el número de una pieza, de {min} a {max}",
        pt: "o número de uma peça, de {min} a {max}",
        sk: "číslo figúrky od {min} do {max}"
    }
    A_SIDE {
        en: "a side, {min} or {max}",
        es: "un bando, {min} o {max}",
        pt: "um lado, {min} ou {max}",
        sk: "strana {min} alebo {max}"
    }
    A_CELL {
        en: "a cell from {min} to {max}",
        es: "una casilla de {min} a {max}",
        pt: "uma casa de {min} a {max}",
        sk: "políčko od {min} do {max}"
    }
    ENERGY_RANGE {
        en: "energy from {min} to {max}",
        es: "energía de {min} a {max}",
        pt: "energia de {min} a {max}",
        sk: "energia od {min} do {max}"
    }
    GRID_ROW {
        en: "row {row} of {height} of the grid",
        es: "la fila {row} de {height} de la cuadrícula",
        pt: "a fila {row} de {height} da grelha",
        sk: "{row}. riadok mriežky z {height}"
    }
    TERRAIN_CODE {
        en: "a code from 1 to 12",
        es: "un código de 1 a 12",
        pt: "um código de 1 a 12",
        sk: "kód od 1 do 12"
    }
    ROW_OF {
        en: "a row of {n} {n:cell|cells}",
        es: "una fila de {n} {n:casilla|casillas}",
        pt: "uma fila de {n} {n:casa|casas}",
        sk: "riadok, v ktorom {n:je|sú|je} {n} {n:políčko|políčka|políčok}"
    }
    CELLS {
        en: "{n} {n:cell|cells}",
        es: "{n} {n:casilla|casillas}",
        pt: "{n} {n:casa|casas}",
        sk: "{n} {n:políčko|políčka|políčok}"
    }
    END_AFTER_ROWS {
        en: "the end of the file after {n} {n:row|rows}",
        es: "el fin del archivo tras {n} {n:fila|filas}",
        pt: "o fim do ficheiro depois de {n} {n:fila|filas}",
        sk: "koniec súboru po {n} {n:riadku|riadkoch|riadkoch}"
    }
    NO_WALL {
        en: "a cell without a wall",
        es: "una casilla sin muro",
        pt: "uma casa sem muro",
        sk: "políčko bez steny"
    }
    WALL_ON {
        en: "a wall on cell {cell}",
        es: "un muro en la casilla {cell}",
        pt: "um muro na casa {cell}",
        sk: "stena na políčku {cell}"
    }
    FREE_CELL {
        en: "a cell without a piece",
        es: "una casilla sin pieza",
        pt: "uma casa sem peça",
        sk: "políčko bez figúrky"
    }
    CELL_OF_LINE {
        en: "the cell of line {line}",
        es: "la casilla de la línea {line}",
        pt: "a casa da linha {line}",
        sk: "políčko z riadka {line}"
    }
    EACH_PIECE_ONCE {
        en: "each piece once",
        es: "cada pieza una sola vez",
        pt: "cada peça uma só vez",
        sk: "každá figúrka len raz"
    }
    SECOND_PIECE {
        en: "a second piece {piece} of side {side}",
        es: "otra pieza {piece} del bando {side}",
        pt: "outra peça {piece} do lado {side}",
        sk: "druhá figúrka {piece} strany {side}"
    }
    PIECE_LINE {
        en: "a piece of side {side}, 'piece: NUMBER {side} CELL ENERGY'",
        es: "una pieza del bando {side}, 'piece: NÚMERO {side} CASILLA ENERGÍA'",
        pt: "uma peça do lado {side}, 'piece: NÚMERO {side} CASA ENERGIA'",
        sk: "figúrka strany {side}, 'piece: ČÍSLO {side} POLÍČKO ENERGIA'"
    }
    MISSING_PIECE {
        en: "piece {piece} of side {side}, since there is a piece {last}",
        es: "la pieza {piece} del bando {side}, ya que hay una pieza {last}",
        pt: "a peça {piece} do lado {side}, pois há uma peça {last}",
        sk: "figúrka {piece} strany {side}, keďže je tu figúrka {last}"
    }
    BAD_MAP { en: "map: {why}", es: "mapa: {why}", pt: "mapa: {why}", sk: "mapa: {why}" }
    BAD_MAP_FILE { en: "map {map}: {why}", es: "mapa {map}: {why}", pt: "mapa {map}: {why}", sk: "mapa {map}: {why}" }
    OVER {
        en: "the game is over",
        es: "la partida ha terminado",
        pt: "o jogo terminou",
        sk: "hra sa skončila"
    }
    NO_PIECE {
        en: "no piece {piece}: pieces go from 1 to {count}",
        es: "no hay pieza {piece}: las piezas van de 1 a {count}",
        pt: "não há peça {piece}: as peças vão de 1 a {count}",
        sk: "figúrka {piece} neexistuje: figúrky sú 1 až {count}"
    }
    WALL_THERE { en: "wall", es: "hay un muro", pt: "há um muro", sk: "je tam stena" }
    OCCUPIED { en: "occupied", es: "está ocupada", pt: "está ocupada", sk: "je obsadené" }
    NO_ENERGY {
        en: "not enough energy: needs {cost}, has {has}",
        es: "falta energía: necesita {cost}, tiene {has}",
        pt: "falta energia: precisa de {cost}, tem {has}",
        sk: "málo energie: treba {cost}, má {has}"
    }
    NO_SHOVEL { en: "no shovel", es: "no tiene pala", pt: "não tem pá", sk: "nemá lopatu" }
    CANT_DIG {
        en: "only grass, mud and holes can be dug, this is {terrain}",
        es: "solo se cava en hierba, barro y hoyos, esto es: {terrain}",
        pt: "só se cava em erva, lama e buracos, isto é: {terrain}",
        sk: "kopať sa dá len v tráve, blate a jame, toto je: {terrain}"
    }
    BOARD {
        en: "The board has {cols} columns and {rows} rows and no edge. Cells are numbered row by row from 1; every second column lies half a cell lower.",
        es: "El tablero tiene {cols} columnas y {rows} filas y no tiene bordes. Las casillas se numeran fila a fila desde 1; una de cada dos columnas está media casilla más abajo.",
        pt: "O tabuleiro tem {cols} colunas e {rows} filas e não tem bordas. As casas são numeradas fila a fila a partir de 1; uma em cada duas colunas fica meia casa mais abaixo.",
        sk: "Plocha má stĺpce: {cols}, riadky: {rows} a nemá okraj. Políčka sú očíslované po riadkoch od 1; každý druhý stĺpec leží o pol políčka nižšie."
    }
    FLAGS_WON {
        en: "Flags: seat 1 has {one}, seat 2 has {two}, {left} are left.",
        es: "Banderas: el puesto 1 tiene {one}, el puesto 2 tiene {two}, quedan {left}.",
        pt: "Bandeiras: o lugar 1 tem {one}, o lugar 2 tem {two}, restam {left}.",
        sk: "Vlajky: miesto 1 má {one}, miesto 2 má {two}, zostáva {left}."
    }
    PIECE_IS {
        en: "Seat {seat}, piece {piece} is on cell {cell}, {terrain}, with {energy} energy{tools}. Around it: {around}.",
        es: "Puesto {seat}, la pieza {piece} está en la casilla {cell}, {terrain}, con energía {energy}{tools}. A su alrededor: {around}.",
        pt: "Lugar {seat}, a peça {piece} está na casa {cell}, {terrain}, com energia {energy}{tools}. À sua volta: {around}.",
        sk: "Miesto {seat}, figúrka {piece} je na políčku {cell}, {terrain}, s energiou {energy}{tools}. Okolo nej: {around}."
    }
    PIECE_SHOWN {
        en: "{letter} side {side} piece {piece} cell {cell} on {terrain} energy {energy} axe {axe} boat {boat} shovel {shovel}",
        es: "{letter} bando {side} pieza {piece} casilla {cell} en {terrain} energía {energy} hacha {axe} bote {boat} pala {shovel}",
        pt: "{letter} lado {side} peça {piece} casa {cell} em {terrain} energia {energy} machado {axe} barco {boat} pá {shovel}",
        sk: "{letter} strana {side} figúrka {piece} políčko {cell} {terrain} energia {energy} sekera {axe} čln {boat} lopata {shovel}"
    }
    TOOL { en: ", {tool} {left}", es: ", {tool} {left}", pt: ", {tool} {left}", sk: ", {tool} {left}" }
    NEIGHBOUR {
        en: "{way} cell {cell} {what}",
        es: "{way} casilla {cell} {what}",
        pt: "{way} casa {cell} {what}",
        sk: "{way} políčko {cell} {what}"
    }
    WITH_PIECE {
        en: "{what} with piece {piece} of seat {seat}",
        es: "{what} con la pieza {piece} del puesto {seat}",
        pt: "{what} com a peça {piece} do lugar {seat}",
        sk: "{what} s figúrkou {piece} miesta {seat}"
    }
    AND_PIECE {
        en: "{what} and piece {piece} of seat {seat}",
        es: "{what} y la pieza {piece} del puesto {seat}",
        pt: "{what} e a peça {piece} do lugar {seat}",
        sk: "{what} a figúrkou {piece} miesta {seat}"
    }
    PLACES {
        en: "{terrain} on {cells}.",
        es: "{terrain} en {cells}.",
        pt: "{terrain} em {cells}.",
        sk: "{terrain} na {cells}."
    }
    REST_IS_GRASS {
        en: "Every other cell is grass.",
        es: "Las demás casillas son hierba.",
        pt: "As outras casas são erva.",
        sk: "Všetky ostatné políčka sú tráva."
    }
    DIGS {
        en: "piece {piece} digs a {terrain} on cell {cell}",
        es: "la pieza {piece} cava en la casilla {cell}: {terrain}",
        pt: "a peça {piece} cava na casa {cell}: {terrain}",
        sk: "figúrka {piece} kope na políčku {cell}: {terrain}"
    }
    ENTERS {
        en: "piece {piece} goes {way} to cell {cell} and enters {terrain} for {cost} energy",
        es: "la pieza {piece} va al {way} a la casilla {cell} y entra en {terrain} por {cost} de energía",
        pt: "a peça {piece} vai para {way} para a casa {cell} e entra em {terrain} por {cost} de energia",
        sk: "figúrka {piece} ide na {way} na políčko {cell}: {terrain}, cena {cost} energie"
    }
    TAKES {
        en: "piece {piece} goes {way} to cell {cell} and takes {terrain} for {cost} energy",
        es: "la pieza {piece} va al {way} a la casilla {cell} y toma {terrain} por {cost} de energía",
        pt: "a peça {piece} vai para {way} para a casa {cell} e apanha {terrain} por {cost} de energia",
        sk: "figúrka {piece} ide na {way} na políčko {cell} a berie: {terrain}, cena {cost} energie"
    }
    NORTH { en: "north", es: "norte", pt: "norte", sk: "sever" }
    NORTH_EAST { en: "north-east", es: "noreste", pt: "nordeste", sk: "severovýchod" }
    SOUTH_EAST { en: "south-east", es: "sureste", pt: "sudeste", sk: "juhovýchod" }
    SOUTH { en: "south", es: "sur", pt: "sul", sk: "juh" }
    SOUTH_WEST { en: "south-west", es: "suroeste", pt: "sudoeste", sk: "juhozápad" }
    NORTH_WEST { en: "north-west", es: "noroeste", pt: "noroeste", sk: "severozápad" }
    GRASS { en: "grass", es: "hierba", pt: "erva", sk: "tráva" }
    WATER { en: "water", es: "agua", pt: "água", sk: "voda" }
    MUD { en: "mud", es: "barro", pt: "lama", sk: "blato" }
    WALL { en: "wall", es: "muro", pt: "muro", sk: "stena" }
    HOLE { en: "hole", es: "hoyo", pt: "buraco", sk: "jama" }
    TRENCH { en: "trench", es: "zanja", pt: "vala", sk: "priekopa" }
    FLAG { en: "flag", es: "bandera", pt: "bandeira", sk: "vlajka" }
    BOAT { en: "boat", es: "bote", pt: "barco", sk: "čln" }
    AXE { en: "axe", es: "hacha", pt: "machado", sk: "sekera" }
    JUICE { en: "juice", es: "jugo", pt: "sumo", sk: "džús" }
    SHOVEL { en: "shovel", es: "pala", pt: "pá", sk: "lopata" }
    FOREST { en: "forest", es: "bosque", pt: "floresta", sk: "les" }
    MAP_WORDS {
        en: "{size}, {flags} {flags:flag|flags}, {pieces} {pieces:piece|pieces} a side",
        es: "{size}, {flags} {flags:bandera|banderas}, {pieces} {pieces:pieza|piezas} por bando",
        pt: "{size}, {flags} {flags:bandeira|bandeiras}, {pieces} {pieces:peça|peças} por lado",
        sk: "{size}, {flags} {flags:vlajka|vlajky|vlajok}, {pieces} {pieces:figúrka|figúrky|figúrok} na stranu"
    }
    MAP_WORDS_UNEVEN {
        en: "{size}, {flags} {flags:flag|flags}, {first} {first:piece|pieces} against {second}",
        es: "{size}, {flags} {flags:bandera|banderas}, {first} {first:pieza|piezas} contra {second}",
        pt: "{size}, {flags} {flags:bandeira|bandeiras}, {first} {first:peça|peças} contra {second}",
        sk: "{size}, {flags} {flags:vlajka|vlajky|vlajok}, figúrky {first} proti {second}"
    }
    END_MOST_FLAGS {
        en: "{name} has more than half of the flags.",
        es: "{name} tiene más de la mitad de las banderas.",
        pt: "{name} tem mais de metade das bandeiras.",
        sk: "{name} má viac ako polovicu vlajok."
    }
    END_MOST_FLAGS_YOU {
        en: "You have more than half of the flags.",
        es: "Tienes más de la mitad de las banderas.",
        pt: "Tem mais de metade das bandeiras.",
        sk: "Máš viac ako polovicu vlajok."
    }
    END_ENERGY {
        en: "The flags are shared equally, and {name} has more energy left.",
        es: "Las banderas están repartidas por igual y a {name} le queda más energía.",
        pt: "As bandeiras estão repartidas por igual e {name} tem mais energia.",
        sk: "Vlajky sú rozdelené rovnako a {name} má viac energie."
    }
    END_ENERGY_YOU {
        en: "The flags are shared equally, and you have more energy left.",
        es: "Las banderas están repartidas por igual y a ti te queda más energía.",
        pt: "As bandeiras estão repartidas por igual e resta-lhe mais energia.",
        sk: "Vlajky sú rozdelené rovnako a máš viac energie."
    }
    END_ALL_EQUAL {
        en: "All flags are taken; flags and energy are equal.",
        es: "No quedan banderas; hay igualdad en banderas y en energía.",
        pt: "Não restam bandeiras; há igualdade em bandeiras e em energia.",
        sk: "Všetky vlajky sú vzaté; vlajok aj energie je rovnako."
    }
    END_STUCK {
        en: "{name} can't move.",
        es: "{name} no puede mover.",
        pt: "{name} não tem jogada possível.",
        sk: "{name} nemôže ťahať."
    }
    END_STUCK_YOU {
        en: "You can't move.",
        es: "No puedes mover.",
        pt: "Não tem jogada possível.",
        sk: "Nemôžeš ťahať."
    }
    MARGIN { en: "{n} {n:flag|flags}", es: "{n} {n:bandera|banderas}", pt: "{n} {n:bandeira|bandeiras}",
        sk: "{n} {n:vlajka|vlajky|vlajok}" }
}
