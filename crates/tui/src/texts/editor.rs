//! Texts of the editor of tracks and maps.

use super::messages;

messages! {
    TITLE {
        en: "{game}: drawing a {noun}",
        es: "{game}: dibujar {noun}",
        pt: "{game}: desenhar {noun}",
        sk: "{game}: kreslíš {noun}",
    }
    UNNAMED { en: "no name yet", es: "aún sin nombre", pt: "ainda sem nome", sk: "ešte bez mena" }
    CHANGED { en: "changed", es: "cambiado", pt: "alterado", sk: "zmenené" }
    OPEN_EDITOR {
        en: "Draw a {noun}",
        es: "Dibujar {noun}",
        pt: "Desenhar {noun}",
        sk: "Nakresliť {noun}",
    }
    OPEN_EDITOR_NOTE {
        en: "draw a {noun} of your own, try it and save it under a name",
        es: "dibujar {noun} a tu gusto, probar y guardar con un nombre",
        pt: "desenhar {noun} a seu gosto, experimentar e guardar com um nome",
        sk: "nakresliť si vlastnú {noun}, vyskúšať a uložiť pod menom",
    }
    PALETTE { en: "Palette", es: "Paleta", pt: "Paleta", sk: "Paleta" }
    CHECK { en: "Check", es: "Revisión", pt: "Verificação", sk: "Kontrola" }
    CHECKING { en: "checking", es: "revisando", pt: "a verificar", sk: "kontroluje sa" }
    KEYS { en: "Keys", es: "Teclas", pt: "Teclas", sk: "Klávesy" }
    DRAWING {
        en: "Every step of the cursor draws. {key}: stop.",
        es: "Cada paso del cursor dibuja. {key}: parar.",
        pt: "Cada passo do cursor desenha. {key}: parar.",
        sk: "Každý krok kurzora kreslí. {key}: stáť.",
    }
    CORNER {
        en: "Go to the other corner: Enter fills the rectangle, {cancel} forgets it.",
        es: "Otra esquina: Enter rellena el rectángulo, {cancel} lo olvida.",
        pt: "Outro canto: Enter preenche o retângulo, {cancel} esquece-o.",
        sk: "Choď do druhého rohu: Enter vyplní obdĺžnik, {cancel} ho zahodí.",
    }
    FILLED {
        en: "Filled {n} {n:cell|cells}.",
        es: "{n:Rellena|Rellenas} {n} {n:casilla|casillas}.",
        pt: "{n:Preenchida|Preenchidas} {n} {n:casa|casas}.",
        sk: "{n:Vyplnené|Vyplnené|Vyplnených} {n} {n:políčko|políčka|políčok}.",
    }
    NOTHING_CHANGED {
        en: "Nothing is different.",
        es: "No cambia nada.",
        pt: "Nada mudou.",
        sk: "Nič sa nezmenilo.",
    }
    NO_UNDO {
        en: "There is nothing to take back.",
        es: "No hay nada que deshacer.",
        pt: "Não há nada para anular.",
        sk: "Nie je čo vrátiť.",
    }
    NO_REDO {
        en: "There is nothing to do again.",
        es: "No hay nada que rehacer.",
        pt: "Não há nada para refazer.",
        sk: "Nie je čo urobiť znova.",
    }
    ASK_NAME { en: "What is it called?", es: "¿Cómo se llama?", pt: "Como se chama?", sk: "Ako sa volá?" }
    ASK_SIZE {
        en: "Columns x rows, for example 40x20",
        es: "Columnas x filas, por ejemplo 40x20",
        pt: "Colunas x linhas, por exemplo 40x20",
        sk: "Stĺpce x riadky, napríklad 40x20",
    }
    ASK_OPEN {
        en: "A name, or a file",
        es: "Un nombre o un archivo",
        pt: "Um nome ou um ficheiro",
        sk: "Meno alebo súbor",
    }
    ASK_SAVE {
        en: "A name, or a file",
        es: "Un nombre o un archivo",
        pt: "Um nome ou um ficheiro",
        sk: "Meno alebo súbor",
    }
    BAD_SIZE {
        en: "Expected a size such as 40x20, found {found}.",
        es: "Se esperaba un tamaño como 40x20, no {found}.",
        pt: "Esperava-se um tamanho como 40x20, não {found}.",
        sk: "Čakala sa veľkosť ako 40x20, nie {found}.",
    }
    BAD_NAME {
        en: "Expected a name of letters, digits, blanks, - and _, found {found}.",
        es: "Se esperaba un nombre de letras, cifras, espacios, - y _, no {found}.",
        pt: "Esperava-se um nome de letras, algarismos, espaços, - e _, não {found}.",
        sk: "Čakalo sa meno z písmen, číslic, medzier, - a _, nie {found}.",
    }
    NO_FOLDER {
        en: "There is no folder for names; give a file instead.",
        es: "No hay carpeta para nombres; da un archivo.",
        pt: "Não há pasta para nomes; indique um ficheiro.",
        sk: "Nie je priečinok na mená; zadaj súbor.",
    }
    NOT_OPENED {
        en: "Can't open it: {why}",
        es: "No se puede abrir: {why}",
        pt: "Não se pode abrir: {why}",
        sk: "Nedá sa otvoriť: {why}",
    }
    NOT_SAVED {
        en: "Can't save it: {why}",
        es: "No se puede guardar: {why}",
        pt: "Não se pode guardar: {why}",
        sk: "Nedá sa uložiť: {why}",
    }
    OPENED { en: "Opened {path}.", es: "Abierto {path}.", pt: "Aberto {path}.", sk: "Otvorené: {path}." }
    SAVED {
        en: "Saved as {path}.",
        es: "Guardado como {path}.",
        pt: "Guardado como {path}.",
        sk: "Uložené ako {path}.",
    }
    SAVED_NAME {
        en: "Saved. --setup {field}={name} plays it.",
        es: "Guardado. --setup {field}={name} lo juega.",
        pt: "Guardado. --setup {field}={name} joga-o.",
        sk: "Uložené. --setup {field}={name} na tom hrá.",
    }
    ASK_OVERWRITE {
        en: "{path} is there already and holds something else. Overwrite it?",
        es: "{path} ya existe y contiene otra cosa. ¿Sobrescribirlo?",
        pt: "{path} já existe e contém outra coisa. Substituir?",
        sk: "{path} už existuje a je v ňom niečo iné. Prepísať?",
    }
    ASK_LEAVE {
        en: "What you have drawn since the last save would be lost. Leave it all the same?",
        es: "Se perdería lo dibujado desde la última vez que guardaste. ¿Salir de todos modos?",
        pt: "Perdia-se o que desenhou desde que guardou pela última vez. Sair mesmo assim?",
        sk: "Stratilo by sa, čo je nakreslené od posledného uloženia. Odísť aj tak?",
    }
    ASK_FORGET {
        en: "What you have drawn since the last save would be lost. Open another one all the same?",
        es: "Se perdería lo dibujado desde la última vez que guardaste. ¿Abrir otro de todos modos?",
        pt: "Perdia-se o que desenhou desde que guardou pela última vez. Abrir outro mesmo assim?",
        sk: "Stratilo by sa, čo je nakreslené od posledného uloženia. Otvoriť aj tak iné?",
    }
    NO_TEST {
        en: "Can't be tried yet: {why}",
        es: "Aún no se puede probar: {why}",
        pt: "Ainda não se pode experimentar: {why}",
        sk: "Zatiaľ sa nedá vyskúšať: {why}",
    }
    KEY_DRAW {
        en: "draw with every step of the cursor, and stop",
        es: "dibujar con cada paso del cursor, y parar",
        pt: "desenhar com cada passo do cursor, e parar",
        sk: "kresliť každým krokom kurzora a prestať",
    }
    KEY_DRAW_SHORT { en: "draw", es: "dibujar", pt: "desenhar", sk: "kresliť" }
    KEY_BOX {
        en: "the first corner of a rectangle",
        es: "la primera esquina de un rectángulo",
        pt: "o primeiro canto de um retângulo",
        sk: "prvý roh obdĺžnika",
    }
    KEY_BOX_SHORT { en: "box", es: "cuadro", pt: "retângulo", sk: "obdĺžnik" }
    KEY_FILL {
        en: "fill the area under the cursor",
        es: "rellenar la zona bajo el cursor",
        pt: "preencher a área sob o cursor",
        sk: "vyplniť plochu pod kurzorom",
    }
    KEY_FILL_SHORT { en: "fill", es: "rellenar", pt: "preencher", sk: "vyplniť" }
    KEY_PICK {
        en: "pick up the component under the cursor",
        es: "tomar el componente bajo el cursor",
        pt: "apanhar o componente sob o cursor",
        sk: "vziať prvok pod kurzorom",
    }
    KEY_PICK_SHORT { en: "pick", es: "tomar", pt: "apanhar", sk: "vziať" }
    KEY_SIZE { en: "another size", es: "otro tamaño", pt: "outro tamanho", sk: "iná veľkosť" }
    KEY_SIZE_SHORT { en: "size", es: "tamaño", pt: "tamanho", sk: "veľkosť" }
    KEY_NAME { en: "another name", es: "otro nombre", pt: "outro nome", sk: "iné meno" }
    KEY_NAME_SHORT { en: "name", es: "nombre", pt: "nome", sk: "meno" }
    KEY_OPEN { en: "open", es: "abrir", pt: "abrir", sk: "otvoriť" }
    KEY_OPEN_SHORT { en: "open", es: "abrir", pt: "abrir", sk: "otvoriť" }
    KEY_SAVE { en: "save", es: "guardar", pt: "guardar", sk: "uložiť" }
    KEY_SAVE_SHORT { en: "save", es: "guardar", pt: "guardar", sk: "uložiť" }
    KEY_SAVE_AS {
        en: "save under another name",
        es: "guardar con otro nombre",
        pt: "guardar com outro nome",
        sk: "uložiť pod iným menom",
    }
    KEY_SAVE_AS_SHORT { en: "save as", es: "copia", pt: "cópia", sk: "uložiť ako" }
    KEY_TRY {
        en: "try it, and come back",
        es: "probarlo y volver",
        pt: "experimentar e voltar",
        sk: "vyskúšať a vrátiť sa",
    }
    KEY_TRY_SHORT { en: "try it", es: "probar", pt: "testar", sk: "skúsiť" }
    KEY_MORE {
        en: "more energy for the piece under the cursor",
        es: "más energía para la pieza bajo el cursor",
        pt: "mais energia para a peça sob o cursor",
        sk: "viac energie pre figúrku pod kurzorom",
    }
    KEY_LESS {
        en: "less energy for the piece under the cursor",
        es: "menos energía para la pieza bajo el cursor",
        pt: "menos energia para a peça sob o cursor",
        sk: "menej energie pre figúrku pod kurzorom",
    }
    NOTHING_COUNTED {
        en: "There is nothing to change by {more} and {less}.",
        es: "Aquí no hay nada que cambiar con {more} y {less}.",
        pt: "Aqui não há nada que mudar com {more} e {less}.",
        sk: "Tu niet čo meniť klávesmi {more} a {less}.",
    }
    KEY_COMPONENT {
        en: "choose a component of the palette",
        es: "elegir un componente de la paleta",
        pt: "escolher um componente da paleta",
        sk: "vybrať prvok z palety",
    }
    PAINT_SHORT { en: "paint", es: "pintar", pt: "pintar", sk: "kresliť" }
    COMPONENT_SHORT { en: "component", es: "componente", pt: "componente", sk: "prvok" }
    HELP_PAINT {
        en: "Choose a component with its digit, with Tab, with the wheel or with a click on the palette. \
             Paint with Enter or with the mouse; drag to draw. The right button picks up what lies under the \
             mouse.",
        es: "Elige un componente con su cifra, con Tab, con la rueda o con un clic en la paleta. Pinta con \
             Enter o con el ratón; arrastra para dibujar. El botón derecho toma lo que hay bajo el ratón.",
        pt: "Escolha um componente com o seu algarismo, com Tab, com a roda ou com um clique na paleta. \
             Pinte com Enter ou com o rato; arraste para desenhar. O botão direito apanha o que está sob o \
             rato.",
        sk: "Vyber prvok jeho číslicou, tabulátorom, kolieskom alebo kliknutím na paletu. Kresli enterom \
             alebo myšou; ťahaním kreslíš ďalej. Pravé tlačidlo vezme, čo je pod myšou.",
    }
    HELP_SAVE {
        en: "Saved under a name it is kept in the data folder and found by that name afterwards: in the \
             set-up, and with --setup on the command line. Nothing is overwritten without a question.",
        es: "Lo guardado con un nombre queda en la carpeta de datos y después se encuentra por ese nombre: \
             en los ajustes de partida y con --setup en la línea de órdenes. Nada se sobrescribe sin \
             preguntar.",
        pt: "O que se guarda com um nome fica na pasta de dados e depois encontra-se por esse nome: nas \
             definições do jogo e com --setup na linha de comandos. Nada é substituído sem uma pergunta.",
        sk: "Čo sa uloží pod menom, ostane v priečinku s údajmi a potom sa podľa toho mena nájde: v \
             nastaveniach hry a cez --setup v príkazovom riadku. Nič sa neprepíše bez otázky.",
    }
    HELP_CHECK {
        en: "The panel checks what you draw while you draw it.",
        es: "El panel revisa lo que dibujas mientras lo dibujas.",
        pt: "O painel verifica o que desenha enquanto desenha.",
        sk: "Panel kontroluje, čo kreslíš, už počas kreslenia.",
    }
}
