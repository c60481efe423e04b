//! What the lesson of gato e rato says.

texts::messages! {
    MOUSE_TITLE { en: "The mouse", es: "El ratón", pt: "O rato", sk: "Myš" }
    MOUSE {
        en: "You are the mouse and want to reach line 1, at the bottom. The mouse goes one square diagonally, in all four directions. The cats only ever go up. Here the way down is guarded: take the mouse one step back.",
        es: "Eres el ratón y quieres llegar a la fila 1, abajo. El ratón va una casilla en diagonal, en las cuatro direcciones. Los gatos solo van hacia arriba. Aquí el camino está vigilado: lleva al ratón un paso atrás.",
        pt: "É o rato e quer chegar à linha 1, em baixo. O rato anda uma casa na diagonal, nas quatro direções. Os gatos só andam para cima. Aqui o caminho está guardado: leve o rato um passo atrás.",
        sk: "Si myš a chceš sa dostať na rad 1, dole. Myš chodí o jedno pole šikmo, všetkými štyrmi smermi. Mačky chodia len hore. Cesta nadol je tu strážená: vráť sa myšou o krok späť.",
    }
    MOUSE_WRONG {
        en: "That goes down. Take the mouse up this time: only it can go back.",
        es: "Eso va hacia abajo. Esta vez sube con el ratón: solo él puede retroceder.",
        pt: "Isso vai para baixo. Desta vez suba com o rato: só ele pode recuar.",
        sk: "To ide nadol. Tentoraz choď myšou hore: iba ona sa môže vracať.",
    }
    MOUSE_DONE {
        en: "Waiting costs the mouse nothing. Every step of a cat is gone for good.",
        es: "Al ratón esperar no le cuesta nada. Cada paso de un gato es para siempre.",
        pt: "Ao rato esperar não custa nada. Cada passo de um gato é para sempre.",
        sk: "Čakanie myš nič nestojí. Každý krok mačky je nenávratný.",
    }
    HOLD_TITLE { en: "Hold the line", es: "Mantener la línea", pt: "Manter a linha", sk: "Držať líniu" }
    HOLD {
        en: "Now you are the cats. Played well, the cats always win: they come up together, side by side, and leave no gap. Move a neighbour up beside the cat that went ahead. Make three moves that hold.",
        es: "Ahora llevas los gatos. Bien jugados ganan siempre: suben juntos, lado a lado, sin dejar huecos. Sube un vecino al lado del gato que se adelantó. Haz tres jugadas que aguanten.",
        pt: "Agora joga com os gatos. Bem jogados, ganham sempre: sobem juntos, lado a lado, sem deixar falhas. Suba um vizinho para o lado do gato que se adiantou. Faça três jogadas que aguentem.",
        sk: "Teraz si mačky. Pri dobrej hre vždy vyhrajú: postupujú spolu, bok po boku, bez medzery. Posuň susednú mačku k tej, čo vykročila. Zahraj tri ťahy, ktoré držia.",
    }
    HOLD_ON { en: "It holds. Once more.", es: "Aguanta. Otra vez.", pt: "Aguenta. Outra vez.", sk: "Drží. Ešte raz." }
    HOLD_WRONG {
        en: "That leaves a gap that can't be closed any more: the mouse would get through.",
        es: "Eso deja un hueco que ya no se cierra: el ratón pasaría.",
        pt: "Isso deixa uma falha que já não se fecha: o rato passaria.",
        sk: "To necháva medzeru, ktorá sa už nezavrie: myš by prešla.",
    }
    HOLD_DONE {
        en: "The line stands. Two cats side by side guard three squares in front of them.",
        es: "La línea está en pie. Dos gatos lado a lado vigilan tres casillas delante.",
        pt: "A linha está de pé. Dois gatos lado a lado guardam três casas à frente.",
        sk: "Línia stojí. Dve mačky bok po boku strážia tri polia pred sebou.",
    }
    ONLY_TITLE { en: "The only move", es: "La única jugada", pt: "A única jogada", sk: "Jediný ťah" }
    ONLY {
        en: "Sometimes just one move holds. The cats stand in a crooked line, and the mouse waits in front of them. Look at each of the five moves: where could the mouse go next? Find the one that keeps it out.",
        es: "A veces solo una jugada aguanta. Los gatos forman una línea torcida y el ratón espera delante. Mira cada una de las cinco jugadas: ¿adónde iría el ratón? Encuentra la que lo deja fuera.",
        pt: "Às vezes só uma jogada aguenta. Os gatos formam uma linha torta e o rato espera à frente. Veja cada uma das cinco jogadas: para onde iria o rato? Encontre a que o deixa de fora.",
        sk: "Niekedy drží len jediný ťah. Mačky stoja v krivej línii a myš čaká pred nimi. Pozri sa na každý z piatich ťahov: kam by šla myš? Nájdi ten, čo ju nepustí.",
    }
    ONLY_WRONG {
        en: "After that the mouse gets through. Don't leave the squares behind it unguarded.",
        es: "Después de eso el ratón pasa. No dejes sin vigilar las casillas de detrás.",
        pt: "Depois disso o rato passa. Não deixe sem guarda as casas de trás.",
        sk: "Potom myš prejde. Nenechávaj polia za líniou bez stráže.",
    }
    ONLY_DONE {
        en: "Right: the cat that lags behind closes the line again. Nothing else did.",
        es: "Eso es: el gato rezagado cierra otra vez la línea. Nada más servía.",
        pt: "Isso: o gato atrasado volta a fechar a linha. Mais nada servia.",
        sk: "Správne: zaostalá mačka opäť zavrela líniu. Nič iné nepomohlo.",
    }
    CATCH_TITLE { en: "Caught", es: "Atrapado", pt: "Apanhado", sk: "Chytená" }
    CATCH {
        en: "The cats win as soon as the mouse is to move and can't. It has run to the border: only one square is left to it. Take that one away.",
        es: "Los gatos ganan en cuanto al ratón le toca y no puede moverse. Se ha ido al borde: le queda una sola casilla. Quítasela.",
        pt: "Os gatos ganham assim que seja a vez do rato e ele não possa mover-se. Foi parar à borda: só lhe resta uma casa. Tire-lha.",
        sk: "Mačky vyhrajú, len čo je myš na ťahu a nemôže sa pohnúť. Zabehla k okraju: ostáva jej jediné pole. Vezmi jej ho.",
    }
    CATCH_SLOWER {
        en: "That wins too, but later. The mouse can be caught right now.",
        es: "También gana, pero más tarde. El ratón se puede atrapar ya.",
        pt: "Também ganha, mas mais tarde. O rato pode ser apanhado já.",
        sk: "Aj to vyhrá, ale neskôr. Myš sa dá chytiť hneď.",
    }
    CATCH_WRONG {
        en: "The mouse still has a square, and now a gap as well. Go to the square that it needs.",
        es: "Al ratón aún le queda una casilla, y además un hueco. Ve a la casilla que necesita.",
        pt: "O rato ainda tem uma casa, e agora também uma falha. Vá para a casa de que ele precisa.",
        sk: "Myš má stále pole a teraz aj medzeru. Choď na pole, ktoré potrebuje.",
    }
    CATCH_DONE {
        en: "Caught! The border helps the cats: there the mouse has fewer squares.",
        es: "¡Atrapado! El borde ayuda a los gatos: allí el ratón tiene menos casillas.",
        pt: "Apanhado! A borda ajuda os gatos: ali o rato tem menos casas.",
        sk: "Chytená! Okraj pomáha mačkám: myš tam má menej polí.",
    }
    FINISH_TITLE { en: "The last three moves", es: "Las tres últimas", pt: "As três últimas", sk: "Posledné tri ťahy" }
    FINISH {
        en: "The mouse has been driven up to the border. Nobody may pass, so count the steps: the cats must not run out of good ones. Catch the mouse in three moves.",
        es: "El ratón está acorralado contra el borde. Nadie puede pasar el turno, así que cuenta los pasos: a los gatos no deben faltarles los buenos. Atrápalo en tres jugadas.",
        pt: "O rato foi empurrado até à borda. Ninguém pode passar a vez, por isso conte os passos: aos gatos não podem faltar os bons. Apanhe-o em três jogadas.",
        sk: "Myš je zatlačená k okraju. Nikto nesmie vynechať ťah, preto počítaj kroky: mačkám nesmú dôjsť dobré. Chyť myš tromi ťahmi.",
    }
    FINISH_ON { en: "Good. It gets tight.", es: "Bien. Se le estrecha.", pt: "Bem. Está apertado.", sk: "Dobre. Je jej tesno." }
    FINISH_SLOWER {
        en: "That still wins, but there is a faster way.",
        es: "Aún gana, pero hay un camino más rápido.",
        pt: "Ainda ganha, mas há um caminho mais rápido.",
        sk: "Stále to vyhrá, ale ide to rýchlejšie.",
    }
    FINISH_WRONG {
        en: "Now the mouse gets out. Keep its ways down closed.",
        es: "Así el ratón se escapa. Mantén cerrados sus caminos hacia abajo.",
        pt: "Assim o rato escapa. Mantenha fechados os caminhos para baixo.",
        sk: "Takto myš ujde. Drž jej cesty nadol zatvorené.",
    }
    FINISH_DONE {
        en: "That is how the cats win: line by line, and never in a hurry.",
        es: "Así ganan los gatos: fila a fila y sin prisa.",
        pt: "É assim que os gatos ganham: linha a linha e sem pressa.",
        sk: "Tak vyhrávajú mačky: rad po rade a bez náhlenia.",
    }
    SLIP_TITLE { en: "Slip through", es: "Colarse", pt: "Escapar", sk: "Prekĺznuť" }
    SLIP {
        en: "You are the mouse again, and the cats have made a mistake: one has just gone ahead and left a gap behind it. Get past them; a cat that you have passed can't turn round. Reach line 1 in three moves.",
        es: "Eres otra vez el ratón, y los gatos se han equivocado: uno acaba de adelantarse y ha dejado un hueco detrás. Pasa: un gato que has dejado atrás no puede volver. Llega a la fila 1 en tres jugadas.",
        pt: "É outra vez o rato, e os gatos erraram: um acaba de avançar e deixou uma falha atrás de si. Passe: um gato que ficou para trás não pode voltar. Chegue à linha 1 em três jogadas.",
        sk: "Si opäť myš a mačky sa pomýlili: jedna práve vybehla a nechala za sebou medzeru. Prejdi: mačka, ktorú obídeš, sa nevráti. Dostaň sa na rad 1 tromi ťahmi.",
    }
    SLIP_ON { en: "Through! Run.", es: "¡Bien! Corre.", pt: "Bem! Corra.", sk: "Dobre! Bež." }
    SLIP_SLOWER {
        en: "That wins too, but there is a shorter way down.",
        es: "También gana, pero hay un camino más corto.",
        pt: "Também ganha, mas há um caminho mais curto.",
        sk: "Aj to vyhrá, ale je kratšia cesta.",
    }
    SLIP_WRONG {
        en: "Then the cats close the gap again. Go where no cat can come in front of you.",
        es: "Así los gatos cierran el hueco. Ve adonde ningún gato pueda ponerse delante.",
        pt: "Assim os gatos fecham a falha. Vá para onde nenhum gato lhe possa aparecer à frente.",
        sk: "Vtedy mačky medzeru zavrú. Choď tam, kde sa ti žiadna mačka nepostaví do cesty.",
    }
    SLIP_DONE {
        en: "Line 1: the mouse has won. Against good cats, wait for the mistake and keep near the gap.",
        es: "Fila 1: gana el ratón. Contra buenos gatos, espera el error y quédate cerca del hueco.",
        pt: "Linha 1: o rato ganhou. Contra bons gatos, espere pelo erro e fique perto da falha.",
        sk: "Rad 1: myš vyhrala. Proti dobrým mačkám čakaj na chybu a drž sa pri medzere.",
    }
}
