//! What is said of set-ups and typed moves of any game, in every language.

texts::messages! {
    NUMBER {
        en: "a number from {min} to {max}",
        es: "un número de {min} a {max}",
        pt: "um número de {min} a {max}",
        sk: "číslo od {min} do {max}"
    }
    ANY_NUMBER { en: "a number", es: "un número", pt: "um número", sk: "číslo" }
    ONE_OF { en: "one of {words}", es: "uno de {words}", pt: "um de {words}", sk: "jedno z {words}" }
    A_NAME {
        en: "the name of a {what}",
        es: "un nombre ({what})",
        pt: "um nome ({what})",
        sk: "názov ({what})"
    }
    VALUE {
        en: "{key}: expected {expected}, found {found}",
        es: "{key}: se esperaba {expected}, no {found}",
        pt: "{key}: esperava-se {expected}, não {found}",
        sk: "{key}: čaká sa {expected}, nie {found}"
    }
    UNKNOWN {
        en: "unknown setting {key}, expected one of {known}",
        es: "opción desconocida {key}, se esperaba una de {known}",
        pt: "opção desconhecida {key}, esperava-se uma de {known}",
        sk: "neznáme nastavenie {key}, čaká sa jedno z {known}"
    }
    PAIR {
        en: "expected KEY=VALUE, found {found}",
        es: "se esperaba CLAVE=VALOR, no {found}",
        pt: "esperava-se CHAVE=VALOR, não {found}",
        sk: "čaká sa KĽÚČ=HODNOTA, nie {found}"
    }
    TWICE {
        en: "{key} is given twice",
        es: "{key} aparece dos veces",
        pt: "{key} aparece duas vezes",
        sk: "{key} je uvedené dvakrát"
    }
    OPEN_QUOTE {
        en: "the quote after {key}= is not closed",
        es: "las comillas tras {key}= no se cierran",
        pt: "as aspas depois de {key}= não fecham",
        sk: "úvodzovky za {key}= nie sú zatvorené"
    }
    EXPECTED {
        en: "expected {what}, found {found}",
        es: "se esperaba {what}, no {found}",
        pt: "esperava-se {what}, não {found}",
        sk: "čaká sa {what}, nie {found}"
    }
}
