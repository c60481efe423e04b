//! What is said of any match, in every language: levels, what players are called, what is wrong with files.

texts::messages! {
    EASY { en: "easy", es: "fácil", pt: "fácil", sk: "ľahký" }
    MEDIUM { en: "medium", es: "medio", pt: "médio", sk: "stredný" }
    HARD { en: "hard", es: "difícil", pt: "difícil", sk: "ťažký" }
    PERFECT { en: "perfect", es: "perfecto", pt: "perfeito", sk: "dokonalý" }
    YOU { en: "You", es: "Tú", pt: "Você", sk: "Ty" }
    PLAYER { en: "Player {seat}", es: "Jugador {seat}", pt: "Jogador {seat}", sk: "Hráč {seat}" }
    PROGRAM { en: "Program", es: "Programa", pt: "Programa", sk: "Program" }
    NOT_YOUR_TURN {
        en: "it is not your turn",
        es: "no es tu turno",
        pt: "não é a sua vez",
        sk: "nie si na ťahu"
    }
    ANOTHER_GAME {
        en: "this is another game",
        es: "este es otro juego",
        pt: "este é outro jogo",
        sk: "toto je iná hra"
    }
    OVER {
        en: "the game is over",
        es: "la partida ha terminado",
        pt: "o jogo terminou",
        sk: "hra sa skončila"
    }
    CANT_READ {
        en: "can't read {path}: {why}",
        es: "no se puede leer {path}: {why}",
        pt: "não é possível ler {path}: {why}",
        sk: "{path} sa nedá čítať: {why}"
    }
    CANT_USE {
        en: "can't use {path}: {why}",
        es: "no se puede usar {path}: {why}",
        pt: "não é possível usar {path}: {why}",
        sk: "{path} sa nedá použiť: {why}"
    }
    CANT_WRITE {
        en: "can't write {path}: {why}",
        es: "no se puede escribir {path}: {why}",
        pt: "não é possível escrever {path}: {why}",
        sk: "{path} sa nedá zapísať: {why}"
    }
    CANT_REMOVE {
        en: "can't remove {path}: {why}",
        es: "no se puede borrar {path}: {why}",
        pt: "não é possível apagar {path}: {why}",
        sk: "{path} sa nedá odstrániť: {why}"
    }
    CANT_MAKE_FOLDER {
        en: "can't make the folder {path}: {why}",
        es: "no se puede crear la carpeta {path}: {why}",
        pt: "não é possível criar a pasta {path}: {why}",
        sk: "priečinok {path} sa nedá vytvoriť: {why}"
    }
    CANT_TAKE_OVER {
        en: "can't take over the save {path}: {why}",
        es: "no se puede tomar la partida guardada {path}: {why}",
        pt: "não é possível tomar conta do jogo guardado {path}: {why}",
        sk: "uložená hra {path} sa nedá prevziať: {why}"
    }
    NO_SUCH_FILE {
        en: "no such file or folder",
        es: "no existe ese archivo o carpeta",
        pt: "não existe esse ficheiro ou pasta",
        sk: "taký súbor ani priečinok neexistuje"
    }
    NO_PERMISSION { en: "no permission", es: "sin permiso", pt: "sem permissão", sk: "chýba oprávnenie" }
    IS_A_FOLDER { en: "it is a folder", es: "es una carpeta", pt: "é uma pasta", sk: "je to priečinok" }
    NO_FOLDER {
        en: "a file stands where a folder should be",
        es: "hay un archivo donde debería haber una carpeta",
        pt: "há um ficheiro onde devia haver uma pasta",
        sk: "na mieste priečinka je súbor"
    }
    THERE_ALREADY {
        en: "something of this name is there already",
        es: "ya existe algo con ese nombre",
        pt: "já existe algo com esse nome",
        sk: "niečo s týmto menom už existuje"
    }
    DISK_FULL {
        en: "no space is left on the disk",
        es: "no queda espacio en el disco",
        pt: "não há espaço livre no disco",
        sk: "na disku nezostalo miesto"
    }
    READ_ONLY {
        en: "the disk can only be read",
        es: "el disco es de solo lectura",
        pt: "o disco é só de leitura",
        sk: "disk je len na čítanie"
    }
    TOO_MANY_BYTES {
        en: "expected at most {most} bytes, found more",
        es: "se esperaban {most} bytes como máximo, hay más",
        pt: "esperavam-se no máximo {most} bytes, há mais",
        sk: "čaká sa najviac {most} bajtov, je ich viac"
    }
    NO_TEXT {
        en: "expected text in UTF-8, found something else at byte {at}",
        es: "se esperaba texto en UTF-8, hay otra cosa en el byte {at}",
        pt: "esperava-se texto em UTF-8, há outra coisa no byte {at}",
        sk: "čaká sa text v UTF-8, na bajte {at} je niečo iné"
    }
}
