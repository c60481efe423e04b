//! What is said of any match, in every language: levels, and what players are called.

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
}
