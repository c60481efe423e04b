//! What a person reads of Pile, in every language.

texts::messages! {
    TITLE { en: "Pile", es: "Montones", pt: "Montes", sk: "Kôpky" }
    SUMMARY {
        en: "Take some tokens from one of the piles; the last one wins.",
        es: "Quita fichas de uno de los montones; gana la última.",
        pt: "Tire fichas de um dos montes; ganha a última.",
        sk: "Ber kamene z jednej z kôpok; posledný vyhráva."
    }
    RULE_TURNS {
        en: "There are some piles of tokens. Take turns.",
        es: "Hay varios montones de fichas. Se juega por turnos.",
        pt: "Há vários montes de fichas. Joga-se à vez.",
        sk: "Na stole je niekoľko kôpok kameňov. Hráči sa striedajú."
    }
    RULE_TAKE {
        en: "Take at least one token from one of the piles, and at most as many as the set-up says.",
        es: "Quita al menos una ficha de uno de los montones, y como mucho las que diga la configuración.",
        pt: "Tire pelo menos uma ficha de um dos montes, e no máximo as que a configuração diz.",
        sk: "Vezmi z jednej kôpky aspoň jeden kameň, najviac toľko, koľko povoľuje nastavenie."
    }
    RULE_LAST {
        en: "Who takes the last token of all wins.",
        es: "Gana quien quita la última ficha de todas.",
        pt: "Ganha quem tira a última ficha de todas.",
        sk: "Kto vezme úplne posledný kameň, vyhráva."
    }
    RULE_NOTATION {
        en: "B3 takes three tokens from pile B.",
        es: "B3 quita tres fichas del montón B.",
        pt: "B3 tira três fichas do monte B.",
        sk: "B3 vezme tri kamene z kôpky B."
    }
    SIGNS {
        en: "Every line is a pile, every o a token.",
        es: "Cada línea es un montón, cada o una ficha.",
        pt: "Cada linha é um monte, cada o uma ficha.",
        sk: "Každý riadok je kôpka, každé o je kameň."
    }
    HOLDS {
        en: "Pile {pile} holds {left}.",
        es: "En el montón {pile} hay {left}.",
        pt: "No monte {pile} há {left}.",
        sk: "V kôpke {pile} je {left}."
    }
    TAKE_TITLE { en: "Take", es: "Quitar", pt: "Tirar", sk: "Ber" }
    TAKE {
        en: "A move takes tokens from one pile. Take three from either.",
        es: "Una jugada quita fichas de un montón. Quita tres de cualquiera.",
        pt: "Uma jogada tira fichas de um monte. Tire três de qualquer um.",
        sk: "Ťah berie kamene z jednej kôpky. Vezmi tri z ktorejkoľvek."
    }
    TAKE_WRONG { en: "Take three of them.", es: "Quita tres.", pt: "Tire três.", sk: "Vezmi tri." }
    TAKE_DONE { en: "That is all there is to a move.", es: "Así es una jugada.", pt: "É assim uma jogada.", sk: "To je celý ťah." }
    LAST_TITLE { en: "The last token", es: "La última ficha", pt: "A última ficha", sk: "Posledný kameň" }
    LAST {
        en: "Who takes the last token wins. Take all that are left.",
        es: "Gana quien quita la última ficha. Quita todas las que quedan.",
        pt: "Ganha quem tira a última ficha. Tire todas as que restam.",
        sk: "Vyhráva, kto vezme posledný kameň. Vezmi všetky, čo ostali."
    }
    LAST_DONE { en: "Won.", es: "Ganado.", pt: "Ganhou.", sk: "Výhra." }
    FOUR_TITLE { en: "Leave four", es: "Dejar cuatro", pt: "Deixar quatro", sk: "Nechať štyri" }
    FOUR {
        en: "Three may be taken at once. Leave four: whatever the other one takes, you take the rest.",
        es: "Se pueden quitar tres de una vez. Deja cuatro: quite lo que quite el otro, tú quitas el resto.",
        pt: "Podem tirar-se três de uma vez. Deixe quatro: tire o outro o que tirar, você tira o resto.",
        sk: "Naraz možno vziať tri. Nechaj štyri: nech súper vezme čokoľvek, ty vezmeš zvyšok."
    }
    FOUR_DONE { en: "Four and no way out.", es: "Cuatro y sin salida.", pt: "Quatro e sem saída.", sk: "Štyri a niet úniku." }
    EQUAL_TITLE { en: "Two piles", es: "Dos montones", pt: "Dois montes", sk: "Dve kôpky" }
    EQUAL {
        en: "Make both piles alike; then do in one what the other one does in the other.",
        es: "Iguala los montones; después haz en uno lo que el otro haga en el otro.",
        pt: "Iguale os montes; depois faça num o que o outro fizer no outro.",
        sk: "Vyrovnaj kôpky; potom rob v jednej to, čo súper v druhej."
    }
    EQUAL_DONE { en: "So it goes with any two alike.", es: "Así va con dos iguales.", pt: "É assim com dois iguais.", sk: "Tak to ide s dvoma rovnakými." }
    GO_ON { en: "Good. Go on.", es: "Bien. Sigue.", pt: "Bem. Continue.", sk: "Dobre. Ďalej." }
    NOT_LOST {
        en: "That leaves the other one a way to win.",
        es: "Eso le deja al otro cómo ganar.",
        pt: "Isso deixa ao outro como ganhar.",
        sk: "To necháva súperovi cestu k výhre."
    }
    PILES { en: "piles", es: "montones", pt: "montes", sk: "kôpky" }
    PILES_HELP {
        en: "how many piles there are",
        es: "cuántos montones hay",
        pt: "quantos montes há",
        sk: "koľko je kôpok"
    }
    TOKENS { en: "tokens", es: "fichas", pt: "fichas", sk: "kamene" }
    TOKENS_HELP {
        en: "tokens in the first pile; every further one has one more",
        es: "fichas del primer montón; cada uno de los siguientes tiene una más",
        pt: "fichas do primeiro monte; cada um dos seguintes tem mais uma",
        sk: "kamene v prvej kôpke; každá ďalšia má o jeden viac"
    }
    MOST { en: "most", es: "máximo", pt: "máximo", sk: "najviac" }
    MOST_HELP {
        en: "how many tokens may be taken at once",
        es: "cuántas fichas se pueden quitar de una vez",
        pt: "quantas fichas se podem tirar de uma vez",
        sk: "koľko kameňov možno vziať naraz"
    }
    EXPECTED {
        en: "a pile and a number such as B3",
        es: "un montón y un número, como B3",
        pt: "um monte e um número, como B3",
        sk: "kôpka a číslo, napríklad B3"
    }
    NO_PILE {
        en: "there is no pile {pile}",
        es: "no hay ningún montón {pile}",
        pt: "não há nenhum monte {pile}",
        sk: "kôpka {pile} neexistuje"
    }
    EMPTY {
        en: "pile {pile} is empty",
        es: "el montón {pile} está vacío",
        pt: "o monte {pile} está vazio",
        sk: "kôpka {pile} je prázdna"
    }
    ONLY_LEFT {
        en: "only {left} left in pile {pile}",
        es: "en el montón {pile} solo quedan {left}",
        pt: "no monte {pile} só restam {left}",
        sk: "v kôpke {pile} zostáva už len {left}"
    }
    TAKE_UP_TO {
        en: "take 1 to {most} at once",
        es: "quita de 1 a {most} de una vez",
        pt: "tire de 1 a {most} de uma vez",
        sk: "naraz sa berie 1 až {most}"
    }
    EXPLANATION { en: "Remainders", es: "Restos", pt: "Restos", sk: "Zvyšky" }
    REMAINDERS {
        en: "Divide each pile by {divisor}; {remainders} are left over.",
        es: "Divide cada montón por {divisor}; sobran {remainders}.",
        pt: "Divide cada monte por {divisor}; sobram {remainders}.",
        sk: "Vydeľ každú kôpku číslom {divisor}; zvyšky sú {remainders}."
    }
    GOOD {
        en: "Who is to move can win.",
        es: "Quien tiene el turno puede ganar.",
        pt: "Quem tem a vez pode ganhar.",
        sk: "Kto je na ťahu, môže vyhrať."
    }
    LOST {
        en: "They cancel out in binary: who is to move loses against best play.",
        es: "En binario se anulan: quien tiene el turno pierde contra el mejor juego.",
        pt: "Em binário anulam-se: quem tem a vez perde contra o melhor jogo.",
        sk: "V dvojkovej sústave sa vyrušia: kto je na ťahu, proti najlepšej hre prehrá."
    }
    TOOK_THE_LAST {
        en: "{name} took the last token.",
        es: "{name} ha quitado la última ficha.",
        pt: "{name} tirou a última ficha.",
        sk: "{name} má posledný kameň."
    }
    TOOK_THE_LAST_YOU {
        en: "You took the last token.",
        es: "Has quitado la última ficha.",
        pt: "Tirou a última ficha.",
        sk: "Máš posledný kameň."
    }
    EMPTIES {
        en: "empties pile {pile}",
        es: "vacía el montón {pile}",
        pt: "esvazia o monte {pile}",
        sk: "vyprázdni kôpku {pile}"
    }
    HELP_MOVE {
        en: "The cursor stands on a token. That token and all to the right of it are taken: with Enter or with a click.",
        es: "El cursor está sobre una ficha. Con Intro o con un clic se quitan esa y todas las de su derecha.",
        pt: "O cursor está sobre uma ficha. Com Enter ou com um clique tiram-se essa e todas à sua direita.",
        sk: "Kurzor stojí na kameni. Enter alebo kliknutie vezme tento kameň a všetky napravo od neho."
    }
    HELP_TYPE {
        en: "Typed moves: B3 takes three tokens from pile B.",
        es: "Jugadas escritas: B3 quita tres fichas del montón B.",
        pt: "Jogadas escritas: B3 tira três fichas do monte B.",
        sk: "Písané ťahy: B3 vezme tri kamene z kôpky B."
    }
    HELP_MARKS {
        en: "Dots are the tokens that were taken last. Values: + wins, - loses, counted from that token on.",
        es: "Los puntos son las fichas quitadas por última vez. Valores: + gana, - pierde, contando desde esa ficha.",
        pt: "Os pontos são as últimas fichas tiradas. Valores: + ganha, - perde, a contar dessa ficha.",
        sk: "Bodky sú naposledy vzaté kamene. Hodnoty: + vyhráva, - prehráva, počítané od toho kameňa."
    }
}
