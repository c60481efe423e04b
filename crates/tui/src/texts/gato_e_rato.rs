//! Texts of the gato e rato board.

use super::messages;

messages! {
    EXPLANATION { en: "Cats and mouse", es: "Gatos y ratón", pt: "Gatos e rato", sk: "Mačky a myš" }
    MOUSE_MOVES {
        en: "the mouse has {n} {n:move|moves}",
        es: "el ratón tiene {n} {n:jugada|jugadas}",
        pt: "o rato tem {n} {n:jogada|jogadas}",
        sk: "myš má {n} {n:ťah|ťahy|ťahov}",
    }
    MOUSE_LEFT {
        en: "the mouse is {n} {n:line|lines} from its goal",
        es: "el ratón está a {n} {n:línea|líneas} de su meta",
        pt: "o rato está a {n} {n:linha|linhas} da meta",
        sk: "myš je {n} {n:riadok|riadky|riadkov} od cieľa",
    }
    CAT_STEPS {
        en: "the cats have {n} {n:step|steps} left",
        es: "a los gatos les {n:queda|quedan} {n} {n:paso|pasos}",
        pt: "aos gatos {n:resta|restam} {n} {n:passo|passos}",
        sk: "mačkám {n:ostáva|ostávajú|ostáva} {n} {n:krok|kroky|krokov}",
    }
    BEHIND {
        en: "{n} {n:cat stands|cats stand} above the mouse and can't catch it",
        es: "{n} {n:gato está|gatos están} por encima del ratón y no {n:puede|pueden} atraparlo",
        pt: "{n} {n:gato está|gatos estão} acima do rato e não o {n:apanha|apanham}",
        sk: "{n} {n:mačka je|mačky sú|mačiek je} nad myšou a už ju {n:nechytí|nechytia|nechytí}",
    }
    CATS_WIN {
        en: "cats win in {plies}",
        es: "los gatos ganan en {plies}",
        pt: "os gatos ganham em {plies}",
        sk: "mačky vyhrajú o {plies}",
    }
    MOUSE_WINS {
        en: "mouse wins in {plies}",
        es: "el ratón gana en {plies}",
        pt: "o rato ganha em {plies}",
        sk: "myš vyhrá o {plies}",
    }
    EXACT_NOW {
        en: "With best play: {fate}.",
        es: "Con el mejor juego: {fate}.",
        pt: "Com o melhor jogo: {fate}.",
        sk: "Pri najlepšej hre: {fate}.",
    }
    GAVE_AWAY {
        en: "{move} gave the game away: before it, {fate}.",
        es: "{move} perdió la partida: antes, {fate}.",
        pt: "{move} perdeu o jogo: antes, {fate}.",
        sk: "{move} prehral hru: predtým {fate}.",
    }
    LOST_TIME {
        en: "{move} cost {n} {n:move|moves}.",
        es: "{move} costó {n} {n:jugada|jugadas}.",
        pt: "{move} custou {n} {n:jogada|jogadas}.",
        sk: "{move} stál {n} {n:ťah|ťahy|ťahov}.",
    }
    KEPT {
        en: "{move} was a best move.",
        es: "{move} fue de lo mejor.",
        pt: "{move} foi das melhores.",
        sk: "{move} bol najlepší ťah.",
    }
    VERDICT_CATS { en: "c{plies}", es: "g{plies}", pt: "g{plies}", sk: "c{plies}" }
    VERDICT_MOUSE { en: "m{plies}", es: "r{plies}", pt: "r{plies}", sk: "m{plies}" }
    CHOOSE_PIECE {
        en: "Choose a piece of yours first.",
        es: "Elige antes una pieza tuya.",
        pt: "Escolha primeiro uma peça sua.",
        sk: "Najprv vyber svoju figúrku.",
    }
    NO_WAY_THERE {
        en: "That piece can't go there.",
        es: "Esa pieza no puede ir ahí.",
        pt: "Essa peça não pode ir para aí.",
        sk: "Tá figúrka tam nemôže ísť.",
    }
    KEY_UP_LEFT {
        en: "go up and left",
        es: "ir arriba a la izquierda",
        pt: "ir para cima e para a esquerda",
        sk: "ísť hore vľavo",
    }
    KEY_UP_RIGHT {
        en: "go up and right",
        es: "ir arriba a la derecha",
        pt: "ir para cima e para a direita",
        sk: "ísť hore vpravo",
    }
    KEY_DOWN_LEFT {
        en: "go down and left",
        es: "ir abajo a la izquierda",
        pt: "ir para baixo e para a esquerda",
        sk: "ísť dole vľavo",
    }
    KEY_DOWN_RIGHT {
        en: "go down and right",
        es: "ir abajo a la derecha",
        pt: "ir para baixo e para a direita",
        sk: "ísť dole vpravo",
    }
    HELP_MOVE {
        en: "Pick a piece and then where it goes: with the arrows and Enter, with a click, or by dragging \
             it. The mouse also goes by one key a direction, and so does the chosen cat; Tab chooses the \
             next piece.",
        es: "Elige una pieza y luego adónde va: con las flechas y Enter, con un clic o arrastrándola. El \
             ratón también va con una tecla por dirección, y lo mismo el gato elegido; Tab elige la pieza \
             siguiente.",
        pt: "Escolha uma peça e depois para onde vai: com as setas e Enter, com um clique ou arrastando-a. O \
             rato também vai com uma tecla por direção, tal como o gato escolhido; Tab escolhe a peça \
             seguinte.",
        sk: "Vyber figúrku a potom, kam pôjde: šípkami a enterom, kliknutím alebo ťahaním myšou. Hracia myš \
             chodí aj jedným klávesom na smer, rovnako vybraná mačka; Tab vyberie ďalšiu figúrku.",
    }
    HELP_TYPE {
        en: "Typed moves: 84-75 or ((8 4) (7 5)), from line and column to line and column. Lines count from \
             the bottom.",
        es: "Jugadas tecleadas: 84-75 o ((8 4) (7 5)), de línea y columna a línea y columna. Las \
             líneas se cuentan desde abajo.",
        pt: "Jogadas escritas: 84-75 ou ((8 4) (7 5)), de linha e coluna para linha e coluna. As linhas \
             contam-se de baixo.",
        sk: "Písané ťahy: 84-75 alebo ((8 4) (7 5)), z riadka a stĺpca na riadok a stĺpec. Riadky sa počítajú \
             zdola.",
    }
    HELP_MARKS {
        en: "Dots are where the chosen piece can go. The underlined piece moved last.",
        es: "Los puntos son adonde puede ir la pieza elegida. La pieza subrayada se movió la última.",
        pt: "Os pontos são para onde a peça escolhida pode ir. A peça sublinhada foi a última a mover-se.",
        sk: "Bodky sú tam, kam vybraná figúrka môže ísť. Podčiarknutá figúrka ťahala posledná.",
    }
    HELP_PLAN {
        en: "The cats win if they stay together in one line and leave no gap. The mouse wins as soon as one \
             cat is missing.",
        es: "Los gatos ganan si avanzan juntos en una línea sin dejar huecos. El ratón gana en cuanto falta \
             un gato.",
        pt: "Os gatos ganham se avançarem juntos numa linha, sem deixar falhas. O rato ganha assim que falte \
             um gato.",
        sk: "Mačky vyhrajú, ak ostanú spolu v jednom riadku a nenechajú medzeru. Myš vyhrá, len čo jedna mačka \
             chýba.",
    }
    HELP_VALUES {
        en: "Values are exact: c31 means that the cats win in 31 moves, both sides counted, m5 that the \
             mouse wins in 5.",
        es: "Los valores son exactos: g31 significa que los gatos ganan en 31 jugadas, contando las de ambos \
             bandos; r5, que el ratón gana en 5.",
        pt: "Os valores são exatos: g31 significa que os gatos ganham em 31 jogadas, contando as dos dois \
             lados; r5, que o rato ganha em 5.",
        sk: "Hodnoty sú presné: c31 znamená, že mačky vyhrajú o 31 ťahov, počítajúc obe strany, m5, že myš \
             vyhrá o 5.",
    }
}
