//! Texts of the play screen.

use super::messages;

messages! {
    SCORE { en: "Score", es: "Marcador", pt: "Marcador", sk: "Skóre" }
    COMPUTER { en: "Computer", es: "Máquina", pt: "Computador", sk: "Počítač" }
    MOVES { en: "Moves", es: "Jugadas", pt: "Jogadas", sk: "Ťahy" }
    LEGEND { en: "Signs", es: "Signos", pt: "Sinais", sk: "Značky" }
    EXPLANATION { en: "The position", es: "La posición", pt: "A posição", sk: "Pozícia" }
    YOUR_TURN { en: "Your turn", es: "Te toca", pt: "É a sua vez", sk: "Si na ťahu" }
    TURN_OF { en: "{name} to move", es: "Juega {name}", pt: "Joga {name}", sk: "Na ťahu: {name}" }
    THINKS {
        en: "{name} is thinking",
        es: "{name} está pensando",
        pt: "{name} está a pensar",
        sk: "{name} rozmýšľa",
    }
    THINKS_ALONG { en: "thinks along", es: "también piensa", pt: "também pensa", sk: "tiež rozmýšľa" }
    STOPPED {
        en: "Thinking stopped. {go_on}: go on, {undo}: take back.",
        es: "Pensar, detenido. {go_on}: seguir, {undo}: deshacer.",
        pt: "Parou de pensar. {go_on}: continuar, {undo}: anular.",
        sk: "Rozmýšľanie stojí. {go_on}: ďalej, {undo}: vrátiť ťah.",
    }
    PAUSED {
        en: "Paused. {go_on}: go on.",
        es: "En pausa. {go_on}: seguir.",
        pt: "Em pausa. {go_on}: continuar.",
        sk: "Pauza. {go_on}: ďalej.",
    }
    DELAY {
        en: "At least {seconds} s from move to move.",
        es: "Al menos {seconds} s por jugada.",
        pt: "Pelo menos {seconds} s por jogada.",
        sk: "Od ťahu k ťahu aspoň {seconds} s.",
    }
    PREPARING { en: "getting ready", es: "preparándose", pt: "a preparar-se", sk: "pripravuje sa" }
    SCORE_UNTOLD { en: "tells no score", es: "no dice el valor", pt: "não diz o valor", sk: "hodnotu nehovorí" }
    THINKING_DEPTH { en: "depth {depth}", es: "prof. {depth}", pt: "prof. {depth}", sk: "hĺbka {depth}" }
    THINKING_EXACT { en: "exact", es: "exacto", pt: "exato", sk: "presne" }
    THINKING_ESTIMATE { en: "estimate", es: "estimado", pt: "estimado", sk: "odhad" }
    THINKING_SCORE { en: "score {score}", es: "valor {score}", pt: "valor {score}", sk: "hodnota {score}" }
    THINKING_NODES {
        en: "{nodes} {nodes:node|nodes}",
        es: "{nodes} {nodes:nodo|nodos}",
        pt: "{nodes} {nodes:nó|nós}",
        sk: "{nodes} {nodes:uzol|uzly|uzlov}",
    }
    THINKING_SPEED { en: "{speed}/s", es: "{speed}/s", pt: "{speed}/s", sk: "{speed}/s" }
    THINKING_TABLE {
        en: "table {percent} %",
        es: "tabla {percent} %",
        pt: "tabela {percent} %",
        sk: "tabuľka {percent} %",
    }
    SCORE_WIN { en: "win in {plies}", es: "gana en {plies}", pt: "ganha em {plies}", sk: "výhra o {plies}" }
    SCORE_LOSS {
        en: "loss in {plies}",
        es: "pierde en {plies}",
        pt: "perde em {plies}",
        sk: "prehra o {plies}",
    }
    SCORE_TURNS {
        en: "{turns} {turns:turn|turns}",
        es: "{turns} {turns:turno|turnos}",
        pt: "{turns} {turns:turno|turnos}",
        sk: "{turns} {turns:ťah|ťahy|ťahov}",
    }
    SCORE_NO_WAY { en: "no way", es: "sin salida", pt: "sem saída", sk: "niet cesty" }
    MOVE_POINTED { en: "move {move}", es: "jugada {move}", pt: "jogada {move}", sk: "ťah {move}" }
    REMARK {
        en: "{name} {remark} with {move}.",
        es: "{name}: {move} ({remark}).",
        pt: "{name}: {move} ({remark}).",
        sk: "{name}: {move} ({remark}).",
    }
    MOVED { en: "{name}: {move}.", es: "{name}: {move}.", pt: "{name}: {move}.", sk: "{name}: {move}." }
    DECIDED {
        en: "{name} has won already: nobody can catch up any more.",
        es: "{name} ya ha ganado: nadie puede alcanzarle.",
        pt: "{name} já ganhou: ninguém consegue alcançar.",
        sk: "{name} má už výhru istú: nikto ju nemôže dohnať.",
    }
    DECIDED_YOU {
        en: "You have won already: nobody can catch up any more.",
        es: "Ya has ganado: nadie puede alcanzarte.",
        pt: "Já ganhou: ninguém o pode alcançar.",
        sk: "Máš už výhru istú: nikto ťa nemôže dohnať.",
    }
    WON { en: "{name} has won", es: "Ha ganado {name}", pt: "{name} ganhou", sk: "{name} vyhráva" }
    WON_YOU { en: "You have won", es: "Has ganado", pt: "Ganhou", sk: "Vyhrávaš" }
    LOST_YOU { en: "You have lost", es: "Has perdido", pt: "Perdeu", sk: "Prehrávaš" }
    DRAWN { en: "A draw", es: "Empate", pt: "Empate", sk: "Remíza" }
    DRAWN_AMONG {
        en: "A draw between {names}",
        es: "Empate entre {names}",
        pt: "Empate entre {names}",
        sk: "Remíza: {names}",
    }
    NOBODY { en: "Nobody has won", es: "No ha ganado nadie", pt: "Ninguém ganhou", sk: "Nikto nevyhral" }
    BY_RESIGNATION {
        en: "{name} resigned.",
        es: "{name} se rinde.",
        pt: "{name} desistiu.",
        sk: "{name} sa vzdáva.",
    }
    BY_RESIGNATION_YOU { en: "You resigned.", es: "Te has rendido.", pt: "Desistiu.", sk: "Vzdávaš sa." }
    BY_TIME {
        en: "{name} ran out of time.",
        es: "A {name} se le acabó el tiempo.",
        pt: "{name} ficou sem tempo.",
        sk: "{name}: čas vypršal.",
    }
    BY_TIME_YOU {
        en: "You ran out of time.",
        es: "Se te acabó el tiempo.",
        pt: "Ficou sem tempo.",
        sk: "Vypršal ti čas.",
    }
    BY_FAILURE {
        en: "{name} failed: {why}",
        es: "{name} ha fallado: {why}",
        pt: "{name} falhou: {why}",
        sk: "{name} zlyháva: {why}",
    }
    REMATCH { en: "Rematch", es: "Revancha", pt: "Desforra", sk: "Odveta" }
    NEW_GAME { en: "New game", es: "Nueva partida", pt: "Novo jogo", sk: "Nová hra" }
    ANALYSE { en: "Analyse it", es: "Analizarla", pt: "Analisá-lo", sk: "Rozobrať ju" }
    REPLAY { en: "Go through it", es: "Repasarla", pt: "Revê-lo", sk: "Prejsť ju" }
    LOOK { en: "Look at the board", es: "Mirar el tablero", pt: "Ver o tabuleiro", sk: "Pozrieť dosku" }
    MENU { en: "Menu", es: "Menú", pt: "Menu", sk: "Menu" }
    NOTHING_TO_UNDO {
        en: "There is nothing to take back.",
        es: "No hay nada que deshacer.",
        pt: "Não há nada para anular.",
        sk: "Nie je čo vrátiť.",
    }
    NOTHING_TO_REDO {
        en: "There is nothing to play again.",
        es: "No hay nada que rehacer.",
        pt: "Não há nada para refazer.",
        sk: "Nie je čo zahrať znova.",
    }
    UNDONE {
        en: "Took back {moves} {moves:move|moves}.",
        es: "{moves:Deshecha|Deshechas} {moves} {moves:jugada|jugadas}.",
        pt: "{moves:Anulada|Anuladas} {moves} {moves:jogada|jogadas}.",
        sk: "{moves:Vrátený|Vrátené|Vrátených} {moves} {moves:ťah|ťahy|ťahov}.",
    }
    REDONE {
        en: "Played {moves} {moves:move|moves} again.",
        es: "{moves:Rehecha|Rehechas} {moves} {moves:jugada|jugadas}.",
        pt: "{moves:Refeita|Refeitas} {moves} {moves:jogada|jogadas}.",
        sk: "Znova {moves:zahraný|zahrané|zahraných} {moves} {moves:ťah|ťahy|ťahov}.",
    }
    NOT_THINKING {
        en: "The computer is not thinking.",
        es: "La máquina no está pensando.",
        pt: "O computador não está a pensar.",
        sk: "Počítač nerozmýšľa.",
    }
    NOT_YOUR_TURN {
        en: "Wait: {name} is to move.",
        es: "Espera: juega {name}.",
        pt: "Espere: joga {name}.",
        sk: "Počkaj: na ťahu je {name}.",
    }
    GAME_IS_OVER {
        en: "The game is over.",
        es: "La partida ha terminado.",
        pt: "O jogo acabou.",
        sk: "Hra sa skončila.",
    }
    HINT {
        en: "A good move: {move} ({score}).",
        es: "Una buena jugada: {move} ({score}).",
        pt: "Uma boa jogada: {move} ({score}).",
        sk: "Dobrý ťah: {move} ({score}).",
    }
    HINT_SEARCH {
        en: "Looking for a good move. {cancel}: stop.",
        es: "Buscando una buena jugada. {cancel}: parar.",
        pt: "A procurar uma boa jogada. {cancel}: parar.",
        sk: "Hľadá sa dobrý ťah. {cancel}: stáť.",
    }
    VALUES_SEARCH {
        en: "Finding the value of every move. {cancel}: stop.",
        es: "Hallando el valor de cada jugada. {cancel}: parar.",
        pt: "A calcular o valor de cada jogada. {cancel}: parar.",
        sk: "Hľadá sa hodnota každého ťahu. {cancel}: stáť.",
    }
    VALUES_SHOWN {
        en: "The value of every move for {name}. {values}: hide.",
        es: "Lo que vale cada jugada para {name}. {values}: ocultar.",
        pt: "O valor de cada jogada para {name}. {values}: ocultar.",
        sk: "Hodnota každého ťahu, na ťahu je {name}. {values}: skryť.",
    }
    VALUES_SHOWN_YOU {
        en: "The value of every move for you. {values}: hide.",
        es: "Lo que vale cada jugada para ti. {values}: ocultar.",
        pt: "O valor de cada jogada para si. {values}: ocultar.",
        sk: "Hodnota každého tvojho ťahu. {values}: skryť.",
    }
    ALL_THE_SAME {
        en: "{slip} Play it all the same?",
        es: "{slip} ¿Jugarlo de todos modos?",
        pt: "{slip} Jogar mesmo assim?",
        sk: "{slip} Zahrať to aj tak?",
    }
    ORDER_SHOWN {
        en: "The order of the moves for {name}, 1 is best. {values}: hide.",
        es: "El orden de las jugadas para {name}, 1 es la mejor. {values}: ocultar.",
        pt: "A ordem das jogadas para {name}, 1 é a melhor. {values}: ocultar.",
        sk: "Poradie ťahov, 1 je najlepší, na ťahu je {name}. {values}: skryť.",
    }
    ORDER_SHOWN_YOU {
        en: "Order of your moves, 1 is best. {values}: hide.",
        es: "Orden de tus jugadas, 1 la mejor. {values}: ocultar.",
        pt: "Ordem das jogadas, 1 é a melhor. {values}: ocultar.",
        sk: "Poradie tvojich ťahov, 1 najlepší. {values}: skryť.",
    }
    ORDER_EXACT {
        en: "It is proven.",
        es: "Está demostrado.",
        pt: "Está demonstrada.",
        sk: "Je dokázané.",
    }
    VALUES_EXACT {
        en: "These values are exact.",
        es: "Estos valores son exactos.",
        pt: "Estes valores são exatos.",
        sk: "Tieto hodnoty sú presné.",
    }
    PLAN_SHOWN {
        en: "Numbered: the moves it expects. {plan}: hide.",
        es: "Numeradas: jugadas que espera. {plan}: ocultar.",
        pt: "Numeradas: as jogadas que espera. {plan}: ocultar.",
        sk: "Očíslované: ťahy, ktoré čaká. {plan}: skryť.",
    }
    PLAN_NOT_YET {
        en: "It expects nothing yet. Its moves will be numbered. {plan}: hide.",
        es: "Aún no espera nada. Sus jugadas irán numeradas. {plan}: ocultar.",
        pt: "Ainda não espera nada. As jogadas serão numeradas. {plan}: ocultar.",
        sk: "Zatiaľ nič nečaká. Jeho ťahy budú očíslované. {plan}: skryť.",
    }
    PLAN_HIDDEN {
        en: "The expected moves are hidden.",
        es: "Jugadas esperadas: ocultas.",
        pt: "Jogadas esperadas: ocultas.",
        sk: "Očakávané ťahy sú skryté.",
    }
    ENGINE_FAILED {
        en: "The computer has no answer: {why}",
        es: "La máquina no tiene respuesta: {why}",
        pt: "O computador não tem resposta: {why}",
        sk: "Počítač nemá odpoveď: {why}",
    }
    TYPE_A_MOVE {
        en: "Type a move, for example {example}",
        es: "Teclea una jugada, por ejemplo {example}",
        pt: "Escreva uma jogada, por exemplo {example}",
        sk: "Napíš ťah, napríklad {example}",
    }
    NOT_SAVED {
        en: "This game is not saved: {why}",
        es: "Esta partida no se ha guardado: {why}",
        pt: "Este jogo não está guardado: {why}",
        sk: "Táto hra nie je uložená: {why}",
    }
    TIME_LEFT {
        en: "{seconds} s left",
        es: "{seconds:queda|quedan} {seconds} s",
        pt: "{seconds:falta|faltam} {seconds} s",
        sk: "ešte {seconds} s",
    }
    BAD_RECORD {
        en: "The last game was damaged: {why}",
        es: "La última partida estaba dañada: {why}",
        pt: "O último jogo estava danificado: {why}",
        sk: "Posledná hra bola poškodená: {why}",
    }
}
