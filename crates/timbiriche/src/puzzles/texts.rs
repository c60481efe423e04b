//! What the puzzles of Timbiriche ask and explain.

texts::messages! {
    PARITY { en: "Parity of the long chains", es: "Paridad de las cadenas largas", pt: "Paridade das cadeias longas", sk: "Parita dlhých reťazí" }
    DOUBLE_DEAL { en: "Double-dealing", es: "Doble entrega", pt: "Dupla entrega", sk: "Dvojité vrátenie" }
    SACRIFICE { en: "A sacrifice", es: "Un sacrificio", pt: "Um sacrifício", sk: "Obeta" }
    TAKE_ALL { en: "Take it all", es: "Tomarlo todo", pt: "Fechar tudo", sk: "Vziať všetko" }
    HARD_HANDOUT { en: "The middle line", es: "La línea del medio", pt: "A linha do meio", sk: "Stredná čiara" }
    ASK_SAFE {
        en: "Safe lines are left. Find the only one that does not spoil the result.",
        es: "Quedan líneas seguras. Encuentra la única que no estropea el resultado.",
        pt: "Restam linhas seguras. Encontre a única que não estraga o resultado.",
        sk: "Ostávajú bezpečné čiary. Nájdi jedinú, ktorá nepokazí výsledok.",
    }
    ASK_OFFERED {
        en: "Boxes are on offer. Take them, or not? Only one line is right.",
        es: "Hay cajas ofrecidas. ¿Tomarlas o no? Solo una línea es correcta.",
        pt: "Há caixas oferecidas. Fechá-las ou não? Só uma linha está certa.",
        sk: "Štvorčeky sú ponúknuté. Vziať ich, či nie? Správna je len jedna čiara.",
    }
    ASK_SACRIFICE {
        en: "Safe lines are left, but one other line is better. Find the sacrifice.",
        es: "Quedan líneas seguras, pero hay otra mejor. Encuentra el sacrificio.",
        pt: "Restam linhas seguras, mas há outra melhor. Encontre o sacrifício.",
        sk: "Ostávajú bezpečné čiary, ale iná je lepšia. Nájdi obetu.",
    }
    ASK_OPEN {
        en: "No safe line is left: something has to be given away. Which line costs the least?",
        es: "No quedan líneas seguras: algo hay que regalar. ¿Qué línea cuesta menos?",
        pt: "Não há linhas seguras: é preciso dar algo. Que linha custa menos?",
        sk: "Bezpečná čiara už nie je: niečo treba dať. Ktorá čiara stojí najmenej?",
    }
    HINT_PARITY {
        en: "Count the long chains to come. Every one more or less changes who has to open the first.",
        es: "Cuenta las cadenas largas que vendrán. Una más o una menos cambia quién abre la primera.",
        pt: "Conte as cadeias longas que virão. Uma a mais ou a menos muda quem abre a primeira.",
        sk: "Spočítaj dlhé reťaze, ktoré vzniknú. Každá navyše či menej mení, kto otvorí prvú.",
    }
    HINT_DOUBLE_DEAL {
        en: "Don't take everything: who closes the last box has to move again.",
        es: "No lo tomes todo: quien cierra la última caja tiene que volver a jugar.",
        pt: "Não feche tudo: quem fecha a última caixa tem de jogar outra vez.",
        sk: "Neber všetko: kto uzavrie posledný štvorček, musí ťahať znova.",
    }
    HINT_SACRIFICE {
        en: "Give a box away now, so that one long chain more or less is left.",
        es: "Regala una caja ahora para que quede una cadena larga más o menos.",
        pt: "Dê já uma caixa, para que fique uma cadeia longa a mais ou a menos.",
        sk: "Daj teraz štvorček, aby ostala o jednu dlhú reťaz viac alebo menej.",
    }
    HINT_TAKE_ALL {
        en: "To keep control costs two boxes. Count whether it brings that much.",
        es: "Mantener el control cuesta dos cajas. Cuenta si las vale.",
        pt: "Manter o controlo custa duas caixas. Conte se vale a pena.",
        sk: "Udržať si kontrolu stojí dva štvorčeky. Spočítaj, či sa to oplatí.",
    }
    HINT_HARD_HANDOUT {
        en: "Give two boxes in such a way that they can't be handed back to you.",
        es: "Regala dos cajas de modo que no te las puedan devolver.",
        pt: "Dê duas caixas de modo que não lhas possam devolver.",
        sk: "Daj dva štvorčeky tak, aby ti ich nemohli vrátiť.",
    }
}
