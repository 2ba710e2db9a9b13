import type { OsCard } from './osCard.ts'

export const system1: OsCard = {
  id: 'system-1',
  os: 'System 1',
  type: 'Apple Computer, Inc.',
  osImg: {
    en: 'Drawing of the screen: rounded corners, a menu bar over a finely checked desk, a disk window with folders, a calculator lying over it, the disk at the upper right and the bin at the lower right.',
    de: 'Zeichnung des Bildschirms: runde Ecken, eine Menüleiste über fein kariertem Schreibtisch, ein Diskettenfenster mit Ordnern, darüber ein Rechner, rechts oben die Diskette, rechts unten der Papierkorb.',
  },
  release: { en: '24 January 1984', de: '24. Januar 1984' },
  hw: {
    en: [
      'Motorola 68000, 7.8336 MHz',
      '128 KB of memory, 64 KB of ROM',
      '9-inch screen, 512 × 342, black and white',
      'One 3½-inch floppy drive, 400 KB',
      'No hard disk',
    ],
    de: [
      'Motorola 68000, 7,8336 MHz',
      '128 KB Arbeitsspeicher, 64 KB ROM',
      '9-Zoll-Bildschirm, 512 × 342, schwarzweiss',
      'Ein Diskettenlaufwerk, 3½ Zoll, 400 KB',
      'Keine Festplatte',
    ],
  },
  description: {
    en: 'The system of the first Macintosh. Desk, windows and mouse move into a box of 7.5 kilograms that costs 2,495 dollars. By 3 May 1984, 70,000 of them are sold.',
    de: 'Das System des ersten Macintosh. Schreibtisch, Fenster und Maus ziehen in einen Kasten von 7,5 Kilogramm, der 2495 Dollar kostet. Bis zum 3. Mai 1984 sind 70 000 verkauft.',
  },
  innovations: [
    {
      title: { en: 'Within reach', de: 'In Reichweite' },
      description: {
        en: 'At a quarter of Lisa’s price, the screen full of pictures comes out of the boardroom.',
        de: 'Zu einem Viertel von Lisas Preis kommt der Bildschirm voller Bilder aus der Chefetage heraus.',
      },
    },
    {
      title: { en: 'All of it on one floppy', de: 'Alles auf einer Diskette' },
      description: {
        en: 'The system takes about 216 KB in six files. What is left of 400 KB is yours.',
        de: 'Das System braucht rund 216 KB in sechs Dateien. Was von 400 KB übrig ist, gehört dir.',
      },
    },
    {
      title: { en: 'Desk accessories', de: 'Schreibtischzubehör' },
      description: {
        en: 'Calculator, alarm clock, note pad, puzzle: small tools beside the one running program.',
        de: 'Rechner, Wecker, Notizblock, Puzzle: kleine Helfer neben dem einen laufenden Programm.',
      },
    },
    {
      title: { en: 'Icons with character', de: 'Symbole mit Charakter' },
      description: {
        en: 'Susan Kare draws signs on a grid of 32 × 32 pixels, and typefaces named after cities.',
        de: 'Susan Kare zeichnet Zeichen auf ein Raster von 32 × 32 Pixeln und Schriften, die wie Städte heissen.',
      },
    },
    {
      title: { en: 'Print what you see', de: 'Drucken, was man sieht' },
      description: {
        en: 'MacPaint and MacWrite show the page as it will come out of the printer.',
        de: 'MacPaint und MacWrite zeigen die Seite so, wie sie aus dem Drucker kommt.',
      },
    },
  ],
  relevance: {
    en: 'Folders, bin and the looped square on the command key come from here; that sign marks places of interest in the North. Icons by Kare are in the Museum of Modern Art. And in the box lay an audio cassette: a guided tour of 33 minutes.',
    de: 'Ordner, Papierkorb und das Schleifenquadrat der Befehlstaste kommen von hier; das Zeichen weist im Norden auf Sehenswertes hin. Symbole von Kare gehören dem Museum of Modern Art. Und in der Schachtel lag eine Tonkassette: eine Führung von 33 Minuten.',
  },
  sources: [
    'Wikipedia: Macintosh 128K',
    'apple-history.com: 128k',
    'mac512.com: System 1.0',
    'lowendmac.com, Conachey 2005: the first Finder',
    'Museum of Applied Arts and Sciences, Sydney: interface exhibition',
    'Museum of Modern Art, New York: Susan Kare',
  ],
}
