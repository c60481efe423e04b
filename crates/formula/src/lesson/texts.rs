//! What the lesson of Formula says.

texts::messages! {
    CUTS {
        en: "You would land on the track, but the straight way there cuts the corner: the way counts, too.",
        es: "Caerías en la pista, pero el camino recto corta la esquina: también cuenta el camino.",
        pt: "Cairia na pista, mas o caminho reto corta a esquina: o caminho também conta.",
        sk: "Pristál by si na trati, ale priama cesta tam seká roh: ráta sa aj cesta.",
    }
    LEAVES {
        en: "That leaves the track, and the car would be out.",
        es: "Eso sale de la pista, y el coche quedaría fuera.",
        pt: "Isso sai da pista, e o carro ficaria de fora.",
        sk: "To opúšťa trať a auto by vypadlo.",
    }
    DOOMED {
        en: "Too fast: from there no way stays on the track, however you brake.",
        es: "Demasiado rápido: desde ahí, frenes como frenes, ningún camino se queda en la pista.",
        pt: "Demasiado rápido: a partir daí, por mais que trave, nenhum caminho fica na pista.",
        sk: "Príliš rýchlo: odtiaľ sa na trati neudržíš, nech brzdíš akokoľvek.",
    }
    START_TITLE { en: "The first move", es: "La primera jugada", pt: "A primeira jogada", sk: "Prvý ťah" }
    START {
        en: "Your car stands on the start, at the left; the finish is at the right. From a stand it may go to any of the 8 crossings around it. Go one crossing to the right, straight or slanted.",
        es: "Tu coche está en la salida, a la izquierda; la meta está a la derecha. Parado, puede ir a cualquiera de los 8 cruces que lo rodean. Ve un cruce a la derecha, recto o en diagonal.",
        pt: "O seu carro está na partida, à esquerda; a meta está à direita. Parado, pode ir para qualquer dos 8 cruzamentos à volta. Vá um cruzamento para a direita, a direito ou na diagonal.",
        sk: "Tvoje auto stojí na štarte vľavo; cieľ je vpravo. Z miesta smie na ktorýkoľvek z 8 priesečníkov okolo. Choď o jeden doprava, rovno alebo šikmo.",
    }
    START_WRONG {
        en: "That does not bring you to the right. Choose one of the three crossings there.",
        es: "Eso no te lleva a la derecha. Elige uno de los tres cruces de ese lado.",
        pt: "Isso não o leva para a direita. Escolha um dos três cruzamentos desse lado.",
        sk: "To ťa neposunie doprava. Vyber jeden z troch priesečníkov tam.",
    }
    START_DONE {
        en: "It rolls. From now on every move repeats the last one.",
        es: "Ya rueda. Desde ahora cada jugada repite la anterior.",
        pt: "Já anda. A partir de agora cada jogada repete a anterior.",
        sk: "Ide. Odteraz každý ťah opakuje predošlý.",
    }
    FASTER_TITLE { en: "Faster", es: "Acelerar", pt: "Acelerar", sk: "Zrýchliť" }
    FASTER {
        en: "A move repeats the last one, and may shift the landing point by one crossing in any direction: 9 points in all. You went 1 to the right, so now 0, 1 or 2 are possible. Become faster, twice.",
        es: "Una jugada repite la anterior y puede correr el punto de llegada un cruce en cualquier dirección: 9 puntos en total. Fuiste 1 a la derecha, así que ahora puedes 0, 1 o 2. Acelera dos veces.",
        pt: "Uma jogada repete a anterior e pode desviar o ponto de chegada um cruzamento em qualquer direção: 9 pontos ao todo. Andou 1 para a direita, por isso agora pode 0, 1 ou 2. Acelere duas vezes.",
        sk: "Ťah opakuje predošlý a smie posunúť cieľový bod o jeden priesečník ktorýmkoľvek smerom: spolu 9 bodov. Šiel si 1 doprava, teraz teda možno 0, 1 alebo 2. Zrýchli dvakrát.",
    }
    FASTER_WRONG {
        en: "That is no faster. Choose a point of the right column of the nine.",
        es: "Eso no es más rápido. Elige un punto de la columna derecha de los nueve.",
        pt: "Isso não é mais rápido. Escolha um ponto da coluna direita dos nove.",
        sk: "To nie je rýchlejšie. Vyber bod z pravého stĺpca deviatich.",
    }
    FASTER_ON { en: "Two at a time. Once more.", es: "De dos en dos. Otra vez.", pt: "De dois em dois. Outra vez.", sk: "Po dvoch. Ešte raz." }
    FASTER_DONE {
        en: "Three. Speed comes easily; to get rid of it takes just as long.",
        es: "Tres. Ganar velocidad es fácil; perderla cuesta lo mismo.",
        pt: "Três. Ganhar velocidade é fácil; perdê-la demora o mesmo.",
        sk: "Tri. Rýchlosť príde ľahko; zbaviť sa jej trvá rovnako dlho.",
    }
    BRAKE_TITLE { en: "The braking point", es: "El punto de frenado", pt: "O ponto de travagem", sk: "Brzdný bod" }
    BRAKE {
        en: "You come with 3 to the right, and the track bends down in front of the wall. You lose only 1 a move: from 3 the car needs 2 and 1 more before it stops. Brake now, and then turn down.",
        es: "Vienes con 3 a la derecha y la pista gira hacia abajo ante el muro. Solo pierdes 1 por jugada: desde 3, el coche necesita aún 2 y 1 para parar. Frena ya, y luego gira hacia abajo.",
        pt: "Vem com 3 para a direita e a pista vira para baixo em frente ao muro. Só perde 1 por jogada: de 3, o carro precisa ainda de 2 e 1 até parar. Trave já, e depois vire para baixo.",
        sk: "Ideš 3 doprava a trať sa pred múrom stáča nadol. Za ťah stratíš len 1: z 3 auto potrebuje ešte 2 a 1, kým zastane. Brzdi hneď a potom zaboč nadol.",
    }
    BRAKE_ON {
        en: "In time. Now turn down into the bend.",
        es: "A tiempo. Ahora gira hacia abajo.",
        pt: "A tempo. Agora vire para baixo.",
        sk: "Včas. Teraz zaboč nadol.",
    }
    BRAKE_TURN {
        en: "That stays on the track, but turn now: choose a point further down.",
        es: "Eso se queda en la pista, pero gira ya: elige un punto más abajo.",
        pt: "Isso fica na pista, mas vire já: escolha um ponto mais abaixo.",
        sk: "To ostáva na trati, ale zaboč už: vyber bod nižšie.",
    }
    BRAKE_DONE {
        en: "Slow in, fast out. The braking way from speed 4 would be 3 + 2 + 1.",
        es: "Despacio al entrar, rápido al salir. Desde 4 la frenada sería 3 + 2 + 1.",
        pt: "Devagar a entrar, depressa a sair. De 4 a travagem seria 3 + 2 + 1.",
        sk: "Pomaly dnu, rýchlo von. Z rýchlosti 4 by brzdná dráha bola 3 + 2 + 1.",
    }
    CORNER_TITLE { en: "The way counts", es: "Cuenta el camino", pt: "O caminho conta", sk: "Ráta sa cesta" }
    CORNER {
        en: "Not only the landing point: the whole straight way has to stay on the track. Some of your nine points lie on the track behind the inner corner. Choose one whose way is clear, and from which you can still turn.",
        es: "No solo el punto de llegada: todo el camino recto debe quedarse en la pista. Algunos de tus nueve puntos están en la pista, tras la esquina interior. Elige uno de camino libre desde el que aún puedas girar.",
        pt: "Não só o ponto de chegada: todo o caminho reto tem de ficar na pista. Alguns dos seus nove pontos estão na pista, atrás da esquina interior. Escolha um de caminho livre a partir do qual ainda possa virar.",
        sk: "Nielen cieľový bod: celá priama cesta musí ostať na trati. Niektoré z deviatich bodov ležia na trati za vnútorným rohom. Vyber taký, ku ktorému je cesta voľná a z ktorého ešte zabočíš.",
    }
    CORNER_DONE {
        en: "Clear. Exactly through the tip of a corner would be allowed; through the cell beside it never.",
        es: "Libre. Justo por la punta de una esquina se puede; por la celda de al lado, nunca.",
        pt: "Livre. Mesmo pela ponta de uma esquina pode-se; pela célula ao lado, nunca.",
        sk: "Voľná. Presne cez hrot rohu sa smie; cez bunku vedľa nikdy.",
    }
    PASS_TITLE { en: "Other cars", es: "Otros coches", pt: "Outros carros", sk: "Iné autá" }
    PASS {
        en: "No two cars stand on one crossing, so an occupied one can't be chosen. But you may jump over a car. The other one blocks this lane in front of you: get past it.",
        es: "Dos coches no pueden estar en el mismo cruce: uno ocupado no se puede elegir. Pero puedes saltar por encima de un coche. El otro bloquea el carril delante de ti: adelántalo.",
        pt: "Dois carros não podem estar no mesmo cruzamento: um ocupado não se pode escolher. Mas pode saltar por cima de um carro. O outro bloqueia a faixa à sua frente: ultrapasse-o.",
        sk: "Dve autá nestoja na jednom priesečníku, obsadený sa teda nedá vybrať. Auto však smieš preskočiť. Druhé ti v pruhu zavadzia: predbehni ho.",
    }
    PASS_WRONG {
        en: "That stays behind it. Two crossings ahead, past the car, are within your reach.",
        es: "Así te quedas detrás. Dos cruces más allá, pasado el coche, están a tu alcance.",
        pt: "Assim fica atrás. Dois cruzamentos à frente, depois do carro, estão ao seu alcance.",
        sk: "Tak ostaneš za ním. O dva priesečníky ďalej, za auto, dočiahneš.",
    }
    PASS_DONE {
        en: "Past it. When all your points on the track are taken you stand still and lose all speed: don't let others box you in.",
        es: "Adelantado. Si todos tus puntos en la pista están ocupados, te paras y pierdes toda la velocidad: no te dejes encerrar.",
        pt: "Ultrapassado. Se todos os seus pontos na pista estiverem ocupados, para e perde toda a velocidade: não se deixe fechar.",
        sk: "Predbehnuté. Keď sú všetky tvoje body na trati obsadené, stojíš a stratíš celú rýchlosť: nedaj sa zavrieť.",
    }
    BEST_TITLE { en: "The fastest line", es: "La línea más rápida", pt: "A linha mais rápida", sk: "Najrýchlejšia stopa" }
    BEST {
        en: "The one with the fewest turns wins, not the one with the highest speed. Think backwards from the finish: how fast may you be in the bend, so that you leave it well? Make three moves that lose no turn.",
        es: "Gana quien necesita menos turnos, no quien va más rápido. Piensa desde la meta hacia atrás: ¿a qué velocidad puedes tomar la curva para salir bien? Haz tres jugadas que no pierdan ningún turno.",
        pt: "Ganha quem precisa de menos turnos, não quem anda mais depressa. Pense da meta para trás: a que velocidade pode fazer a curva para sair bem? Faça três jogadas que não percam nenhum turno.",
        sk: "Vyhráva, kto potrebuje najmenej ťahov, nie kto ide najrýchlejšie. Rozmýšľaj od cieľa dozadu: ako rýchlo smieš byť v zákrute, aby si z nej dobre vyšiel? Zahraj tri ťahy, ktoré nestoja ťah navyše.",
    }
    BEST_WRONG {
        en: "You stay on the track, but that costs a turn. There is a faster point.",
        es: "Te quedas en la pista, pero eso cuesta un turno. Hay un punto más rápido.",
        pt: "Fica na pista, mas isso custa um turno. Há um ponto mais rápido.",
        sk: "Na trati ostaneš, ale stojí to ťah navyše. Je tu rýchlejší bod.",
    }
    BEST_ON { en: "Nothing lost. Go on.", es: "Nada perdido. Sigue.", pt: "Nada perdido. Continue.", sk: "Nič stratené. Ďalej." }
    BEST_DONE {
        en: "Perfect. In a game, the values of the moves show these turns for all nine points.",
        es: "Perfecto. En una partida, los valores de las jugadas muestran estos turnos en los nueve puntos.",
        pt: "Perfeito. Num jogo, os valores das jogadas mostram estes turnos nos nove pontos.",
        sk: "Dokonalé. V hre hodnoty ťahov ukážu pri všetkých deviatich bodoch, koľko ťahov ešte treba.",
    }
    FINISH_TITLE { en: "The finish", es: "La meta", pt: "A meta", sk: "Cieľ" }
    FINISH {
        en: "You have won as soon as your way touches the finish. What lies behind it no longer matters, not even a wall: never brake for the line. Cross it now.",
        es: "Ganas en cuanto tu camino toca la meta. Lo que haya detrás ya no importa, ni siquiera un muro: nunca frenes ante la meta. Crúzala ya.",
        pt: "Ganha assim que o seu caminho toca a meta. O que está atrás já não importa, nem sequer um muro: nunca trave para a meta. Cruze-a já.",
        sk: "Vyhrávaš, len čo sa tvoja cesta dotkne cieľa. Čo je za ním, je už jedno, aj keby múr: pred cieľom nikdy nebrzdi. Prejdi ho hneď.",
    }
    FINISH_WRONG {
        en: "That stops short of the line. Keep your speed, or add to it.",
        es: "Así no llegas a la meta. Mantén la velocidad o auméntala.",
        pt: "Assim não chega à meta. Mantenha a velocidade ou aumente-a.",
        sk: "To k cieľu nestačí. Drž rýchlosť alebo pridaj.",
    }
    FINISH_DONE {
        en: "Finished! The first one across wins; in the set-up you can let the round be completed instead.",
        es: "¡Meta! Gana el primero que cruza; en los ajustes puedes hacer que se complete la ronda.",
        pt: "Meta! Ganha o primeiro a cruzar; nas opções pode fazer com que se complete a ronda.",
        sk: "V cieli! Vyhráva, kto prejde prvý; v nastavení možno zvoliť dokončenie kola.",
    }
}
