//! What the puzzles of flag capture ask and explain.

texts::messages! {
    RACE { en: "The race", es: "La carrera", pt: "A corrida", sk: "Preteky" }
    DETOUR { en: "The way round", es: "El rodeo", pt: "O desvio", sk: "Obchádzka" }
    SAVE { en: "Saved", es: "A salvo", pt: "A salvo", sk: "Zachránené" }
    ASK_RACE {
        en: "Find the only move that wins the race for the flags.",
        es: "Encuentra la única jugada que gana la carrera por las banderas.",
        pt: "Encontre a única jogada que ganha a corrida às bandeiras.",
        sk: "Nájdi jediný ťah, ktorý vyhrá preteky o vlajky.",
    }
    ASK_DETOUR {
        en: "Find the only move that wins. It does not go straight to the nearest flag.",
        es: "Encuentra la única jugada que gana. No va directa a la bandera más cercana.",
        pt: "Encontre a única jogada que ganha. Não vai direita à bandeira mais próxima.",
        sk: "Nájdi jediný ťah, ktorý vyhrá. Nevedie rovno k najbližšej vlajke.",
    }
    ASK_SAVE {
        en: "The game can't be won, but one move saves the draw. Find it.",
        es: "La partida no se puede ganar, pero una jugada salva el empate. Encuéntrala.",
        pt: "O jogo não se pode ganhar, mas uma jogada salva o empate. Encontre-a.",
        sk: "Hra sa nedá vyhrať, ale jeden ťah zachráni remízu. Nájdi ho.",
    }
    HINT_RACE {
        en: "Count the turns of both sides to every flag, and the energy that is left after each.",
        es: "Cuenta los turnos de ambos bandos hasta cada bandera y la energía que queda tras cada una.",
        pt: "Conte os turnos de ambos os lados até cada bandeira e a energia que resta depois de cada uma.",
        sk: "Spočítaj ťahy oboch strán ku každej vlajke a energiu, ktorá po každej ostane.",
    }
    HINT_DETOUR {
        en: "The nearest flag will not run away, or is lost already. Energy and the other side's way count too.",
        es: "La bandera más cercana no se escapa, o ya está perdida. También cuentan la energía y el camino del rival.",
        pt: "A bandeira mais próxima não foge, ou já está perdida. Também contam a energia e o caminho do adversário.",
        sk: "Najbližšia vlajka neutečie, alebo je už stratená. Počíta sa aj energia a cesta súpera.",
    }
    HINT_SAVE {
        en: "Who can't move loses, and equal flags are decided by energy. Count both.",
        es: "Quien no puede mover pierde, y a igual número de banderas decide la energía. Cuenta ambas.",
        pt: "Quem não pode jogar perde, e com bandeiras iguais decide a energia. Conte ambas.",
        sk: "Kto nemôže ťahať, prehráva, a pri rovnosti vlajok rozhoduje energia. Spočítaj oboje.",
    }
}
