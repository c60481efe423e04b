//! Texts of the Timbiriche board.

use super::messages;

messages! {
    EXPLANATION { en: "Chains", es: "Cadenas", pt: "Cadeias", sk: "Reťaze" }
    NO_CHAINS {
        en: "no chains yet",
        es: "aún no hay cadenas",
        pt: "ainda não há cadeias",
        sk: "zatiaľ žiadne reťaze",
    }
    CHAINS {
        en: "{n} {n:chain|chains}: {lengths}",
        es: "{n} {n:cadena|cadenas}: {lengths}",
        pt: "{n} {n:cadeia|cadeias}: {lengths}",
        sk: "{n} {n:reťaz|reťaze|reťazí}: {lengths}",
    }
    LOOPS {
        en: "{n} {n:loop|loops}: {lengths}",
        es: "{n} {n:ciclo|ciclos}: {lengths}",
        pt: "{n} {n:ciclo|ciclos}: {lengths}",
        sk: "{n} {n:slučka|slučky|slučiek}: {lengths}",
    }
    OFFERED {
        en: "{n} {n:box|boxes} to take now",
        es: "{n} {n:caja|cajas} para tomar ya",
        pt: "{n} {n:caixa|caixas} para fechar já",
        sk: "{n} {n:štvorček|štvorčeky|štvorčekov} hneď na zisk",
    }
    SAFE_LINES {
        en: "{n} safe {n:line|lines} left",
        es: "{n:queda|quedan} {n} {n:línea segura|líneas seguras}",
        pt: "{n:resta|restam} {n} {n:linha segura|linhas seguras}",
        sk: "{n} {n:bezpečná čiara|bezpečné čiary|bezpečných čiar}",
    }
    NO_SAFE_LINES {
        en: "no safe line left",
        es: "no quedan líneas seguras",
        pt: "não há linhas seguras",
        sk: "žiadna bezpečná čiara",
    }
    RULE {
        en: "{n} long {n:one|ones}, good for: {name}",
        es: "{n} {n:larga|largas}, bueno para: {name}",
        pt: "{n} {n:longa|longas}, bom para: {name}",
        sk: "{n} {n:dlhá|dlhé|dlhých}, dobré pre: {name}",
    }
    CONTROL_CHOICE {
        en: "can keep control: {name}",
        es: "puede mantener el control: {name}",
        pt: "pode manter o controlo: {name}",
        sk: "môže si udržať kontrolu: {name}",
    }
    CONTROL_SETTLED {
        en: "in control: {name}",
        es: "tiene el control: {name}",
        pt: "tem o controlo: {name}",
        sk: "má kontrolu: {name}",
    }
    CONTROL_PREDICTED {
        en: "will get control: {name}",
        es: "tendrá el control: {name}",
        pt: "terá o controlo: {name}",
        sk: "získa kontrolu: {name}",
    }
    DOUBLE_DEAL {
        en: "hand back {n} with {line}: {keep}; take all: {all}",
        es: "devolver {n} con {line}: {keep}; tomar todo: {all}",
        pt: "devolver {n} com {line}: {keep}; fechar tudo: {all}",
        sk: "vrátiť {n} čiarou {line}: {keep}; vziať všetko: {all}",
    }
    DOUBLE_DEAL_OPEN {
        en: "{n} can be handed back with {line}",
        es: "se pueden devolver {n} con {line}",
        pt: "podem devolver-se {n} com {line}",
        sk: "{n} možno vrátiť čiarou {line}",
    }
    CLOSES {
        en: "closes {n} {n:box|boxes}",
        es: "cierra {n} {n:caja|cajas}",
        pt: "fecha {n} {n:caixa|caixas}",
        sk: "uzatvára {n} {n:štvorček|štvorčeky|štvorčekov}",
    }
    LINE_DRAWN {
        en: "That line is drawn already.",
        es: "Esa línea ya está trazada.",
        pt: "Essa linha já está traçada.",
        sk: "Tá čiara je už nakreslená.",
    }
    HELP_MOVE {
        en: "The cursor stands on a line. Left and right go along a row of lines, up and down to the next \
             row; rows of horizontal and of vertical lines take turns.",
        es: "El cursor está sobre una línea. Izquierda y derecha recorren una fila de líneas, arriba y abajo \
             pasan a la fila siguiente; se alternan filas de líneas horizontales y verticales.",
        pt: "O cursor está sobre uma linha. Esquerda e direita percorrem uma fila de linhas, cima e baixo \
             passam à fila seguinte; alternam-se filas de linhas horizontais e verticais.",
        sk: "Kurzor stojí na čiare. Vľavo a vpravo idú po rade čiar, hore a dole na susedný rad; rady \
             vodorovných a zvislých čiar sa striedajú.",
    }
    HELP_TYPE {
        en: "Typed moves: H0,3 is the horizontal line in row 0 from column 3, V2,1 the vertical line in \
             column 1 from row 2. Rows and columns are counted from 0.",
        es: "Jugadas tecleadas: H0,3 es la línea horizontal de la fila 0 desde la columna 3; V2,1, la \
             vertical de la columna 1 desde la fila 2. Filas y columnas se cuentan desde 0.",
        pt: "Jogadas escritas: H0,3 é a linha horizontal da fila 0 a partir da coluna 3; V2,1 é a vertical \
             da coluna 1 a partir da fila 2. Filas e colunas contam-se a partir de 0.",
        sk: "Písané ťahy: H0,3 je vodorovná čiara v riadku 0 od stĺpca 3, V2,1 zvislá čiara v stĺpci 1 od \
             riadka 2. Riadky a stĺpce sa počítajú od 0.",
    }
    HELP_MARKS {
        en: "The double line is the last move. Boxes in brackets have just been closed.",
        es: "La línea doble es la última jugada. Las cajas entre corchetes acaban de cerrarse.",
        pt: "A linha dupla é a última jogada. As caixas entre parênteses retos acabam de ser fechadas.",
        sk: "Dvojitá čiara je posledný ťah. Štvorčeky v zátvorkách sa práve uzavreli.",
    }
    HELP_CHAINS {
        en: "Boxes that fall together once one of them is offered are a chain; the panel counts the chains \
             and says who will have to open the first long one. Who takes a long chain may hand back the \
             last two boxes, so that the other one has to open the next: that is control.",
        es: "Las cajas que caen juntas en cuanto se ofrece una de ellas forman una cadena; el panel cuenta \
             las cadenas y dice quién tendrá que abrir la primera larga. Quien toma una cadena larga puede \
             devolver las dos últimas cajas para que el otro tenga que abrir la siguiente: eso es el \
             control.",
        pt: "As caixas que caem juntas assim que uma delas é oferecida formam uma cadeia; o painel conta as \
             cadeias e diz quem terá de abrir a primeira longa. Quem fecha uma cadeia longa pode devolver as \
             duas últimas caixas, para que o outro tenha de abrir a seguinte: isso é o controlo.",
        sk: "Štvorčeky, ktoré padnú spolu, len čo sa jeden z nich ponúkne, tvoria reťaz; panel reťaze počíta \
             a hovorí, kto bude musieť otvoriť prvú dlhú. Kto berie dlhú reťaz, môže vrátiť posledné dva \
             štvorčeky, aby ten druhý musel otvoriť ďalšiu: to je kontrola.",
    }
    HELP_VALUES {
        en: "Values on the lines are boxes: by how many the player to move will be ahead of the other from \
             here on.",
        es: "Los valores sobre las líneas son cajas: cuántas sacará de ventaja quien juega desde aquí.",
        pt: "Os valores nas linhas são caixas: quantas de vantagem terá, a partir daqui, quem joga.",
        sk: "Hodnoty na čiarach sú štvorčeky: o koľko bude ten, kto je na ťahu, odteraz pred druhým.",
    }
}
