//! Texts of the formula board.

use super::messages;

messages! {
    EXPLANATION { en: "The race", es: "La carrera", pt: "A corrida", sk: "Preteky" }
    SCORE_TURNS {
        en: "{turns} {turns:turn|turns}",
        es: "{turns} {turns:turno|turnos}",
        pt: "{turns} {turns:turno|turnos}",
        sk: "{turns} {turns:ťah|ťahy|ťahov}",
    }
    SCORE_OUT {
        en: "out, {turns} {turns:turn|turns}",
        es: "fuera, {turns} {turns:turno|turnos}",
        pt: "fora, {turns} {turns:turno|turnos}",
        sk: "vonku, {turns} {turns:ťah|ťahy|ťahov}",
    }
    SCORE_FINISHED {
        en: "home, {turns} {turns:turn|turns}",
        es: "meta, {turns} {turns:turno|turnos}",
        pt: "meta, {turns} {turns:turno|turnos}",
        sk: "cieľ, {turns} {turns:ťah|ťahy|ťahov}",
    }
    SCORE_AHEAD { en: "all but won", es: "casi ganada", pt: "quase ganha", sk: "skoro vyhraté" }
    SCORE_BEHIND { en: "all but lost", es: "casi perdida", pt: "quase perdida", sk: "skoro prehraté" }
    SCORE_ALL { en: "all but the game", es: "casi la partida", pt: "quase o jogo", sk: "skoro celá hra" }
    SCORE_LEAD { en: "{lead} turns", es: "{lead} turnos", pt: "{lead} turnos", sk: "{lead} ťahu" }
    SPEED { en: "speed {speed}", es: "velocidad {speed}", pt: "velocidade {speed}", sk: "rýchlosť {speed}" }
    SPEED_VECTOR {
        en: "speed {speed}, by {vector}",
        es: "vel. {speed}, por {vector}",
        pt: "vel. {speed}, por {vector}",
        sk: "rýchl. {speed}, o {vector}",
    }
    ROUND { en: "round {round}", es: "ronda {round}", pt: "ronda {round}", sk: "kolo {round}" }
    PAR { en: "par {par}", es: "par {par}", pt: "par {par}", sk: "par {par}" }
    COUNTING {
        en: "counting the turns: {states} states",
        es: "contando los turnos: {states} estados",
        pt: "a contar os turnos: {states} estados",
        sk: "počítajú sa ťahy: {states} stavov",
    }
    NO_TABLE {
        en: "This track is too large for exact counters.",
        es: "Esta pista es demasiado grande para contadores exactos.",
        pt: "Esta pista é grande demais para contadores exatos.",
        sk: "Táto trať je na presné počítadlá priveľká.",
    }
    AT_FREE { en: "{point}: free", es: "{point}: libre", pt: "{point}: livre", sk: "{point}: voľné" }
    AT_TURNS {
        en: "{point}: then {turns} {turns:turn|turns} to the finish",
        es: "{point}: luego {turns} {turns:turno|turnos} hasta la meta",
        pt: "{point}: depois {turns} {turns:turno|turnos} até à meta",
        sk: "{point}: potom {turns} {turns:ťah|ťahy|ťahov} do cieľa",
    }
    AT_FINISH {
        en: "{point}: over the finish",
        es: "{point}: cruza la meta",
        pt: "{point}: passa a meta",
        sk: "{point}: cez cieľ",
    }
    AT_OCCUPIED {
        en: "{point}: {name} stands there",
        es: "{point}: ahí está {name}",
        pt: "{point}: aí está {name}",
        sk: "{point}: stojí tam {name}",
    }
    AT_LEAVES {
        en: "{point}: leaves the track at {cell}",
        es: "{point}: sale de la pista en {cell}",
        pt: "{point}: sai da pista em {cell}",
        sk: "{point}: opustí trať v {cell}",
    }
    AT_DOOMED {
        en: "{point}: doomed, no way any more",
        es: "{point}: condenado, ya sin salida",
        pt: "{point}: condenado, já sem saída",
        sk: "{point}: stratené, niet už cesty",
    }
    MUST_STAND {
        en: "Every point on the track is taken: the car has to stand still. Any of the nine keys does it.",
        es: "Todos los puntos de la pista están ocupados: el coche tiene que quedarse quieto. Vale \
             cualquiera de las nueve teclas.",
        pt: "Todos os pontos da pista estão ocupados: o carro tem de ficar parado. Qualquer das nove teclas \
             serve.",
        sk: "Každý bod na trati je obsadený: auto musí zostať stáť. Poslúži ktorýkoľvek z deviatich \
             klávesov.",
    }
    BEST {
        en: "best: {turns} more {turns:turn|turns}",
        es: "mejor: {turns} {turns:turno|turnos} más",
        pt: "melhor: mais {turns} {turns:turno|turnos}",
        sk: "najlepšie: ešte {turns} {turns:ťah|ťahy|ťahov}",
    }
    BEST_NONE {
        en: "doomed: no way to the finish any more",
        es: "condenado: ya no se llega a la meta",
        pt: "condenado: já não se chega à meta",
        sk: "stratené: do cieľa už niet cesty",
    }
    OVER {
        en: "{name}: {turns} {turns:turn|turns}, {over} over the best {best}",
        es: "{name}: {turns} {turns:turno|turnos}, {over} sobre el mejor, {best}",
        pt: "{name}: {turns} {turns:turno|turnos}, {over} acima do melhor, {best}",
        sk: "{name}: {turns} {turns:ťah|ťahy|ťahov}, o {over} viac než najlepšie {best}",
    }
    EXACT {
        en: "{name}: {turns} {turns:turn|turns}, and none is faster",
        es: "{name}: {turns} {turns:turno|turnos}, imposible en menos",
        pt: "{name}: {turns} {turns:turno|turnos}, impossível em menos",
        sk: "{name}: {turns} {turns:ťah|ťahy|ťahov}, rýchlejšie sa nedá",
    }
    WENT_OUT {
        en: "{name}: out in turn {turns}",
        es: "{name}: fuera en el turno {turns}",
        pt: "{name}: fora no turno {turns}",
        sk: "{name}: vonku v ťahu {turns}",
    }
    GHOST_KEY {
        en: "{key}: the best line",
        es: "{key}: la mejor línea",
        pt: "{key}: a melhor linha",
        sk: "{key}: najlepšia stopa",
    }
    TAKEN {
        en: "{name} stands on {point}.",
        es: "En {point} está {name}.",
        pt: "Em {point} está {name}.",
        sk: "Na {point} stojí {name}.",
    }
    COUNTERS_ON {
        en: "The numbers are the fewest turns to the finish by that point, this one counted. {key}: hide.",
        es: "Los números son los turnos mínimos hasta la meta por ese punto, contando este. {key}: ocultar.",
        pt: "Os números são o mínimo de turnos até à meta por esse ponto, contando este. {key}: ocultar.",
        sk: "Čísla sú najmenej ťahov do cieľa cez ten bod, aj s týmto. {key}: skryť.",
    }
    COUNTERS_OFF {
        en: "The counters are hidden.",
        es: "Los contadores están ocultos.",
        pt: "Os contadores estão ocultos.",
        sk: "Počítadlá sú skryté.",
    }
    COUNTERS_WAIT {
        en: "The counters come as soon as the track has been counted.",
        es: "Los contadores llegarán en cuanto se haya contado la pista.",
        pt: "Os contadores aparecem assim que a pista estiver contada.",
        sk: "Počítadlá prídu, len čo bude trať spočítaná.",
    }
    GHOST_ON {
        en: "The best line is drawn. {key}: hide.",
        es: "La mejor línea está dibujada. {key}: ocultar.",
        pt: "A melhor linha está desenhada. {key}: ocultar.",
        sk: "Najlepšia stopa je nakreslená. {key}: skryť.",
    }
    GHOST_OFF {
        en: "The best line is hidden.",
        es: "La mejor línea está oculta.",
        pt: "A melhor linha está oculta.",
        sk: "Najlepšia stopa je skrytá.",
    }
    GHOST_NONE {
        en: "There is no way to the finish from here.",
        es: "Desde aquí no se puede llegar a la meta.",
        pt: "Daqui não há caminho para a meta.",
        sk: "Odtiaľto do cieľa niet cesty.",
    }
    MAP_ON {
        en: "The small map is shown where the track is larger than the board.",
        es: "El mapa pequeño se muestra donde la pista no cabe en el tablero.",
        pt: "O mapa pequeno aparece onde a pista é maior do que o tabuleiro.",
        sk: "Malá mapa sa ukazuje tam, kde je trať väčšia než doska.",
    }
    MAP_OFF {
        en: "The small map is hidden.",
        es: "El mapa pequeño está oculto.",
        pt: "O mapa pequeno está oculto.",
        sk: "Malá mapa je skrytá.",
    }
    FINISHED {
        en: "crossed the finish after {turns} {turns:turn|turns}",
        es: "cruza la meta tras {turns} {turns:turno|turnos}",
        pt: "passa a meta após {turns} {turns:turno|turnos}",
        sk: "cez cieľ, {turns} {turns:ťah|ťahy|ťahov}",
    }
    LEFT { en: "left the track", es: "se sale de la pista", pt: "sai da pista", sk: "opúšťa trať" }
    STOOD {
        en: "had to stand still",
        es: "tiene que quedarse quieto",
        pt: "tem de ficar parado",
        sk: "musí zostať stáť",
    }
    KEY_UP_LEFT {
        en: "shift by one up and left",
        es: "desviar uno arriba a la izquierda",
        pt: "desviar um para cima e para a esquerda",
        sk: "posunúť o jeden hore vľavo",
    }
    KEY_UP {
        en: "shift by one up",
        es: "desviar uno arriba",
        pt: "desviar um para cima",
        sk: "posunúť o jeden hore",
    }
    KEY_UP_RIGHT {
        en: "shift by one up and right",
        es: "desviar uno arriba a la derecha",
        pt: "desviar um para cima e para a direita",
        sk: "posunúť o jeden hore vpravo",
    }
    KEY_LEFT {
        en: "shift by one left",
        es: "desviar uno a la izquierda",
        pt: "desviar um para a esquerda",
        sk: "posunúť o jeden vľavo",
    }
    KEY_STRAIGHT {
        en: "repeat the last move",
        es: "repetir la última jugada",
        pt: "repetir a última jogada",
        sk: "zopakovať posledný ťah",
    }
    KEY_RIGHT {
        en: "shift by one right",
        es: "desviar uno a la derecha",
        pt: "desviar um para a direita",
        sk: "posunúť o jeden vpravo",
    }
    KEY_DOWN_LEFT {
        en: "shift by one down and left",
        es: "desviar uno abajo a la izquierda",
        pt: "desviar um para baixo e para a esquerda",
        sk: "posunúť o jeden dole vľavo",
    }
    KEY_DOWN {
        en: "shift by one down",
        es: "desviar uno abajo",
        pt: "desviar um para baixo",
        sk: "posunúť o jeden dole",
    }
    KEY_DOWN_RIGHT {
        en: "shift by one down and right",
        es: "desviar uno abajo a la derecha",
        pt: "desviar um para baixo e para a direita",
        sk: "posunúť o jeden dole vpravo",
    }
    KEY_COUNTERS {
        en: "show the exact counters of the nine points",
        es: "mostrar los contadores exactos de los nueve puntos",
        pt: "mostrar os contadores exatos dos nove pontos",
        sk: "ukázať presné počítadlá deviatich bodov",
    }
    KEY_GHOST {
        en: "show the best line",
        es: "mostrar la mejor línea",
        pt: "mostrar a melhor linha",
        sk: "ukázať najlepšiu stopu",
    }
    KEY_MAP {
        en: "show or hide the small map",
        es: "mostrar u ocultar el mapa pequeño",
        pt: "mostrar ou ocultar o mapa pequeno",
        sk: "ukázať alebo skryť malú mapu",
    }
    HELP_MOVE {
        en: "The car repeats its last move, and you may shift the landing point by one: with the nine \
             letters q w e, a s d, z x c around it, with the number pad, with the arrows and Enter, or with \
             a click. s and 5 go straight to where inertia leads.",
        es: "El coche repite su última jugada, y puedes desviar en uno el punto de llegada: con las nueve \
             letras q w e, a s d, z x c a su alrededor, con el teclado numérico, con las flechas y Enter o \
             con un clic. s y 5 van derecho adonde lleva la inercia.",
        pt: "O carro repete a última jogada, e pode desviar em um o ponto de chegada: com as nove letras q w \
             e, a s d, z x c à volta dele, com o teclado numérico, com as setas e Enter ou com um clique. s \
             e 5 vão a direito para onde leva a inércia.",
        sk: "Auto opakuje svoj posledný ťah a cieľový bod môžeš posunúť o jeden: deviatimi písmenami q w e, \
             a s d, z x c okolo neho, číselnou klávesnicou, šípkami a enterom alebo kliknutím. s a 5 idú \
             rovno tam, kam nesie zotrvačnosť.",
    }
    HELP_MARKS {
        en: "Of the nine points circles are free (the double one is where inertia leads), crosses leave the \
             track, daggers stay on the track but are too fast: from there no way leads to the finish any \
             more. Where another car stands nobody can go.",
        es: "De los nueve puntos, los círculos están libres (el doble es adonde lleva la inercia), las \
             cruces se salen de la pista, las dagas siguen en la pista pero van demasiado rápido: desde ahí \
             ya no se llega a la meta. Donde hay otro coche no se puede ir.",
        pt: "Dos nove pontos, os círculos estão livres (o duplo é para onde leva a inércia), as cruzes saem \
             da pista, os punhais ficam na pista mas vão depressa demais: daí já não se chega à meta. Onde \
             está outro carro não se pode ir.",
        sk: "Z deviatich bodov sú krúžky voľné (dvojitý je tam, kam nesie zotrvačnosť), krížiky opúšťajú \
             trať, dýky ostávajú na trati, ale sú prirýchle: odtiaľ už do cieľa niet cesty. Kde stojí iné \
             auto, tam sa ísť nedá.",
    }
    HELP_MARKS_ASCII {
        en: "Without Unicode they are o and @ (free, inertia), x and X (leaves the track), ! and & (no way \
             any more), > (over the finish).",
        es: "Sin Unicode son o y @ (libre, inercia), x y X (sale de la pista), ! y & (ya sin salida), > \
             (cruza la meta).",
        pt: "Sem Unicode são o e @ (livre, inércia), x e X (sai da pista), ! e & (já sem saída), > (passa a \
             meta).",
        sk: "Bez Unicode sú to o a @ (voľné, zotrvačnosť), x a X (opúšťa trať), ! a & (niet už cesty), > \
             (cez cieľ).",
    }
    HELP_WAY {
        en: "The shaded cells are the way to the point under the cursor. Every cell that it enters has to be \
             on the track; passing exactly through a corner is free.",
        es: "Las casillas sombreadas son el camino al punto del cursor. Toda casilla en la que entra debe ser de \
             la pista; pasar exactamente por una esquina es libre.",
        pt: "As casas sombreadas são o caminho para o ponto sob o cursor. Cada casa em que entra tem de \
             ser da pista; passar exatamente por um canto é livre.",
        sk: "Tieňované políčka sú cesta k bodu pod kurzorom. Každé políčko, do ktorého vojde, musí byť na \
             trati; prejsť presne rohom je dovolené.",
    }
    HELP_COUNTERS {
        en: "The counters are exact: the fewest turns to the finish if you go there and are alone from then \
             on.",
        es: "Los contadores son exactos: los turnos mínimos hasta la meta si vas ahí y desde entonces corres \
             en solitario.",
        pt: "Os contadores são exatos: o mínimo de turnos até à meta se for para aí e correr sozinho a \
             partir de então.",
        sk: "Počítadlá sú presné: najmenej ťahov do cieľa, ak ideš tam a odvtedy je trať len tvoja.",
    }
    HELP_TYPE {
        en: "Typed moves are landing points, for example 12,7: column and row, counted from 0. A car that \
             has to stand still is moved by =.",
        es: "Las jugadas tecleadas son puntos de llegada, por ejemplo 12,7: columna y fila, contadas desde \
             0. Un coche que tiene que quedarse quieto se mueve con =.",
        pt: "As jogadas escritas são pontos de chegada, por exemplo 12,7: coluna e linha, contadas a partir \
             de 0. Um carro que tem de ficar parado move-se com =.",
        sk: "Písané ťahy sú cieľové body, napríklad 12,7: stĺpec a riadok, počítané od 0. Auto, ktoré musí \
             zostať stáť, ťahá znakom =.",
    }
    HELP_VALUES {
        en: "With several cars values are hundredths of a turn of lead; on small cells the nine points show \
             their order instead, 1 is the best.",
        es: "Con varios coches los valores son centésimas de turno de ventaja; en casillas pequeñas los nueve \
             puntos muestran su orden, 1 es el mejor.",
        pt: "Com vários carros os valores são centésimos de turno de vantagem; em casas pequenas os nove \
             pontos mostram a sua ordem, 1 é o melhor.",
        sk: "S viacerými autami sú hodnoty stotiny ťahu náskoku; na malých políčkach ukazuje deväť bodov \
             svoje poradie, 1 je najlepší.",
    }
    // What is drawn: with its article, and in Slovak in the accusative.
    TRACK { en: "track", es: "una pista", pt: "uma pista", sk: "trať" }
    CELL_OFF { en: "off the track", es: "fuera", pt: "fora", sk: "mimo trate" }
    CELL_TRACK { en: "track", es: "pista", pt: "pista", sk: "trať" }
    CELL_START { en: "start", es: "salida", pt: "partida", sk: "štart" }
    CELL_FINISH { en: "finish", es: "meta", pt: "meta", sk: "cieľ" }
    CHECK_PAR {
        en: "par {par}, room for {cars} {cars:car|cars}",
        es: "par {par}, caben {cars} {cars:coche|coches}",
        pt: "par {par}, cabem {cars} {cars:carro|carros}",
        sk: "par {par}, miesto pre {cars} {cars:auto|autá|áut}",
    }
    CHECK_TURNS {
        en: "start {start}: {turns} {turns:turn|turns}",
        es: "salida {start}: {turns} {turns:turno|turnos}",
        pt: "partida {start}: {turns} {turns:turno|turnos}",
        sk: "štart {start}: {turns} {turns:ťah|ťahy|ťahov}",
    }
    CHECK_UNKNOWN {
        en: "start {start}: a way, turns not known",
        es: "salida {start}: llega, no se sabe en cuántos turnos",
        pt: "partida {start}: chega, não se sabe em quantos turnos",
        sk: "štart {start}: cesta je, počet ťahov neznámy",
    }
    CHECK_NO_WAY {
        en: "start {start}: no way to the finish",
        es: "salida {start}: no llega a la meta",
        pt: "partida {start}: não chega à meta",
        sk: "štart {start}: do cieľa niet cesty",
    }
    CHECK_NO_START {
        en: "there is no start",
        es: "no hay ninguna salida",
        pt: "não há nenhuma partida",
        sk: "chýba štart",
    }
    CHECK_NO_FINISH { en: "there is no finish", es: "no hay meta", pt: "não há meta", sk: "chýba cieľ" }
    CHECK_ONE_START {
        en: "one start only: two cars need two",
        es: "una sola salida: dos coches necesitan dos",
        pt: "uma só partida: dois carros precisam de duas",
        sk: "len jeden štart: dve autá potrebujú dva",
    }
    CHECK_SHORT {
        en: "{turns} {turns:turn|turns} are few: can the finish be crossed backwards?",
        es: "{turns} {turns:turno es|turnos son} poco: ¿se puede cruzar la meta al revés?",
        pt: "{turns} {turns:turno é|turnos é} pouco: pode passar-se a meta ao contrário?",
        sk: "{turns} {turns:ťah je|ťahy sú|ťahov je} málo: dá sa cieľ prejsť odzadu?",
    }
}
