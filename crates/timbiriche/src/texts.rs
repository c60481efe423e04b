//! What is said of Timbiriche, in every language. Lines and boxes keep their notation everywhere.

texts::messages! {
    TITLE { en: "Timbiriche", es: "Timbiriche", pt: "Pontos e caixas", sk: "Bodky a štvorčeky" }
    SUMMARY {
        en: "Dots and boxes: draw lines, close boxes, give away as few as you can.",
        es: "Puntos y cajas: traza líneas, cierra cajas y regala las menos que puedas.",
        pt: "Timbiriche: trace linhas, feche caixas e ofereça o menos que puder.",
        sk: "Kresli čiary, zatváraj štvorčeky a daruj ich čo najmenej."
    }
    RULE_LINES {
        en: "Take turns in joining two neighbouring dots by a line, across or down.",
        es: "Por turnos, une dos puntos vecinos con una línea, horizontal o vertical.",
        pt: "À vez, una dois pontos vizinhos com uma linha, horizontal ou vertical.",
        sk: "Hráči striedavo spájajú dve susedné bodky čiarou, vodorovne alebo zvislo."
    }
    RULE_BOXES {
        en: "Who draws the last side of a box owns it, gets 10 points, and must move again.",
        es: "Quien traza el último lado de una caja se la queda, gana 10 puntos y debe jugar otra vez.",
        pt: "Quem traça o último lado de uma caixa fica com ela, ganha 10 pontos e tem de jogar outra vez.",
        sk: "Kto nakreslí poslednú stranu štvorčeka, získa ho, dostane 10 bodov a musí ťahať znova."
    }
    RULE_FREE {
        en: "You may leave a box open that you could close.",
        es: "Puedes dejar abierta una caja que podrías cerrar.",
        pt: "Pode deixar aberta uma caixa que poderia fechar.",
        sk: "Štvorček, ktorý by sa dal zatvoriť, možno nechať otvorený."
    }
    RULE_END {
        en: "When all lines are drawn the most points win.",
        es: "Cuando todas las líneas están trazadas, gana quien tiene más puntos.",
        pt: "Quando todas as linhas estão traçadas, ganha quem tiver mais pontos.",
        sk: "Keď sú nakreslené všetky čiary, vyhráva ten, kto má najviac bodov."
    }
    RULE_NOTATION {
        en: "H0,3 is the line across in row 0 from column 3; V2,1 the line down in column 1 from row 2.",
        es: "H0,3 es la línea horizontal de la fila 0 desde la columna 3; V2,1, la vertical de la columna 1 desde la fila 2.",
        pt: "H0,3 é a linha horizontal da fila 0 a partir da coluna 3; V2,1, a vertical da coluna 1 a partir da fila 2.",
        sk: "H0,3 je vodorovná čiara v riadku 0 od stĺpca 3; V2,1 zvislá čiara v stĺpci 1 od riadka 2."
    }
    SIGN_BOARD {
        en: "A plus is a dot, --- and | are lines that are drawn, a number in a box is the seat that owns it.",
        es: "Un + es un punto, --- y | son líneas trazadas, un número en una caja es el puesto de su dueño.",
        pt: "Um + é um ponto, --- e | são linhas traçadas, um número numa caixa é o lugar do dono.",
        sk: "Plus je bodka, --- a | sú nakreslené čiary, číslo v štvorčeku je miesto jeho majiteľa."
    }
    SIGN_NUMBERS {
        en: "Rows of dots are numbered at the left, columns of dots above, both from 0.",
        es: "Las filas de puntos se numeran a la izquierda y las columnas arriba, ambas desde 0.",
        pt: "As filas de pontos são numeradas à esquerda e as colunas em cima, ambas a partir de 0.",
        sk: "Riadky bodiek sú očíslované vľavo, stĺpce hore, oboje od 0."
    }
    SOLVING {
        en: "two seats on boards of up to 64 lines; larger ones once few lines are left",
        es: "dos puestos en tableros de hasta 64 líneas; los mayores, cuando quedan pocas líneas",
        pt: "dois lugares em tabuleiros até 64 linhas; os maiores, quando restam poucas linhas",
        sk: "dve miesta na plochách do 64 čiar; väčšie, keď zostáva málo čiar"
    }
    ROWS { en: "rows", es: "filas", pt: "filas", sk: "riadky" }
    ROWS_HELP { en: "rows of dots", es: "filas de puntos", pt: "filas de pontos", sk: "riadky bodiek" }
    COLS { en: "columns", es: "columnas", pt: "colunas", sk: "stĺpce" }
    COLS_HELP { en: "columns of dots", es: "columnas de puntos", pt: "colunas de pontos", sk: "stĺpce bodiek" }
    SEATS { en: "seats", es: "puestos", pt: "lugares", sk: "miesta" }
    SEATS_HELP {
        en: "players at the table",
        es: "jugadores en la mesa",
        pt: "jogadores à mesa",
        sk: "hráči pri stole"
    }
    EXPECTED_LINE {
        en: "a line such as H0,3 or V2,1",
        es: "una línea como H0,3 o V2,1",
        pt: "uma linha como H0,3 ou V2,1",
        sk: "čiara, napríklad H0,3 alebo V2,1"
    }
    NO_BOARD {
        en: "there is no board of this size",
        es: "no hay ningún tablero de este tamaño",
        pt: "não há nenhum tabuleiro deste tamanho",
        sk: "plocha takejto veľkosti neexistuje"
    }
    DRAWN_ALREADY {
        en: "{line} is drawn already",
        es: "{line} ya está trazada",
        pt: "{line} já está traçada",
        sk: "{line} je už nakreslená"
    }
    NOT_ON_BOARD {
        en: "{line} is not on the board of {rows} x {cols} dots",
        es: "{line} no está en el tablero de {rows} x {cols} puntos",
        pt: "{line} não está no tabuleiro de {rows} x {cols} pontos",
        sk: "{line} nie je na ploche {rows} x {cols} bodiek"
    }
    BOARD {
        en: "{rows} rows of {cols} dots. Rows and columns are counted from 0; a box is named by the dot at its top left, row first.",
        es: "{rows} filas de {cols} puntos. Filas y columnas se cuentan desde 0; una caja lleva el nombre del punto de su esquina superior izquierda, primero la fila.",
        pt: "{rows} filas de {cols} pontos. Filas e colunas contam-se a partir de 0; uma caixa tem o nome do ponto no seu canto superior esquerdo, primeiro a fila.",
        sk: "Riadky bodiek: {rows}, stĺpce: {cols}. Počítajú sa od 0; štvorček sa volá podľa svojej ľavej hornej bodky, najprv riadok."
    }
    SEAT_NO_BOX {
        en: "Seat {seat} has no box.",
        es: "El puesto {seat} no tiene ninguna caja.",
        pt: "O lugar {seat} não tem nenhuma caixa.",
        sk: "Miesto {seat} nemá žiaden štvorček."
    }
    SEAT_BOXES {
        en: "Seat {seat} has {n} {n:box|boxes}: {boxes}.",
        es: "El puesto {seat} tiene {n} {n:caja|cajas}: {boxes}.",
        pt: "O lugar {seat} tem {n} {n:caixa|caixas}: {boxes}.",
        sk: "Miesto {seat} má {n} {n:štvorček|štvorčeky|štvorčekov}: {boxes}."
    }
    CLOSABLE {
        en: "Boxes that can be closed now: {boxes}.",
        es: "Cajas que se pueden cerrar ahora: {boxes}.",
        pt: "Caixas que se podem fechar agora: {boxes}.",
        sk: "Štvorčeky, ktoré možno teraz zatvoriť: {boxes}."
    }
    TWO_SIDES {
        en: "Boxes with two sides: {boxes}.",
        es: "Cajas con dos lados: {boxes}.",
        pt: "Caixas com dois lados: {boxes}.",
        sk: "Štvorčeky s dvoma stranami: {boxes}."
    }
    NONE { en: "none", es: "ninguna", pt: "nenhuma", sk: "žiadne" }
    LINES_ACROSS {
        en: "Lines drawn across: {lines}.",
        es: "Líneas horizontales trazadas: {lines}.",
        pt: "Linhas horizontais traçadas: {lines}.",
        sk: "Nakreslené vodorovné čiary: {lines}."
    }
    LINES_DOWN {
        en: "Lines drawn down: {lines}.",
        es: "Líneas verticales trazadas: {lines}.",
        pt: "Linhas verticais traçadas: {lines}.",
        sk: "Nakreslené zvislé čiary: {lines}."
    }
    BOXES_LEFT {
        en: "{n} {n:box is|boxes are} left to close.",
        es: "{n:Queda|Quedan} {n} {n:caja|cajas} por cerrar.",
        pt: "{n:Falta|Faltam} fechar {n} {n:caixa|caixas}.",
        sk: "Zostáva zatvoriť {n} {n:štvorček|štvorčeky|štvorčekov}."
    }
    CLOSES { en: "closes {boxes}", es: "cierra {boxes}", pt: "fecha {boxes}", sk: "zatvára {boxes}" }
    LEAVES {
        en: "leaves {boxes} with three sides",
        es: "deja {boxes} con tres lados",
        pt: "deixa {boxes} com três lados",
        sk: "necháva {boxes} s tromi stranami"
    }
    BOTH { en: "{one} and {other}", es: "{one} y {other}", pt: "{one} e {other}", sk: "{one} a {other}" }
    ALL_DRAWN {
        en: "All lines are drawn.",
        es: "Todas las líneas están trazadas.",
        pt: "Todas as linhas estão traçadas.",
        sk: "Všetky čiary sú nakreslené."
    }
    MARGIN { en: "{n} {n:box|boxes}", es: "{n} {n:caja|cajas}", pt: "{n} {n:caixa|caixas}",
        sk: "{n} {n:štvorček|štvorčeky|štvorčekov}" }
}
