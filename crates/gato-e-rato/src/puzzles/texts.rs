//! What the puzzles of Gato e rato ask and explain.

texts::messages! {
    HOLD { en: "The wall holds", es: "El muro aguanta", pt: "A barreira aguenta", sk: "Múr drží" }
    ESCAPE { en: "The mouse breaks through", es: "El ratón se escapa", pt: "O rato escapa", sk: "Myš sa prebije" }
    ASK_HOLD {
        en: "The cats can win, but with one move only: every other one lets the mouse through.",
        es: "Los gatos pueden ganar, pero con una sola jugada: cualquier otra deja pasar al ratón.",
        pt: "Os gatos podem ganhar, mas com uma só jogada: qualquer outra deixa passar o rato.",
        sk: "Mačky môžu vyhrať, ale len jedným ťahom: každý iný pustí myš.",
    }
    ASK_ESCAPE {
        en: "The mouse can win, but with one move only: after every other one it is caught.",
        es: "El ratón puede ganar, pero con una sola jugada: tras cualquier otra lo atrapan.",
        pt: "O rato pode ganhar, mas com uma só jogada: após qualquer outra é apanhado.",
        sk: "Myš môže vyhrať, ale len jedným ťahom: po každom inom ju chytia.",
    }
    HINT_HOLD {
        en: "Keep the cats together and leave no gap that the mouse reaches first. The last cat may wait.",
        es: "Mantén juntos a los gatos y no dejes un hueco al que el ratón llegue antes. El último gato puede esperar.",
        pt: "Mantenha os gatos juntos e não deixe uma brecha a que o rato chegue primeiro. O último gato pode esperar.",
        sk: "Drž mačky spolu a nenechaj medzeru, ku ktorej myš príde prvá. Posledná mačka môže počkať.",
    }
    HINT_ESCAPE {
        en: "Go where the cats will have to open a gap: they can't wait for ever, and never go back.",
        es: "Ve adonde los gatos tengan que abrir un hueco: no pueden esperar siempre y nunca retroceden.",
        pt: "Vá para onde os gatos tenham de abrir uma brecha: não podem esperar sempre e nunca recuam.",
        sk: "Choď tam, kde mačky budú musieť otvoriť medzeru: nemôžu čakať večne a nikdy sa nevracajú.",
    }
}
