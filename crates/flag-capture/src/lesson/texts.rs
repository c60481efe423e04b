//! What the lesson of flag capture says.

texts::messages! {
    FLAG_TITLE { en: "A flag", es: "Una bandera", pt: "Uma bandeira", sk: "Vlajka" }
    FLAG {
        en: "Each turn one of your pieces goes to one of the six cells around it: 1 is north, and on clockwise to 6. Whoever steps on a flag has won it. One lies to the north-east of you. Take it.",
        es: "Cada turno, una de tus piezas va a una de las seis casillas de su alrededor: 1 es el norte y se sigue en sentido horario hasta 6. Quien pisa una bandera la gana. Hay una al noreste. Tómala.",
        pt: "Em cada turno uma das suas peças vai para uma das seis casas à volta: 1 é o norte e segue-se no sentido horário até 6. Quem pisa uma bandeira ganha-a. Há uma a nordeste. Apanhe-a.",
        sk: "V každom ťahu ide jedna tvoja figúrka na jedno zo šiestich políčok okolo: 1 je sever a ďalej v smere hodín po 6. Kto stúpi na vlajku, získa ju. Jedna leží na severovýchod. Vezmi ju.",
    }
    FLAG_WRONG {
        en: "There is no flag there. It lies up and to the right of your piece.",
        es: "Ahí no hay bandera. Está arriba a la derecha de tu pieza.",
        pt: "Aí não há bandeira. Está acima e à direita da sua peça.",
        sk: "Tam vlajka nie je. Leží vpravo hore od tvojej figúrky.",
    }
    FLAG_DONE {
        en: "Yours. The cell is grass now, and the step cost 1 energy.",
        es: "Tuya. La casilla ahora es hierba y el paso costó 1 de energía.",
        pt: "Sua. A casa agora é erva e o passo custou 1 de energia.",
        sk: "Tvoja. Na políčku je teraz tráva a krok stál 1 energiu.",
    }
    AROUND_TITLE { en: "Round the world", es: "La vuelta al mundo", pt: "À volta do mundo", sk: "Okolo sveta" }
    AROUND {
        en: "The board has no border: whoever leaves it at the top comes in at the bottom, and the same at the sides. Your piece is in the top row. The flag in the bottom row of its column is just one step away.",
        es: "El tablero no tiene borde: quien sale por arriba entra por abajo, y lo mismo a los lados. Tu pieza está en la fila de arriba. La bandera de abajo, en su columna, está a un solo paso.",
        pt: "O tabuleiro não tem borda: quem sai por cima entra por baixo, e o mesmo nos lados. A sua peça está na linha de cima. A bandeira de baixo, na sua coluna, está a um só passo.",
        sk: "Plocha nemá okraj: kto odíde hore, príde dole, a tak isto po stranách. Tvoja figúrka je v hornom rade. Vlajka dole v jej stĺpci je len na krok.",
    }
    AROUND_WRONG {
        en: "That is the long way. Go north, over the border.",
        es: "Ese es el camino largo. Ve al norte, cruzando el borde.",
        pt: "Esse é o caminho longo. Vá para norte, por cima da borda.",
        sk: "To je dlhá cesta. Choď na sever, cez okraj.",
    }
    AROUND_DONE {
        en: "Distances here are never longer than half the board. Look across the border for every flag.",
        es: "Aquí ninguna distancia pasa de medio tablero. Mira cada bandera también cruzando el borde.",
        pt: "Aqui nenhuma distância passa de meio tabuleiro. Veja cada bandeira também pela borda.",
        sk: "Žiadna vzdialenosť tu nie je dlhšia než pol plochy. Každú vlajku hľadaj aj cez okraj.",
    }
    CHEAP_TITLE { en: "Energy", es: "Energía", pt: "Energia", sk: "Energia" }
    CHEAP {
        en: "Every step costs energy: grass 1, mud 2, a forest 8. Straight to the flag in the north leads through the forest. Find the way that costs least, step by step.",
        es: "Cada paso cuesta energía: hierba 1, barro 2, bosque 8. El camino recto a la bandera del norte cruza el bosque. Encuentra el más barato, paso a paso.",
        pt: "Cada passo custa energia: erva 1, lama 2, floresta 8. O caminho reto para a bandeira a norte passa pela floresta. Encontre o mais barato, passo a passo.",
        sk: "Každý krok stojí energiu: tráva 1, blato 2, les 8. Rovno k vlajke na severe sa ide cez les. Nájdi najlacnejšiu cestu, krok za krokom.",
    }
    CHEAP_DEAR {
        en: "A forest costs 8 without an axe. Walk around it.",
        es: "Un bosque cuesta 8 sin hacha. Rodéalo.",
        pt: "Uma floresta custa 8 sem machado. Contorne-a.",
        sk: "Les bez sekery stojí 8. Obíď ho.",
    }
    CHEAP_WRONG {
        en: "There is a cheaper way. Count the cost of every cell up to the flag.",
        es: "Hay un camino más barato. Suma el coste de cada casilla hasta la bandera.",
        pt: "Há um caminho mais barato. Some o custo de cada casa até à bandeira.",
        sk: "Je lacnejšia cesta. Spočítaj cenu každého políčka až po vlajku.",
    }
    CHEAP_ON { en: "Cheap. Go on.", es: "Barato. Sigue.", pt: "Barato. Continue.", sk: "Lacno. Ďalej." }
    CHEAP_DONE {
        en: "Three instead of nine. Energy is what you win by: it never comes back by itself.",
        es: "Tres en vez de nueve. Con la energía se gana: nunca vuelve sola.",
        pt: "Três em vez de nove. É com a energia que se ganha: nunca volta sozinha.",
        sk: "Tri namiesto deviatich. Energiou sa vyhráva: sama sa nevracia.",
    }
    AXE_TITLE { en: "Tools", es: "Herramientas", pt: "Ferramentas", sk: "Nástroje" }
    AXE {
        en: "Here there is no way around: the flags lie behind the forest. With an axe a forest costs 4 instead of 8 and is cut down; a boat does the like for water. Take the axe, go through the forest, take the flag.",
        es: "Aquí no hay rodeo: las banderas están tras el bosque. Con hacha, un bosque cuesta 4 en vez de 8 y queda talado; el bote hace lo propio con el agua. Toma el hacha, cruza el bosque y toma la bandera.",
        pt: "Aqui não há volta: as bandeiras estão atrás da floresta. Com machado, uma floresta custa 4 em vez de 8 e fica cortada; o barco faz o mesmo com a água. Apanhe o machado, passe a floresta, apanhe a bandeira.",
        sk: "Tu sa obísť nedá: vlajky sú za lesom. So sekerou les stojí 4 namiesto 8 a je vyrúbaný; čln podobne pomáha na vode. Vezmi sekeru, prejdi lesom a vezmi vlajku.",
    }
    AXE_FIRST {
        en: "First the axe: it lies on the way, to the south of you.",
        es: "Primero el hacha: está de camino, al sur.",
        pt: "Primeiro o machado: está a caminho, a sul.",
        sk: "Najprv sekera: leží po ceste, na juh od teba.",
    }
    AXE_ON {
        en: "You carry the axe; it works by itself. Now into the forest.",
        es: "Llevas el hacha; se usa sola. Ahora, al bosque.",
        pt: "Leva o machado; usa-se sozinho. Agora para a floresta.",
        sk: "Máš sekeru; pracuje sama. Teraz do lesa.",
    }
    AXE_FOREST {
        en: "Into the forest now: the flag is right behind it.",
        es: "Ahora al bosque: la bandera está justo detrás.",
        pt: "Agora para a floresta: a bandeira está logo atrás.",
        sk: "Teraz do lesa: vlajka je hneď za ním.",
    }
    AXE_CUT { en: "Cut down. Now the flag.", es: "Talado. Ahora la bandera.", pt: "Cortada. Agora a bandeira.", sk: "Vyrúbaný. Teraz vlajka." }
    AXE_FLAG {
        en: "The flag is beside you: take it.",
        es: "La bandera está a tu lado: tómala.",
        pt: "A bandeira está ao seu lado: apanhe-a.",
        sk: "Vlajka je vedľa teba: vezmi ju.",
    }
    AXE_DONE {
        en: "Well done. But remember: the path that you cut is open to the enemy, too.",
        es: "Bien hecho. Pero recuerda: el paso que abriste también sirve al rival.",
        pt: "Muito bem. Mas lembre-se: o caminho que abriu também serve ao rival.",
        sk: "Výborne. Ale pamätaj: cesta, ktorú si vyrúbal, je otvorená aj súperovi.",
    }
    JUICE_TITLE { en: "Juice", es: "Jugo", pt: "Sumo", sk: "Džús" }
    JUICE {
        en: "A piece without energy stands still, and whoever has no move left loses. Yours has 2 left: too little for any flag. Juice gives 20. Drink first.",
        es: "Una pieza sin energía no se mueve, y quien se queda sin jugadas pierde. A la tuya le quedan 2: no alcanza para ninguna bandera. El jugo da 20. Bebe primero.",
        pt: "Uma peça sem energia não anda, e quem fica sem jogadas perde. À sua restam 2: não chega para nenhuma bandeira. O sumo dá 20. Beba primeiro.",
        sk: "Figúrka bez energie stojí a kto nemá ťah, prehráva. Tej tvojej ostávajú 2: to nestačí na žiadnu vlajku. Džús dá 20. Najprv sa napi.",
    }
    JUICE_WRONG {
        en: "No flag is within reach of 2 energy. The juice is: look to the south.",
        es: "Con 2 de energía no llegas a ninguna bandera. Al jugo, sí: mira al sur.",
        pt: "Com 2 de energia não chega a nenhuma bandeira. Ao sumo, sim: olhe para sul.",
        sk: "S energiou 2 nedôjdeš k žiadnej vlajke. K džúsu áno: pozri na juh.",
    }
    JUICE_DONE {
        en: "Twenty more. In a close game the side that keeps a drink in reach outlasts the other.",
        es: "Veinte más. En una partida igualada aguanta más quien guarda una bebida a mano.",
        pt: "Mais vinte. Num jogo equilibrado, aguenta mais quem guarda uma bebida à mão.",
        sk: "O dvadsať viac. V tesnej hre vydrží dlhšie ten, kto má nápoj na dosah.",
    }
    DIG_TITLE { en: "Digging", es: "Cavar", pt: "Cavar", sk: "Kopanie" }
    DIG {
        en: "All flags lie behind the wall, and there is one gap, with a shovel in it. A shovel gives 10 points; digging (move 7) costs 2 and turns grass into a hole that costs 4 to enter. Take the shovel, then dig in the gap: the enemy is weak.",
        es: "Todas las banderas están tras el muro y solo hay un hueco, con una pala. Una pala da 10 puntos; cavar (jugada 7) cuesta 2 y hace de la hierba un hoyo que cuesta 4. Toma la pala y cava en el hueco: el rival está débil.",
        pt: "Todas as bandeiras estão atrás do muro e só há uma passagem, com uma pá. Uma pá dá 10 pontos; cavar (jogada 7) custa 2 e faz da erva um buraco que custa 4. Apanhe a pá e cave na passagem: o rival está fraco.",
        sk: "Všetky vlajky sú za múrom a je tu jediný priechod s lopatou. Lopata dá 10 bodov; kopanie (ťah 7) stojí 2 a z trávy spraví jamu, vstup do ktorej stojí 4. Vezmi lopatu a v priechode kop: súper je slabý.",
    }
    DIG_SHOVEL {
        en: "First the shovel: it lies in the gap, to the south.",
        es: "Primero la pala: está en el hueco, al sur.",
        pt: "Primeiro a pá: está na passagem, a sul.",
        sk: "Najprv lopata: leží v priechode, na juh.",
    }
    DIG_ON {
        en: "You have the shovel. Now stay and dig: move 7.",
        es: "Tienes la pala. Ahora quédate y cava: jugada 7.",
        pt: "Tem a pá. Agora fique e cave: jogada 7.",
        sk: "Máš lopatu. Teraz ostaň a kop: ťah 7.",
    }
    DIG_WRONG {
        en: "Don't go on yet. Dig where you stand, with move 7.",
        es: "No sigas aún. Cava donde estás, con la jugada 7.",
        pt: "Não avance ainda. Cave onde está, com a jogada 7.",
        sk: "Ešte nechoď ďalej. Kop tam, kde stojíš, ťahom 7.",
    }
    DIG_DONE {
        en: "A hole. Dug once more it becomes a trench, which costs 6. You stand in it already: to leave it costs nothing more.",
        es: "Un hoyo. Cavado otra vez es una zanja, que cuesta 6. Tú ya estás dentro: salir no cuesta más.",
        pt: "Um buraco. Cavado outra vez é uma vala, que custa 6. Já está dentro dele: sair não custa mais.",
        sk: "Jama. Vykopaná ešte raz je priekopa, ktorá stojí 6. Ty už v nej stojíš: vyjsť nestojí nič navyše.",
    }
    RACE_TITLE { en: "The race", es: "La carrera", pt: "A corrida", sk: "Preteky" }
    RACE {
        en: "Three flags, and both sides have one. Whoever takes the last one has more than half and wins at once. You move first, and it is as far for you as for the enemy: lose no step. Mind the way over the border.",
        es: "Tres banderas, y cada bando tiene una. Quien tome la última tiene más de la mitad y gana al instante. Mueves primero y está igual de lejos para ambos: no pierdas ni un paso. Piensa en el camino por el borde.",
        pt: "Três bandeiras, e cada lado tem uma. Quem apanhar a última tem mais de metade e ganha logo. Joga primeiro, e está tão longe de si como do rival: não perca nenhum passo. Pense no caminho pela borda.",
        sk: "Tri vlajky a každá strana má jednu. Kto vezme poslednú, má viac než polovicu a hneď vyhráva. Ťaháš prvý a obaja to máte rovnako ďaleko: nestrať ani krok. Mysli na cestu cez okraj.",
    }
    RACE_WRONG {
        en: "That loses a step, and the enemy would be there first. Get nearer to the flag with every move.",
        es: "Eso pierde un paso y el rival llegaría antes. Acércate a la bandera en cada jugada.",
        pt: "Isso perde um passo e o rival chegaria primeiro. Aproxime-se da bandeira em cada jogada.",
        sk: "Tým strácaš krok a súper by bol prvý. Každým ťahom sa k vlajke priblíž.",
    }
    RACE_ON { en: "Good. One more step.", es: "Bien. Un paso más.", pt: "Bem. Mais um passo.", sk: "Dobre. Ešte krok." }
    RACE_DONE {
        en: "Two of three: won! Before every race count the steps of both sides, and whose turn it is.",
        es: "¡Dos de tres: ganado! Antes de cada carrera cuenta los pasos de ambos y a quién le toca.",
        pt: "Duas de três: ganhou! Antes de cada corrida conte os passos dos dois e de quem é a vez.",
        sk: "Dve z troch: výhra! Pred každými pretekmi spočítaj kroky oboch strán a kto je na ťahu.",
    }
}
