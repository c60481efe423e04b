//! What the lesson of Timbiriche says.

texts::messages! {
    LINE_TITLE { en: "A line", es: "Una línea", pt: "Uma linha", sk: "Čiara" }
    LINE {
        en: "Players take turns in joining two neighbouring dots, across or down. Draw any line that goes across. Each has a name: H0,1 is the line across in row 0 from column 1, V1,0 the line down in column 0 from row 1.",
        es: "Por turnos se unen dos puntos vecinos, en horizontal o en vertical. Traza una línea horizontal cualquiera. Cada una tiene nombre: H0,1 es la horizontal de la fila 0 desde la columna 1; V1,0, la vertical de la columna 0 desde la fila 1.",
        pt: "À vez, unem-se dois pontos vizinhos, na horizontal ou na vertical. Trace uma linha horizontal qualquer. Cada uma tem nome: H0,1 é a horizontal da fila 0 a partir da coluna 1; V1,0 é a vertical da coluna 0 a partir da fila 1.",
        sk: "Hráči striedavo spájajú dve susedné bodky, vodorovne alebo zvislo. Nakresli hocijakú vodorovnú čiaru. Každá má meno: H0,1 je vodorovná v riadku 0 od stĺpca 1, V1,0 zvislá v stĺpci 0 od riadka 1.",
    }
    LINE_WRONG {
        en: "That line goes down. Draw one that goes across.",
        es: "Esa línea es vertical. Traza una horizontal.",
        pt: "Essa linha é vertical. Trace uma horizontal.",
        sk: "Tá čiara je zvislá. Nakresli vodorovnú.",
    }
    LINE_DONE {
        en: "Good. Lines belong to nobody; only boxes count.",
        es: "Bien. Las líneas no son de nadie; solo cuentan las cajas.",
        pt: "Bem. As linhas não são de ninguém; só as caixas contam.",
        sk: "Dobre. Čiary nepatria nikomu; rátajú sa len štvorčeky.",
    }
    BOX_TITLE { en: "A box", es: "Una caja", pt: "Uma caixa", sk: "Štvorček" }
    BOX {
        en: "Who draws the fourth side of a box owns it, gets 10 points and has to move again. One box has three sides. Close it, and then draw the line that you owe.",
        es: "Quien traza el cuarto lado de una caja se la queda, gana 10 puntos y tiene que jugar otra vez. Una caja tiene tres lados. Ciérrala y traza después la línea que debes.",
        pt: "Quem traça o quarto lado de uma caixa fica com ela, ganha 10 pontos e tem de jogar outra vez. Uma caixa tem três lados. Feche-a e trace depois a linha que deve.",
        sk: "Kto nakreslí štvrtú stranu štvorčeka, získa ho aj 10 bodov a musí ťahať znova. Jeden štvorček má tri strany. Zatvor ho a potom nakresli čiaru, ktorú dlhuješ.",
    }
    BOX_WRONG {
        en: "That closes nothing. Look for the box with three sides.",
        es: "Eso no cierra nada. Busca la caja con tres lados.",
        pt: "Isso não fecha nada. Procure a caixa com três lados.",
        sk: "To nič nezatvára. Nájdi štvorček s tromi stranami.",
    }
    BOX_AGAIN {
        en: "It is yours. Now you must move again.",
        es: "Es tuya. Ahora tienes que jugar otra vez.",
        pt: "É sua. Agora tem de jogar outra vez.",
        sk: "Je tvoj. Teraz musíš ťahať znova.",
    }
    BOX_DONE {
        en: "That extra move is the heart of the game: sometimes you would rather not have it.",
        es: "Esa jugada extra es el corazón del juego: a veces preferirías no tenerla.",
        pt: "Essa jogada extra é o coração do jogo: às vezes preferiria não a ter.",
        sk: "Tento ťah navyše je srdcom hry: niekedy ho radšej nechceš.",
    }
    SAFE_TITLE { en: "No third side", es: "Nunca el tercer lado", pt: "Nunca o terceiro lado", sk: "Nie tretia strana" }
    SAFE {
        en: "Who draws the third side of a box gives it away. Two boxes have two sides already. Draw a safe line: one that gives no box a third side.",
        es: "Quien traza el tercer lado de una caja la regala. Dos cajas tienen ya dos lados. Traza una línea segura: una que no dé a ninguna caja su tercer lado.",
        pt: "Quem traça o terceiro lado de uma caixa oferece-a. Duas caixas já têm dois lados. Trace uma linha segura: uma que não dê a nenhuma caixa o terceiro lado.",
        sk: "Kto nakreslí tretiu stranu štvorčeka, daruje ho. Dva štvorčeky už majú dve strany. Nakresli bezpečnú čiaru: takú, čo žiadnemu štvorčeku nedá tretiu stranu.",
    }
    SAFE_WRONG {
        en: "That is the third side of a box: the other one would take it.",
        es: "Ese es el tercer lado de una caja: el otro se la llevaría.",
        pt: "Esse é o terceiro lado de uma caixa: o outro ficaria com ela.",
        sk: "To je tretia strana štvorčeka: súper by si ho vzal.",
    }
    SAFE_DONE {
        en: "Safe. But every game runs out of safe lines, and then somebody has to give.",
        es: "Segura. Pero en toda partida se acaban las líneas seguras, y alguien tiene que regalar.",
        pt: "Segura. Mas em todos os jogos as linhas seguras acabam, e alguém tem de dar.",
        sk: "Bezpečná. Lenže v každej hre sa bezpečné čiary minú a niekto musí dávať.",
    }
    SHORT_TITLE { en: "Chains", es: "Cadenas", pt: "Cadeias", sk: "Reťaze" }
    SHORT {
        en: "Boxes in a row that fall together are a chain. No safe line is left here, only chains of 2, 3 and 4 boxes. Give the shortest, and draw its middle line, so that it can't be handed back to you.",
        es: "Las cajas seguidas que caen juntas forman una cadena. Aquí no quedan líneas seguras, solo cadenas de 2, 3 y 4 cajas. Regala la más corta trazando su línea del medio, para que no te la devuelvan.",
        pt: "As caixas seguidas que caem juntas formam uma cadeia. Aqui não há linhas seguras, só cadeias de 2, 3 e 4 caixas. Dê a mais curta, traçando a linha do meio, para que não lha devolvam.",
        sk: "Štvorčeky v rade, ktoré padnú spolu, sú reťaz. Bezpečná čiara tu už nie je, len reťaze 2, 3 a 4 štvorčekov. Daj najkratšiu, a to jej strednou čiarou, aby ti ju nemohli vrátiť.",
    }
    SHORT_WRONG {
        en: "That opens a longer chain. There is one of only 2 boxes, at the left.",
        es: "Eso abre una cadena más larga. A la izquierda hay una de solo 2 cajas.",
        pt: "Isso abre uma cadeia mais longa. À esquerda há uma de só 2 caixas.",
        sk: "To otvára dlhšiu reťaz. Vľavo je jedna len s 2 štvorčekmi.",
    }
    SHORT_END {
        en: "The right chain, but from its end: the other one could hand both boxes back with one line. Draw the line between the two.",
        es: "La cadena es esa, pero por el extremo: el otro podría devolverte las dos cajas con una línea. Traza la línea entre ambas.",
        pt: "A cadeia é essa, mas pela ponta: o outro poderia devolver-lhe as duas caixas com uma linha. Trace a linha entre as duas.",
        sk: "Reťaz je správna, ale od konca: súper by ti mohol oba štvorčeky vrátiť jednou čiarou. Nakresli čiaru medzi nimi.",
    }
    SHORT_DONE {
        en: "Two boxes given, and now the other one has to open the chain of 3.",
        es: "Dos cajas regaladas, y ahora el otro tiene que abrir la cadena de 3.",
        pt: "Duas caixas dadas, e agora o outro tem de abrir a cadeia de 3.",
        sk: "Dva štvorčeky darované a teraz musí súper otvoriť reťaz s 3.",
    }
    DEAL_TITLE { en: "Keep control", es: "Mantener el control", pt: "Manter o controlo", sk: "Udržať kontrolu" }
    DEAL {
        en: "A chain of 4 is open, and another one waits. If you take all 4 you must open the other chain. Take 2, then draw the line at the far end: you hand back 2 boxes, and the other one has to open the next chain.",
        es: "Hay una cadena de 4 abierta y otra espera. Si tomas las 4, tienes que abrir la otra. Toma 2 y traza la línea del otro extremo: devuelves 2 cajas y el rival tiene que abrir la cadena siguiente.",
        pt: "Há uma cadeia de 4 aberta e outra à espera. Se fechar as 4, tem de abrir a outra. Feche 2 e trace a linha da outra ponta: devolve 2 caixas e o rival tem de abrir a cadeia seguinte.",
        sk: "Reťaz 4 štvorčekov je otvorená a ďalšia čaká. Ak vezmeš všetky 4, musíš otvoriť druhú. Vezmi 2 a potom nakresli čiaru na jej druhom konci: vrátiš 2 štvorčeky a súper musí otvoriť ďalšiu reťaz.",
    }
    DEAL_ON {
        en: "Yours. One more, but leave the last two.",
        es: "Tuya. Una más, pero deja las dos últimas.",
        pt: "Sua. Mais uma, mas deixe as duas últimas.",
        sk: "Tvoj. Ešte jeden, ale posledné dva nechaj.",
    }
    DEAL_NOW {
        en: "Yours, too. Now hand back the last two: draw the line at the far end.",
        es: "También tuya. Ahora devuelve las dos últimas: traza la línea del otro extremo.",
        pt: "Também sua. Agora devolva as duas últimas: trace a linha da outra ponta.",
        sk: "Aj ten je tvoj. Teraz vráť posledné dva: nakresli čiaru na druhom konci.",
    }
    DEAL_GREEDY {
        en: "That is one too many: after the last box you have to open the other chain. Draw the line at the far end instead.",
        es: "Esa es una de más: tras la última caja tendrías que abrir la otra cadena. Traza mejor la línea del otro extremo.",
        pt: "Essa é uma a mais: depois da última caixa teria de abrir a outra cadeia. Trace antes a linha da outra ponta.",
        sk: "To je o jeden viac: po poslednom štvorčeku by si musel otvoriť druhú reťaz. Nakresli radšej čiaru na druhom konci.",
    }
    DEAL_EARLY {
        en: "Not yet: first take what you can keep. Only the last two boxes are handed back.",
        es: "Todavía no: toma antes lo que puedas. Solo se devuelven las dos últimas cajas.",
        pt: "Ainda não: feche primeiro o que puder. Só se devolvem as duas últimas caixas.",
        sk: "Ešte nie: najprv vezmi, čo sa dá. Vracajú sa len posledné dva štvorčeky.",
    }
    DEAL_ELSEWHERE {
        en: "That opens the other chain for nothing. Hand back the last two here: draw the line at the far end.",
        es: "Eso abre la otra cadena a cambio de nada. Devuelve las dos últimas de aquí: traza la línea del otro extremo.",
        pt: "Isso abre a outra cadeia em troca de nada. Devolva as duas últimas daqui: trace a linha da outra ponta.",
        sk: "To otvára druhú reťaz za nič. Vráť tu posledné dva: nakresli čiaru na druhom konci.",
    }
    DEAL_DONE {
        en: "This is double-dealing: 2 boxes lost, but all of the next chain is yours. Strong players win by it.",
        es: "Es la doble entrega: pierdes 2 cajas, pero toda la cadena siguiente es tuya. Así ganan los fuertes.",
        pt: "É a dupla entrega: perde 2 caixas, mas toda a cadeia seguinte é sua. É assim que os fortes ganham.",
        sk: "Toto je dvojité vrátenie: strata 2 štvorčekov, no celá ďalšia reťaz je tvoja. Tak vyhrávajú silní.",
    }
    LOOP_TITLE { en: "A loop", es: "Un ciclo", pt: "Um ciclo", sk: "Slučka" }
    LOOP {
        en: "A loop is a chain that bites its tail. Here 6 boxes are open, and a chain of 6 waits at the right. Of a loop the last 4 are handed back, as two pairs: take 2, then draw the middle line of the rest.",
        es: "Un ciclo es una cadena que se muerde la cola. Aquí hay 6 cajas abiertas y a la derecha espera una cadena de 6. De un ciclo se devuelven las 4 últimas, en dos parejas: toma 2 y traza la línea del medio del resto.",
        pt: "Um ciclo é uma cadeia que morde a cauda. Aqui há 6 caixas abertas e à direita espera uma cadeia de 6. De um ciclo devolvem-se as 4 últimas, em dois pares: feche 2 e trace a linha do meio do resto.",
        sk: "Slučka je reťaz, čo si hryzie do chvosta. Tu je otvorených 6 štvorčekov a vpravo čaká reťaz so 6. Zo slučky sa vracajú posledné 4 ako dve dvojice: vezmi 2 a potom nakresli strednú čiaru zvyšku.",
    }
    LOOP_ON {
        en: "Yours. One more, but of a loop leave the last four.",
        es: "Tuya. Una más, pero de un ciclo deja las cuatro últimas.",
        pt: "Sua. Mais uma, mas de um ciclo deixe as quatro últimas.",
        sk: "Tvoj. Ešte jeden, ale zo slučky nechaj posledné štyri.",
    }
    LOOP_NOW {
        en: "Yours, too. Four are left: split them into two pairs by the line in their middle.",
        es: "También tuya. Quedan cuatro: divídelas en dos parejas con la línea de en medio.",
        pt: "Também sua. Restam quatro: divida-as em dois pares com a linha do meio.",
        sk: "Aj ten je tvoj. Ostali štyri: rozdeľ ich na dve dvojice čiarou v strede.",
    }
    LOOP_GREEDY {
        en: "Four boxes are left: leave them as two pairs, by the line in their middle.",
        es: "Quedan cuatro cajas: déjalas en dos parejas, con la línea de en medio.",
        pt: "Restam quatro caixas: deixe-as em dois pares, com a linha do meio.",
        sk: "Ostávajú štyri štvorčeky: nechaj ich ako dve dvojice čiarou v strede.",
    }
    LOOP_EARLY {
        en: "That gives too much. Take boxes of the loop until four are left, and split those into two pairs.",
        es: "Eso regala demasiado. Toma cajas del ciclo hasta que queden cuatro, y divídelas en dos parejas.",
        pt: "Isso dá demasiado. Feche caixas do ciclo até restarem quatro, e divida-as em dois pares.",
        sk: "To dáva priveľa. Ber štvorčeky slučky, kým neostanú štyri, a tie rozdeľ na dve dvojice.",
    }
    LOOP_ELSEWHERE {
        en: "That gives too much. Split the four that are left into two pairs, by the line in their middle.",
        es: "Eso regala demasiado. Divide las cuatro que quedan en dos parejas, con la línea de en medio.",
        pt: "Isso dá demasiado. Divida as quatro que restam em dois pares, com a linha do meio.",
        sk: "To dáva priveľa. Štyri, čo ostali, rozdeľ na dve dvojice čiarou v strede.",
    }
    LOOP_DONE {
        en: "Four given for six: still a good bargain. With a chain of 4 or less at the right you would take all.",
        es: "Cuatro a cambio de seis: sigue siendo buen negocio. Con una cadena de 4 o menos a la derecha, tómalas todas.",
        pt: "Quatro em troca de seis: ainda é bom negócio. Com uma cadeia de 4 ou menos à direita, feche todas.",
        sk: "Štyri za šesť: stále dobrý obchod. S reťazou 4 alebo menej vpravo by si vzal všetko.",
    }
    PARITY_TITLE { en: "The long-chain rule", es: "Regla de las cadenas largas", pt: "Regra das cadeias longas", sk: "Pravidlo dlhých reťazí" }
    PARITY {
        en: "Control is settled before the chains are opened: who began wants dots plus long chains (3 boxes or more) to be even, the other one odd. You began, and there are 16 dots. Two safe lines are left: one leads to 2 long chains, the other to 1.",
        es: "El control se decide antes de abrir las cadenas: quien empezó quiere que puntos más cadenas largas (3 cajas o más) sea par; el otro, impar. Empezaste tú y hay 16 puntos. Quedan dos líneas seguras: una lleva a 2 cadenas largas; la otra, a 1.",
        pt: "O controlo decide-se antes de se abrirem as cadeias: quem começou quer que pontos mais cadeias longas (3 caixas ou mais) seja par; o outro, ímpar. Começou você e há 16 pontos. Restam duas linhas seguras: uma leva a 2 cadeias longas, a outra a 1.",
        sk: "O kontrole sa rozhoduje skôr, než sa reťaze otvoria: kto začínal, chce, aby bodky plus dlhé reťaze (3 štvorčeky a viac) boli párne, druhý nepárne. Začínal si ty a bodiek je 16. Ostali dve bezpečné čiary: jedna vedie k 2 dlhým reťaziam, druhá k 1.",
    }
    PARITY_WRONG {
        en: "Safe, but it leaves 1 long chain: 16 + 1 is odd, and you would have to open it. Find the line that leaves two.",
        es: "Segura, pero deja 1 cadena larga: 16 + 1 es impar y tendrías que abrirla tú. Busca la línea que deja dos.",
        pt: "Segura, mas deixa 1 cadeia longa: 16 + 1 é ímpar e seria você a ter de a abrir. Procure a linha que deixa duas.",
        sk: "Bezpečná, ale necháva 1 dlhú reťaz: 16 + 1 je nepárne a musel by si ju otvoriť ty. Nájdi čiaru, ktorá nechá dve.",
    }
    PARITY_DONE {
        en: "16 + 2 is even: after the short chain the other one has to open the first long one.",
        es: "16 + 2 es par: tras la cadena corta, el otro tiene que abrir la primera larga.",
        pt: "16 + 2 é par: depois da cadeia curta, o outro tem de abrir a primeira longa.",
        sk: "16 + 2 je párne: po krátkej reťazi musí súper otvoriť prvú dlhú.",
    }
}
