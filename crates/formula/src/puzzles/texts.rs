//! What the puzzles of Formula ask and explain.

texts::messages! {
    BRAKE { en: "The braking point", es: "El punto de frenada", pt: "O ponto de travagem", sk: "Brzdný bod" }
    LINE { en: "The racing line", es: "La trazada", pt: "A trajetória", sk: "Ideálna stopa" }
    ASK_BRAKE {
        en: "A bend is coming. Find the only point that costs no turn: too late is out, too early is slow.",
        es: "Llega una curva. Encuentra el único punto que no cuesta un turno: tarde es salirse, pronto es lento.",
        pt: "Vem aí uma curva. Encontre o único ponto que não custa um turno: tarde é sair, cedo é lento.",
        sk: "Blíži sa zákruta. Nájdi jediný bod, ktorý nestojí ťah navyše: neskoro je mimo, priskoro je pomaly.",
    }
    ASK_LINE {
        en: "Find the only point that costs no turn. The fastest one is not it.",
        es: "Encuentra el único punto que no cuesta un turno. El más rápido no es.",
        pt: "Encontre o único ponto que não custa um turno. O mais rápido não é.",
        sk: "Nájdi jediný bod, ktorý nestojí ťah navyše. Najrýchlejší to nie je.",
    }
    HINT_BRAKE {
        en: "At speed n the car needs n turns to stop. Count the crossings to the bend backwards: 1, 3, 6, 10.",
        es: "A velocidad n el coche necesita n turnos para parar. Cuenta los cruces hacia atrás: 1, 3, 6, 10.",
        pt: "À velocidade n o carro precisa de n turnos para parar. Conte os cruzamentos para trás: 1, 3, 6, 10.",
        sk: "Pri rýchlosti n potrebuje auto n ťahov na zastavenie. Počítaj priesečníky od zákruty späť: 1, 3, 6, 10.",
    }
    HINT_LINE {
        en: "Look at the bend after the next: come out of this one where that one begins best.",
        es: "Mira la curva siguiente a la próxima: sal de esta por donde aquella empieza mejor.",
        pt: "Veja a curva depois da próxima: saia desta onde aquela começa melhor.",
        sk: "Pozri sa na zákrutu za tou najbližšou: vyjdi z tejto tam, kde sa tamtá začína najlepšie.",
    }
}
