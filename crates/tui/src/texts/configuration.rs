//! What is said about the file of settings.

use super::messages;

messages! {
    TITLE {
        en: "The configuration has mistakes",
        es: "La configuración tiene errores",
        pt: "A configuração tem erros",
        sk: "V nastaveniach sú chyby",
    }
    LEFT_AS_IT_IS {
        en: "The file is left as it is; what is right in it holds. Any key goes on.",
        es: "El archivo queda como está; vale lo que está bien. Cualquier tecla continúa.",
        pt: "O ficheiro fica como está; vale o que está certo. Qualquer tecla continua.",
        sk: "Súbor zostáva, ako je; čo je v ňom správne, platí. Ďalej ktorýmkoľvek klávesom.",
    }
    MORE {
        en: "... more: arcade config check",
        es: "... más: arcade config check",
        pt: "... mais: arcade config check",
        sk: "... viac: arcade config check",
    }
}
