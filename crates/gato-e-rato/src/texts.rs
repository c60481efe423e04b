//! What is said of Gato e rato, in every language. Squares and moves keep their notation everywhere.

texts::messages! {
    TITLE { en: "Gato e rato", es: "El gato y el ratón", pt: "Gato e rato", sk: "Mačky a myš" }
    SUMMARY {
        en: "One mouse against four cats on a chessboard; solved, perfect on both sides.",
        es: "Un ratón contra cuatro gatos en un tablero de ajedrez; resuelto, perfecto en ambos bandos.",
        pt: "Um rato contra quatro gatos num tabuleiro de xadrez; resolvido, perfeito dos dois lados.",
        sk: "Jedna myš proti štyrom mačkám na šachovnici; vyriešené, dokonalé na oboch stranách."
    }
    RULE_BOARD {
        en: "The pieces stand on the dark squares only. The mouse (seat 1) begins, then the sides take turns.",
        es: "Las piezas están solo en las casillas oscuras. El ratón (puesto 1) empieza y los bandos se turnan.",
        pt: "As peças estão só nas casas escuras. O rato (lugar 1) começa, depois os lados jogam à vez.",
        sk: "Figúrky stoja len na tmavých políčkach. Myš (miesto 1) začína, potom sa strany striedajú."
    }
    RULE_MOUSE {
        en: "The mouse moves one square diagonally, forward or back.",
        es: "El ratón se mueve una casilla en diagonal, adelante o atrás.",
        pt: "O rato move-se uma casa na diagonal, para a frente ou para trás.",
        sk: "Myš sa pohybuje o jedno políčko šikmo, dopredu alebo dozadu."
    }
    RULE_CATS {
        en: "A cat (seat 2 has all four) moves one square diagonally forward, away from line 1, never back.",
        es: "Un gato (el puesto 2 tiene los cuatro) avanza una casilla en diagonal, alejándose de la línea 1, nunca atrás.",
        pt: "Um gato (o lugar 2 tem os quatro) avança uma casa na diagonal, afastando-se da linha 1, nunca para trás.",
        sk: "Mačka (miesto 2 má všetky štyri) ide o jedno políčko šikmo dopredu, preč od riadka 1, nikdy späť."
    }
    RULE_NO_CAPTURE {
        en: "Nothing is captured, no square holds two pieces, nobody may pass.",
        es: "No se captura nada, en una casilla no caben dos piezas y nadie puede pasar.",
        pt: "Nada é capturado, nenhuma casa tem duas peças e ninguém pode passar.",
        sk: "Nič sa neberie, na políčku nestoja dve figúrky a ťah nemožno vynechať."
    }
    RULE_END {
        en: "The mouse wins on line 1, and when no cat can move. The cats win when the mouse can't move.",
        es: "El ratón gana en la línea 1, y cuando ningún gato puede moverse. Los gatos ganan cuando el ratón no puede moverse.",
        pt: "O rato ganha na linha 1 e quando nenhum gato se pode mover. Os gatos ganham quando o rato não se pode mover.",
        sk: "Myš vyhráva na riadku 1 a keď sa nemôže pohnúť žiadna mačka. Mačky vyhrávajú, keď sa nemôže pohnúť myš."
    }
    RULE_NOTATION {
        en: "A move names two squares, each by line and column: 84-75. Also: 8475, ((8 4) (7 5)).",
        es: "Una jugada nombra dos casillas, cada una por línea y columna: 84-75. También: 8475, ((8 4) (7 5)).",
        pt: "Uma jogada nomeia duas casas, cada uma por linha e coluna: 84-75. Também: 8475, ((8 4) (7 5)).",
        sk: "Ťah pomenúva dve políčka, každé riadkom a stĺpcom: 84-75. Tiež: 8475, ((8 4) (7 5))."
    }
    SIGN_PIECES {
        en: "M is the mouse, C a cat, a dot an empty dark square.",
        es: "M es el ratón, C un gato, un punto una casilla oscura vacía.",
        pt: "M é o rato, C um gato, um ponto uma casa escura vazia.",
        sk: "M je myš, C mačka, bodka prázdne tmavé políčko."
    }
    SIGN_NUMBERS {
        en: "Lines are numbered at the left from 8 down to 1, columns below from 1 to 8.",
        es: "Las líneas se numeran a la izquierda de 8 a 1, las columnas abajo de 1 a 8.",
        pt: "As linhas são numeradas à esquerda de 8 a 1, as colunas em baixo de 1 a 8.",
        sk: "Riadky sú očíslované vľavo od 8 po 1, stĺpce dole od 1 po 8."
    }
    SOLVING {
        en: "every position, at once",
        es: "todas las posiciones, al instante",
        pt: "todas as posições, de imediato",
        sk: "každá pozícia, okamžite"
    }
    RANDOM_HELP {
        en: "any legal move, each as likely as the other",
        es: "cualquier jugada legal, todas igual de probables",
        pt: "qualquer jogada legal, todas com a mesma probabilidade",
        sk: "hocijaký povolený ťah, každý rovnako pravdepodobný"
    }
    SEAT_MOUSE { en: "mouse", es: "ratón", pt: "rato", sk: "myš" }
    SEAT_CATS { en: "cats", es: "gatos", pt: "gatos", sk: "mačky" }
    NO_SETTINGS {
        en: "unknown setting {key}, gato-e-rato has none",
        es: "opción desconocida {key}; gato-e-rato no tiene ninguna",
        pt: "opção desconhecida {key}; gato-e-rato não tem nenhuma",
        sk: "neznáme nastavenie {key}; gato-e-rato žiadne nemá"
    }
    EXPECTED_MOVE {
        en: "a move between dark squares such as 84-75, 8475 or ((8 4) (7 5))",
        es: "una jugada entre casillas oscuras, como 84-75, 8475 o ((8 4) (7 5))",
        pt: "uma jogada entre casas escuras, como 84-75, 8475 ou ((8 4) (7 5))",
        sk: "ťah medzi tmavými políčkami, napríklad 84-75, 8475 alebo ((8 4) (7 5))"
    }
    OVER_MOUSE {
        en: "the game is over, the mouse has won",
        es: "la partida ha terminado, ha ganado el ratón",
        pt: "o jogo terminou, ganhou o rato",
        sk: "hra sa skončila, vyhrala myš"
    }
    OVER_CATS {
        en: "the game is over, the cats have won",
        es: "la partida ha terminado, han ganado los gatos",
        pt: "o jogo terminou, ganharam os gatos",
        sk: "hra sa skončila, vyhrali mačky"
    }
    MOUSE_TO_MOVE {
        en: "it is the mouse's turn, and the mouse stands on {square}",
        es: "le toca al ratón, y el ratón está en {square}",
        pt: "é a vez do rato, e o rato está em {square}",
        sk: "na ťahu je myš a tá stojí na {square}"
    }
    CATS_TO_MOVE {
        en: "it is the cats' turn, and no cat stands on {square}",
        es: "les toca a los gatos, y en {square} no hay ningún gato",
        pt: "é a vez dos gatos, e em {square} não há nenhum gato",
        sk: "na ťahu sú mačky a na {square} žiadna nestojí"
    }
    MOUSE_CANT {
        en: "the mouse moves one square diagonally, so it can't go from {from} to {to}",
        es: "el ratón se mueve una casilla en diagonal, así que no puede ir de {from} a {to}",
        pt: "o rato move-se uma casa na diagonal, por isso não pode ir de {from} para {to}",
        sk: "myš sa pohybuje o jedno políčko šikmo, z {from} na {to} teda nemôže"
    }
    CAT_CANT {
        en: "a cat moves one square diagonally forward, so it can't go from {from} to {to}",
        es: "un gato avanza una casilla en diagonal, así que no puede ir de {from} a {to}",
        pt: "um gato avança uma casa na diagonal, por isso não pode ir de {from} para {to}",
        sk: "mačka ide o jedno políčko šikmo dopredu, z {from} na {to} teda nemôže"
    }
    CAT_THERE {
        en: "a cat stands on {square}",
        es: "en {square} hay un gato",
        pt: "em {square} está um gato",
        sk: "na {square} stojí mačka"
    }
    MOUSE_THERE {
        en: "the mouse stands on {square}, and nothing is captured in this game",
        es: "en {square} está el ratón, y en este juego no se captura nada",
        pt: "em {square} está o rato, e neste jogo nada é capturado",
        sk: "na {square} stojí myš a v tejto hre sa nič neberie"
    }
    SQUARES {
        en: "Squares are named by line and column.",
        es: "Las casillas se nombran por línea y columna.",
        pt: "As casas são nomeadas por linha e coluna.",
        sk: "Políčka sa volajú podľa riadka a stĺpca."
    }
    MOUSE_IS {
        en: "The mouse is on {square} and could go to {targets}.",
        es: "El ratón está en {square} y podría ir a {targets}.",
        pt: "O rato está em {square} e poderia ir para {targets}.",
        sk: "Myš je na {square} a mohla by ísť na {targets}."
    }
    MOUSE_IS_STUCK {
        en: "The mouse is on {square} and can go nowhere.",
        es: "El ratón está en {square} y no puede ir a ninguna parte.",
        pt: "O rato está em {square} e não pode ir para lado nenhum.",
        sk: "Myš je na {square} a nemôže ísť nikam."
    }
    CATS_ARE {
        en: "The cats are on {squares}.",
        es: "Los gatos están en {squares}.",
        pt: "Os gatos estão em {squares}.",
        sk: "Mačky sú na {squares}."
    }
    CAT_IS {
        en: "The cat on {square} could go to {targets}.",
        es: "El gato de {square} podría ir a {targets}.",
        pt: "O gato de {square} poderia ir para {targets}.",
        sk: "Mačka na {square} by mohla ísť na {targets}."
    }
    CAT_IS_STUCK {
        en: "The cat on {square} can go nowhere.",
        es: "El gato de {square} no puede ir a ninguna parte.",
        pt: "O gato de {square} não pode ir para lado nenhum.",
        sk: "Mačka na {square} nemôže ísť nikam."
    }
    MOUSE_GOES {
        en: "the mouse goes from {from} to {to}",
        es: "el ratón va de {from} a {to}",
        pt: "o rato vai de {from} para {to}",
        sk: "myš ide z {from} na {to}"
    }
    CAT_GOES {
        en: "the cat goes from {from} to {to}",
        es: "el gato va de {from} a {to}",
        pt: "o gato vai de {from} para {to}",
        sk: "mačka ide z {from} na {to}"
    }
    END_THROUGH {
        en: "The mouse has reached line 1.",
        es: "El ratón ha llegado a la línea 1.",
        pt: "O rato chegou à linha 1.",
        sk: "Myš došla na riadok 1."
    }
    END_CAUGHT {
        en: "The mouse is caught and can't move.",
        es: "El ratón está atrapado y no puede moverse.",
        pt: "O rato está preso e não se pode mover.",
        sk: "Myš je chytená a nemôže sa pohnúť."
    }
    END_NO_CAT {
        en: "No cat can move.",
        es: "Ningún gato puede moverse.",
        pt: "Nenhum gato se pode mover.",
        sk: "Žiadna mačka sa nemôže pohnúť."
    }
    MARGIN { en: "{n} {n:line|lines}", es: "{n} {n:línea|líneas}", pt: "{n} {n:linha|linhas}",
        sk: "{n} {n:riadok|riadky|riadkov}" }
}
