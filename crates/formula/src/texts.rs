//! What is said of Formula, in every language. Crossings keep their notation everywhere, column first.

texts::messages! {
    TITLE { en: "Formula", es: "Fórmula", pt: "Fórmula", sk: "Formula" }
    SUMMARY {
        en: "Race on squared paper: repeat your last move, and shift it by one crossing.",
        es: "Carrera en papel cuadriculado: repite tu último movimiento y desplázalo un cruce.",
        pt: "Corrida em papel quadriculado: repita o último movimento e desvie-o um cruzamento.",
        sk: "Formule na štvorčekovanom papieri: zopakuj posledný pohyb a posuň ho o jeden bod."
    }
    RULE_MOVE {
        en: "Each turn your car repeats its last move; you may shift the landing point by one crossing in any direction.",
        es: "En cada turno tu coche repite su último movimiento; puedes desplazar el punto de llegada un cruce en cualquier dirección.",
        pt: "Em cada turno o carro repete o último movimento; pode desviar o ponto de chegada um cruzamento em qualquer direção.",
        sk: "V každom ťahu auto zopakuje svoj posledný pohyb; bod dopadu možno posunúť o jeden bod ktorýmkoľvek smerom."
    }
    RULE_WAY {
        en: "The way there has to stay on the track, not only the landing point; passing exactly through a corner is free.",
        es: "No solo el punto de llegada: todo el camino debe quedar en la pista; pasar justo por una esquina está permitido.",
        pt: "Não só o ponto de chegada: todo o caminho tem de ficar na pista; passar exatamente por um canto é permitido.",
        sk: "Na trati musí zostať celá cesta, nielen bod dopadu; prejsť presne rohom sa smie."
    }
    RULE_OUT {
        en: "A car that leaves the track is out. A crossing holds one car, but cars may be jumped.",
        es: "Un coche que se sale de la pista queda eliminado. En un cruce cabe un coche, pero se puede saltar sobre otros.",
        pt: "Um carro que sai da pista fica fora. Num cruzamento cabe um carro, mas pode saltar-se por cima de outros.",
        sk: "Auto, ktoré opustí trať, vypadáva. V bode stojí len jedno auto, autá však možno preskočiť."
    }
    RULE_STAND {
        en: "If every point on the track is taken, the car has to stand still (=) and loses its speed.",
        es: "Si todos los puntos de la pista están ocupados, el coche debe quedarse quieto (=) y pierde su velocidad.",
        pt: "Se todos os pontos da pista estiverem ocupados, o carro tem de ficar parado (=) e perde a velocidade.",
        sk: "Ak sú všetky body na trati obsadené, auto musí stáť (=) a stratí rýchlosť."
    }
    RULE_FINISH {
        en: "The first car whose way touches the finish wins.",
        es: "Gana el primer coche cuyo camino toca la meta.",
        pt: "Ganha o primeiro carro cujo caminho toca na meta.",
        sk: "Vyhráva prvé auto, ktorého cesta sa dotkne cieľa."
    }
    RULE_ROUND {
        en: "With finish=round the round is completed, and the car that needed the smaller part of its last move wins.",
        es: "Con finish=round se completa la ronda, y gana el coche que necesitó la parte menor de su último movimiento.",
        pt: "Com finish=round completa-se a ronda, e ganha o carro que precisou da menor parte do último movimento.",
        sk: "Pri finish=round sa kolo dohrá a vyhráva auto, ktoré potrebovalo menšiu časť svojho posledného pohybu."
    }
    RULE_LIMIT {
        en: "A race without a winner ends after four rounds for each crossing of the track.",
        es: "Una carrera sin ganador termina tras cuatro rondas por cada cruce de la pista.",
        pt: "Uma corrida sem vencedor termina ao fim de quatro rondas por cada cruzamento da pista.",
        sk: "Preteky bez víťaza sa končia po štyroch kolách na každý bod trate."
    }
    SIGN_TRACK {
        en: "A number is a car, a dot the track, S a start, F the finish, # off the track.",
        es: "Un número es un coche, un punto la pista, S una salida, F la meta, # fuera de la pista.",
        pt: "Um número é um carro, um ponto a pista, S uma partida, F a meta, # fora da pista.",
        sk: "Číslo je auto, bodka trať, S štart, F cieľ, # mimo trate."
    }
    SIGN_CROSSINGS {
        en: "A crossing is named x,y: x by the numbers above, read downwards, y by the number at the left.",
        es: "Un cruce se llama x,y: x según los números de arriba, leídos hacia abajo; y según el número de la izquierda.",
        pt: "Um cruzamento chama-se x,y: x pelos números de cima, lidos para baixo; y pelo número à esquerda.",
        sk: "Bod sa volá x,y: x podľa čísel hore, čítaných nadol, y podľa čísla vľavo."
    }
    SOLVING {
        en: "one car (cars=1): the fewest turns; two cars on very small tracks: who wins",
        es: "un coche (cars=1): el mínimo de turnos; dos coches en pistas muy pequeñas: quién gana",
        pt: "um carro (cars=1): o mínimo de turnos; dois carros em pistas muito pequenas: quem ganha",
        sk: "jedno auto (cars=1): najmenej ťahov; dve autá na veľmi malých tratiach: kto vyhrá"
    }
    TRACK { en: "track", es: "pista", pt: "pista", sk: "trať" }
    TRACK_HELP {
        en: "the track: one of the built-in ones, a file, or a random one",
        es: "la pista: una de las incluidas, un archivo o una al azar",
        pt: "a pista: uma das incluídas, um ficheiro ou uma ao acaso",
        sk: "trať: jedna zo zabudovaných, súbor alebo náhodná"
    }
    CARS { en: "cars", es: "coches", pt: "carros", sk: "autá" }
    CARS_HELP {
        en: "the number of cars; one alone has the track to itself, as on every track with one start",
        es: "el número de coches; uno solo tiene la pista para sí, como en toda pista con una salida",
        pt: "o número de carros; um só tem a pista para si, como em todas as pistas com uma partida",
        sk: "počet áut; jediné má trať pre seba, ako na každej trati s jedným štartom"
    }
    FINISH { en: "finish", es: "final", pt: "final", sk: "koniec" }
    FINISH_HELP {
        en: "who wins: the first over the line, or the best of the round in which it is crossed",
        es: "quién gana: el primero en cruzar la línea o el mejor de la ronda en que se cruza",
        pt: "quem ganha: o primeiro a cruzar a linha ou o melhor da ronda em que é cruzada",
        sk: "kto vyhrá: prvý za čiarou alebo najlepší z kola, v ktorom ju niekto prešiel"
    }
    FINISH_FIRST { en: "first", es: "el primero", pt: "o primeiro", sk: "prvý" }
    FINISH_ROUND { en: "round", es: "la ronda", pt: "a ronda", sk: "kolo" }
    SEED { en: "seed", es: "semilla", pt: "semente", sk: "semienko" }
    SEED_HELP { en: "which random track", es: "qué pista al azar", pt: "que pista ao acaso", sk: "ktorá náhodná trať" }
    RANDOM { en: "random", es: "al azar", pt: "ao acaso", sk: "náhodná" }
    EXPECTED_POINT {
        en: "a landing point such as 12,7 or =",
        es: "un punto de llegada, como 12,7 o =",
        pt: "um ponto de chegada, como 12,7 ou =",
        sk: "bod dopadu, napríklad 12,7 alebo ="
    }
    EXPECTED_TRACK {
        en: "'random', a file, or one of {names}",
        es: "'random', un archivo o una de {names}",
        pt: "'random', um ficheiro ou uma de {names}",
        sk: "'random', súbor alebo jedna z {names}"
    }
    AT_PLACE {
        en: "line {line}, column {column}: {problem}",
        es: "línea {line}, columna {column}: {problem}",
        pt: "linha {line}, coluna {column}: {problem}",
        sk: "riadok {line}, stĺpec {column}: {problem}"
    }
    UNKNOWN_TRACK {
        en: "unknown track {found}, expected a file, 'random', or one of {known}",
        es: "pista desconocida {found}, se esperaba un archivo, 'random' o una de {known}",
        pt: "pista desconhecida {found}, esperava-se um ficheiro, 'random' ou uma de {known}",
        sk: "neznáma trať {found}, čaká sa súbor, 'random' alebo jedna z {known}"
    }
    TRACK_SIZE {
        en: "a track has 3 to 2000 columns and rows and at most 1000000 crossings, found {width}x{height}",
        es: "una pista tiene de 3 a 2000 columnas y filas y 1000000 cruces como mucho, no {width}x{height}",
        pt: "uma pista tem de 3 a 2000 colunas e filas e no máximo 1000000 cruzamentos, não {width}x{height}",
        sk: "trať má 3 až 2000 stĺpcov a riadkov a najviac 1000000 bodov, nie {width}x{height}"
    }
    MOST_BYTES {
        en: "expected at most {most} bytes, found {found}",
        es: "se esperaban {most} bytes como mucho, hay {found}",
        pt: "esperavam-se no máximo {most} bytes, há {found}",
        sk: "čaká sa najviac {most} bajtov, nie {found}"
    }
    MOST_ROWS {
        en: "expected at most {n} {n:row|rows}, found more",
        es: "se esperaban {n} {n:fila|filas} como mucho, hay más",
        pt: "esperavam-se no máximo {n} {n:fila|filas}, há mais",
        sk: "čaká sa najviac {n} {n:riadok|riadky|riadkov}, je ich viac"
    }
    MOST_COLUMNS {
        en: "expected at most {n} {n:column|columns}, found more",
        es: "se esperaban {n} {n:columna|columnas} como mucho, hay más",
        pt: "esperavam-se no máximo {n} {n:coluna|colunas}, há mais",
        sk: "čaká sa najviac {n} {n:stĺpec|stĺpce|stĺpcov}, je ich viac"
    }
    MOST_CROSSINGS {
        en: "expected at most {n} {n:crossing|crossings}, found more",
        es: "se esperaban {n} {n:cruce|cruces} como mucho, hay más",
        pt: "esperavam-se no máximo {n} {n:cruzamento|cruzamentos}, há mais",
        sk: "čaká sa najviac {n} {n:bod|body|bodov}, je ich viac"
    }
    LEAST_ROWS {
        en: "expected at least {least} {least:row|rows}, found {found}",
        es: "se esperaban al menos {least} {least:fila|filas}, hay {found}",
        pt: "esperavam-se pelo menos {least} {least:fila|filas}, há {found}",
        sk: "čaká sa aspoň {least} {least:riadok|riadky|riadkov}, nie {found}"
    }
    LEAST_COLUMNS {
        en: "expected at least {least} {least:column|columns}, found {found}",
        es: "se esperaban al menos {least} {least:columna|columnas}, hay {found}",
        pt: "esperavam-se pelo menos {least} {least:coluna|colunas}, há {found}",
        sk: "čaká sa aspoň {least} {least:stĺpec|stĺpce|stĺpcov}, nie {found}"
    }
    HEADER_LINE {
        en: "'key: value' or an empty line before the rows",
        es: "'clave: valor' o una línea vacía antes de las filas",
        pt: "'chave: valor' ou uma linha vazia antes das filas",
        sk: "'kľúč: hodnota' alebo prázdny riadok pred traťou"
    }
    HEADER_KEY {
        en: "a key before the colon",
        es: "una clave antes de los dos puntos",
        pt: "uma chave antes dos dois pontos",
        sk: "kľúč pred dvojbodkou"
    }
    EACH_KEY_ONCE {
        en: "each key once",
        es: "cada clave una sola vez",
        pt: "cada chave uma só vez",
        sk: "každý kľúč len raz"
    }
    BAD_TRACK { en: "{track}: {why}", es: "{track}: {why}", pt: "{track}: {why}", sk: "{track}: {why}" }
    FEW_STARTS {
        en: "the track has too few starts: expected one for each of {cars} cars, found {starts}",
        es: "la pista tiene muy pocas salidas: se esperaba una para cada uno de los {cars} coches, hay {starts}",
        pt: "a pista tem poucas partidas: esperava-se uma para cada um dos {cars} carros, há {starts}",
        sk: "trať má primálo štartov: pre počet áut {cars} ich treba rovnako veľa, našlo sa {starts}"
    }
    NO_FINISH {
        en: "the track has no finish",
        es: "la pista no tiene meta",
        pt: "a pista não tem meta",
        sk: "trať nemá cieľ"
    }
    NO_WAY {
        en: "the track has no way from the start {start} to the finish",
        es: "en la pista no hay camino de la salida {start} a la meta",
        pt: "na pista não há caminho da partida {start} até à meta",
        sk: "na trati nevedie cesta zo štartu {start} do cieľa"
    }
    RACE_OVER {
        en: "the race is over",
        es: "la carrera ha terminado",
        pt: "a corrida terminou",
        sk: "preteky sa skončili"
    }
    STAND_NOT_ALLOWED {
        en: "'=' is only for a car whose points on the track are all taken",
        es: "'=' es solo para un coche con todos sus puntos de la pista ocupados",
        pt: "'=' é só para um carro com todos os seus pontos da pista ocupados",
        sk: "'=' je len pre auto, ktorého všetky body na trati sú obsadené"
    }
    MUST_STAND {
        en: "every point on the track is taken, the car has to stand still: '='",
        es: "todos los puntos de la pista están ocupados, el coche debe quedarse quieto: '='",
        pt: "todos os pontos da pista estão ocupados, o carro tem de ficar parado: '='",
        sk: "všetky body na trati sú obsadené, auto musí stáť: '='"
    }
    NOT_OF_NINE {
        en: "{point} is none of the nine points around {middle}",
        es: "{point} no es ninguno de los nueve puntos alrededor de {middle}",
        pt: "{point} não é nenhum dos nove pontos à volta de {middle}",
        sk: "{point} nie je žiadny z deviatich bodov okolo {middle}"
    }
    CAR_THERE {
        en: "car {car} stands on {point}",
        es: "el coche {car} está en {point}",
        pt: "o carro {car} está em {point}",
        sk: "na {point} stojí auto {car}"
    }
    SIZE {
        en: "The track has columns 0 to {right} from west to east and rows 0 to {bottom} from north to south. A crossing is named column,row.",
        es: "La pista tiene columnas de 0 a {right} de oeste a este y filas de 0 a {bottom} de norte a sur. Un cruce se llama columna,fila.",
        pt: "A pista tem colunas de 0 a {right} de oeste para leste e filas de 0 a {bottom} de norte para sul. Um cruzamento chama-se coluna,fila.",
        sk: "Trať má stĺpce 0 až {right} od západu na východ a riadky 0 až {bottom} od severu na juh. Bod sa volá stĺpec,riadok."
    }
    FINISH_LIES {
        en: "The finish lies between {from} and {to}.",
        es: "La meta está entre {from} y {to}.",
        pt: "A meta fica entre {from} e {to}.",
        sk: "Cieľ leží medzi {from} a {to}."
    }
    CAR_IS {
        en: "Car {car} is on {point}; its last move was {heading}.",
        es: "El coche {car} está en {point}; su último movimiento fue: {heading}.",
        pt: "O carro {car} está em {point}; o seu último movimento foi: {heading}.",
        sk: "Auto {car} je na {point}; jeho posledný pohyb bol: {heading}."
    }
    CAR_OUT {
        en: "Car {car} is out.",
        es: "El coche {car} está eliminado.",
        pt: "O carro {car} está fora.",
        sk: "Auto {car} vypadlo."
    }
    CAR_FINISHED {
        en: "Car {car} has finished.",
        es: "El coche {car} ha llegado.",
        pt: "O carro {car} chegou.",
        sk: "Auto {car} je v cieli."
    }
    REPEATING {
        en: "Repeating it takes car {car} to {point}.",
        es: "Repetirlo lleva el coche {car} a {point}.",
        pt: "Repeti-lo leva o carro {car} a {point}.",
        sk: "Jeho zopakovanie privedie auto {car} na {point}."
    }
    AROUND {
        en: "Crossings of track around car {car}: {ways}.",
        es: "Cruces de pista alrededor del coche {car}: {ways}.",
        pt: "Cruzamentos de pista à volta do carro {car}: {ways}.",
        sk: "Body trate okolo auta {car}: {ways}."
    }
    POINT_IS { en: "{point}: {what}.", es: "{point}: {what}.", pt: "{point}: {what}.", sk: "{point}: {what}." }
    ROUND {
        en: "Round {round} of at most {last}.",
        es: "Ronda {round} de {last} como máximo.",
        pt: "Ronda {round} de {last} no máximo.",
        sk: "Kolo {round}, najviac ich je {last}."
    }
    SHOWN_RACING {
        en: "car {car}: at {point} by {vector}",
        es: "coche {car}: en {point} por {vector}",
        pt: "carro {car}: em {point} por {vector}",
        sk: "auto {car}: na {point} o {vector}"
    }
    SHOWN_OUT { en: "car {car}: out", es: "coche {car}: eliminado", pt: "carro {car}: fora", sk: "auto {car}: vypadlo" }
    SHOWN_FINISHED {
        en: "car {car}: finished after {part} of its move",
        es: "coche {car}: llegó tras {part} de su movimiento",
        pt: "carro {car}: chegou após {part} do seu movimento",
        sk: "auto {car}: v cieli po {part} svojho pohybu"
    }
    SHOWN_ROUND {
        en: "round {round} of at most {last}",
        es: "ronda {round} de {last} como máximo",
        pt: "ronda {round} de {last} no máximo",
        sk: "kolo {round}, najviac ich je {last}"
    }
    STANDS { en: "stands still", es: "se queda quieto", pt: "fica parado", sk: "stojí" }
    FREE { en: "free", es: "libre", pt: "livre", sk: "voľný" }
    REACHES_FINISH { en: "reaches the finish", es: "llega a la meta", pt: "chega à meta", sk: "dosiahne cieľ" }
    LEAVES_TRACK {
        en: "leaves the track at {cell}",
        es: "sale de la pista en {cell}",
        pt: "sai da pista em {cell}",
        sk: "opúšťa trať na {cell}"
    }
    TAKEN_BY {
        en: "taken by car {car}",
        es: "ocupado por el coche {car}",
        pt: "ocupado pelo carro {car}",
        sk: "obsadený autom {car}"
    }
    TO_EAST { en: "{n} east", es: "{n} al este", pt: "{n} para leste", sk: "{n} na východ" }
    TO_WEST { en: "{n} west", es: "{n} al oeste", pt: "{n} para oeste", sk: "{n} na západ" }
    TO_SOUTH { en: "{n} south", es: "{n} al sur", pt: "{n} para sul", sk: "{n} na juh" }
    TO_NORTH { en: "{n} north", es: "{n} al norte", pt: "{n} para norte", sk: "{n} na sever" }
    BOTH { en: "{one} and {other}", es: "{one} y {other}", pt: "{one} e {other}", sk: "{one} a {other}" }
    A_STAND { en: "a stand", es: "quieto", pt: "parado", sk: "státie" }
    NORTH { en: "north", es: "norte", pt: "norte", sk: "sever" }
    NORTH_EAST { en: "north-east", es: "noreste", pt: "nordeste", sk: "severovýchod" }
    EAST { en: "east", es: "este", pt: "leste", sk: "východ" }
    SOUTH_EAST { en: "south-east", es: "sureste", pt: "sudeste", sk: "juhovýchod" }
    SOUTH { en: "south", es: "sur", pt: "sul", sk: "juh" }
    SOUTH_WEST { en: "south-west", es: "suroeste", pt: "sudoeste", sk: "juhozápad" }
    WEST { en: "west", es: "oeste", pt: "oeste", sk: "západ" }
    NORTH_WEST { en: "north-west", es: "noroeste", pt: "noroeste", sk: "severozápad" }
    TRACK_WORDS {
        en: "{size}, {starts} {starts:start|starts}, {par}",
        es: "{size}, {starts} {starts:salida|salidas}, {par}",
        pt: "{size}, {starts} {starts:partida|partidas}, {par}",
        sk: "{size}, {starts} {starts:štart|štarty|štartov}, {par}"
    }
    TRACK_WORDS_LARGE {
        en: "{size}, {starts} {starts:start|starts}",
        es: "{size}, {starts} {starts:salida|salidas}",
        pt: "{size}, {starts} {starts:partida|partidas}",
        sk: "{size}, {starts} {starts:štart|štarty|štartov}"
    }
    PAR { en: "par {par}", es: "par {par}", pt: "par {par}", sk: "par {par}" }
    PAR_NONE {
        en: "no way to the finish",
        es: "sin camino a la meta",
        pt: "sem caminho para a meta",
        sk: "žiadna cesta do cieľa"
    }
    GOES_OUT {
        en: "Going to {point} leaves the track at {cell}, and the car is out.",
        es: "Ir a {point} sale de la pista en {cell}, y el coche queda fuera.",
        pt: "Ir para {point} sai da pista em {cell}, e o carro fica de fora.",
        sk: "Cesta na {point} opustí trať v {cell} a auto vypadne."
    }
    END_FINISH {
        en: "{name} has reached the finish.",
        es: "{name} ha llegado a la meta.",
        pt: "{name} chegou à meta.",
        sk: "{name}: v cieli."
    }
    END_FINISH_YOU {
        en: "You have reached the finish.",
        es: "Has llegado a la meta.",
        pt: "Chegou à meta.",
        sk: "Si v cieli."
    }
    END_SOONER {
        en: "{name} crossed the line soonest in this round.",
        es: "{name} ha cruzado la línea antes que nadie en esta ronda.",
        pt: "{name} cruzou a linha mais cedo nesta ronda.",
        sk: "{name} má v tomto kole najkratšiu cestu k čiare."
    }
    END_SOONER_YOU {
        en: "You crossed the line soonest in this round.",
        es: "Has cruzado la línea antes que nadie en esta ronda.",
        pt: "Cruzou a linha mais cedo nesta ronda.",
        sk: "V tomto kole máš najkratšiu cestu k čiare."
    }
    END_TOGETHER {
        en: "They crossed the line at the same moment.",
        es: "Han cruzado la línea en el mismo momento.",
        pt: "Cruzaram a linha no mesmo momento.",
        sk: "Čiaru prešli v tom istom okamihu."
    }
    END_OUT {
        en: "{name} has left the track.",
        es: "{name} se ha salido de la pista.",
        pt: "{name} saiu da pista.",
        sk: "{name}: mimo trate."
    }
    END_OUT_YOU {
        en: "You have left the track.",
        es: "Te has salido de la pista.",
        pt: "Saiu da pista.",
        sk: "Si mimo trate."
    }
    END_ALL_OUT {
        en: "All cars have left the track.",
        es: "Todos los coches se han salido de la pista.",
        pt: "Todos os carros saíram da pista.",
        sk: "Všetky autá sú mimo trate."
    }
    END_LIMIT {
        en: "Round {last}, the last one, is over.",
        es: "Ha terminado la ronda {last}, que es la última.",
        pt: "Terminou a ronda {last}, que é a última.",
        sk: "Skončilo sa posledné kolo ({last})."
    }
    MARGIN { en: "{n} {n:turn|turns}", es: "{n} {n:turno|turnos}", pt: "{n} {n:vez|vezes}",
        sk: "{n} {n:ťah|ťahy|ťahov}" }
}
