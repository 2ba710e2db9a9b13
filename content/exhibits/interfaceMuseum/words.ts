import type { Bilingual } from '../../bilingual.ts'

interface InterfaceMuseumWords {
  readonly title: string
  readonly kicker: string
  /** What happens on the screen, a line for each step and one for the end. */
  readonly leads: readonly [string, string, string, string]
  /** The specification's hints, to the letter in English (MUS-01). */
  readonly hints: readonly [string, string, string]
  /** For fingers; the specification names one English text for all. */
  readonly touchHints: readonly [string, string, string]
  /** `{number}` of three. */
  readonly step: string
  readonly done: string
  readonly restart: string
  readonly close: string
  readonly sources: string
  readonly screen: string
  /** What a screen reader and a keyboard find on the screen. */
  readonly click: string
  readonly bin: string
  readonly window: string
  readonly letter: string
  readonly drawer: string
  readonly desk: string
  /** Kind answers to other clicks. */
  readonly rightClick: string
  readonly notTheBin: { readonly letter: string; readonly drawer: string; readonly desk: string }
  readonly notTheWindow: {
    readonly letter: string
    readonly drawer: string
    readonly desk: string
    readonly bin: string
  }
}

const specified = [
  'Try left-clicking!',
  'Click the recycle bin to learn more!',
  'Click on the window to learn more',
] as const

export const interfaceMuseum: Bilingual<InterfaceMuseumWords> = {
  en: {
    title: 'Interface Museum',
    kicker: 'No. 06',
    leads: [
      'First there were only words. Whoever wanted something from the machine had to know what it was called.',
      'Then the words became pictures. A letter, a drawer, a bin: what one sees, one can point at.',
      'Then the desk had depth. What lies open is a window, and one can look into several.',
      'Words, pictures, windows: the same dots of light, and three ways to take hold of them.',
    ],
    hints: specified,
    touchHints: specified,
    step: 'Step {number} of 3',
    done: 'All three learned',
    restart: 'Restart',
    close: 'Close',
    sources: 'Sources',
    screen: 'A small computer',
    click: 'Left-click on the screen',
    bin: 'Recycle bin',
    window: 'Window “Drawer”',
    letter: 'Letter',
    drawer: 'Drawer',
    desk: 'Desk',
    rightClick: 'That was the right button: it came later, and it asks. The left one does.',
    notTheBin: {
      letter: 'That is the letter, and it wants to be kept. The bin stands at the lower right.',
      drawer: 'That is the drawer; it opens later. The bin stands at the lower right.',
      desk: 'That is the bare desk. The bin stands at the lower right, its lid askew.',
    },
    notTheWindow: {
      letter: 'That is the letter. The window is the large sheet with a bar across its top.',
      drawer: 'The drawer is open already: what fell out of it is the window.',
      desk: 'That is the bare desk. The window is the large sheet in front of it.',
      bin: 'You know the bin by now. The window is the large sheet with a bar across its top.',
    },
  },
  de: {
    title: 'Museum der Bedienung',
    kicker: 'No. 06',
    leads: [
      'Zuerst gab es nur Wörter. Wer von der Maschine etwas wollte, musste wissen, wie es heisst.',
      'Dann wurden die Wörter zu Bildern. Ein Brief, eine Schublade, ein Papierkorb: Was man sieht, darauf kann man zeigen.',
      'Dann bekam der Tisch Tiefe. Was offen liegt, ist ein Fenster, und man kann in mehrere schauen.',
      'Wörter, Bilder, Fenster: dieselben Lichtpunkte, und drei Arten, nach ihnen zu greifen.',
    ],
    hints: [
      'Probier den Linksklick!',
      'Klick auf den Papierkorb, um mehr zu erfahren!',
      'Klick auf das Fenster, um mehr zu erfahren',
    ],
    touchHints: [
      'Tipp auf den Bildschirm!',
      'Tipp auf den Papierkorb, um mehr zu erfahren!',
      'Tipp auf das Fenster, um mehr zu erfahren',
    ],
    step: 'Schritt {number} von 3',
    done: 'Alle drei gelernt',
    restart: 'Von vorn',
    close: 'Schliessen',
    sources: 'Quellen',
    screen: 'Ein kleiner Computer',
    click: 'Linksklick auf den Bildschirm',
    bin: 'Papierkorb',
    window: 'Fenster «Schublade»',
    letter: 'Brief',
    drawer: 'Schublade',
    desk: 'Arbeitsfläche',
    rightClick: 'Das war die rechte Taste: Sie kam später, und sie fragt. Die linke tut.',
    notTheBin: {
      letter: 'Das ist der Brief, der soll bleiben. Der Papierkorb steht rechts unten.',
      drawer: 'Das ist die Schublade, sie geht später auf. Der Papierkorb steht rechts unten.',
      desk: 'Das ist der leere Tisch. Der Papierkorb steht rechts unten, mit schiefem Deckel.',
    },
    notTheWindow: {
      letter: 'Das ist der Brief. Das Fenster ist das grosse Blatt mit dem Balken oben.',
      drawer: 'Die Schublade ist schon offen: Was herausgefallen ist, ist das Fenster.',
      desk: 'Das ist der leere Tisch. Das Fenster ist das grosse Blatt davor.',
      bin: 'Den Papierkorb kennst du schon. Das Fenster ist das grosse Blatt mit dem Balken oben.',
    },
  },
}

/** What stands on the little screen before the mouse, and what its things are called later. At most 46 letters a line. */
export const museumScreen: Bilingual<{
  readonly terminal: readonly string[]
  readonly letter: string
  readonly drawer: string
  readonly bin: string
  readonly inside: readonly string[]
}> = {
  en: {
    terminal: [
      'HOUSE COMPUTER',
      'READY.',
      '',
      '> LIST',
      'LETTER     1 PAGE',
      'DRAWER     6 THINGS',
      '',
      '> MOVE LETTER TO DRAWER',
      'DONE.',
      '',
      '> DELETE OLD LETTER',
      'GONE. IT WILL NOT COME BACK.',
      '',
      '> HELP',
      'WHAT SHALL I HELP WITH? NAME IT.',
    ],
    letter: 'Letter',
    drawer: 'Drawer',
    bin: 'Bin',
    inside: ['Photos', 'Recipes', 'Receipts', 'Songs', 'Maps', 'Keys'],
  },
  de: {
    terminal: [
      'HAUSCOMPUTER',
      'BEREIT.',
      '',
      '> LISTE',
      'BRIEF      1 SEITE',
      'SCHUBLADE  6 DINGE',
      '',
      '> BRIEF IN SCHUBLADE LEGEN',
      'ERLEDIGT.',
      '',
      '> ALTEN BRIEF VERNICHTEN',
      'WEG. ER KOMMT NICHT ZURÜCK.',
      '',
      '> HILFE',
      'WOBEI DENN? NENN ES BEIM NAMEN.',
    ],
    letter: 'Brief',
    drawer: 'Schublade',
    bin: 'Papierkorb',
    inside: ['Fotos', 'Rezepte', 'Belege', 'Lieder', 'Karten', 'Schlüssel'],
  },
}
