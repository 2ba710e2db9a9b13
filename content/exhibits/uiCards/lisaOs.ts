import type { OsCard } from './osCard.ts'

export const lisaOs: OsCard = {
  id: 'lisa-os',
  os: 'Lisa OS',
  type: 'Apple Computer, Inc.',
  osImg: {
    en: 'Drawing of the screen: a menu bar over a dotted grey desk, a disk window with folders and stationery pads in front of a letter, icons along the lower edge, the wastebasket at the far left.',
    de: 'Zeichnung des Bildschirms: eine Menüleiste über grau gepunktetem Schreibtisch, ein Fenster mit Ordnern und Briefblöcken vor einem Brief, Symbole am unteren Rand, ganz links der Papierkorb.',
  },
  release: { en: '19 January 1983', de: '19. Januar 1983' },
  hw: {
    en: [
      'Motorola 68000, 5 MHz',
      '1 MB of memory',
      '12-inch screen, 720 × 364, black and white',
      'Two 5¼-inch floppy drives',
      'ProFile hard disk, 5 MB',
    ],
    de: [
      'Motorola 68000, 5 MHz',
      '1 MB Arbeitsspeicher',
      '12-Zoll-Bildschirm, 720 × 364, schwarzweiss',
      'Zwei Diskettenlaufwerke, 5¼ Zoll',
      'Festplatte ProFile, 5 MB',
    ],
  },
  description: {
    en: 'The Lisa Office System is Apple’s first with windows and a mouse. It shows an office: paper, folders, a wastebasket. With its hard disk the machine costs 9,995 dollars.',
    de: 'Das Lisa Office System ist Apples erstes mit Fenstern und Maus. Es zeigt ein Büro: Papier, Ordner, einen Papierkorb. Mit der Festplatte kostet das Gerät 9995 Dollar.',
  },
  innovations: [
    {
      title: { en: 'Paper comes first', de: 'Zuerst das Papier' },
      description: {
        en: 'Nobody starts a program. You tear a sheet off a stationery pad, and its tool opens with it.',
        de: 'Niemand startet ein Programm. Man reisst ein Blatt vom Block, und das Werkzeug öffnet sich mit.',
      },
    },
    {
      title: { en: 'Menus along the top', de: 'Menüs am oberen Rand' },
      description: {
        en: 'All commands hang from one bar: press, pull down, let go.',
        de: 'Alle Befehle hängen an einer Leiste: drücken, herunterziehen, loslassen.',
      },
    },
    {
      title: { en: 'A clipboard one can see', de: 'Eine sichtbare Zwischenablage' },
      description: {
        en: 'Cut, copy and paste carry work from one program into the next.',
        de: 'Ausschneiden, Kopieren und Einfügen tragen die Arbeit von einem Programm ins nächste.',
      },
    },
    {
      title: { en: 'Several things at once', de: 'Mehreres zugleich' },
      description: {
        en: 'Letters, drawings and tables lie open side by side, each in its own window.',
        de: 'Briefe, Zeichnungen und Tabellen liegen nebeneinander offen, jedes in seinem Fenster.',
      },
    },
    {
      title: { en: 'A gentle switch', de: 'Ein sanfter Schalter' },
      description: {
        en: 'Switched off, Lisa saves everything, clears the desk and lays it out again next time.',
        de: 'Beim Ausschalten sichert Lisa alles, räumt den Tisch ab und deckt ihn beim nächsten Mal wieder.',
      },
    },
  ],
  relevance: {
    en: 'Menu bar, clipboard, bin and templates are on your screen to this day. Lisa itself found few buyers: in 1989 some 2,700 unsold machines were buried in a landfill in Utah. Its source code has been public since 2023.',
    de: 'Menüleiste, Zwischenablage, Papierkorb und Vorlagen sind bis heute auf deinem Bildschirm. Lisa selbst fand wenig Käufer: 1989 wurden rund 2700 unverkaufte Geräte auf einer Deponie in Utah vergraben. Seit 2023 ist ihr Quelltext öffentlich.',
  },
  sources: [
    'applemuseum.bott.org: Lisa',
    'emusee.org: Apple Lisa',
    'guidebookgallery.org: Apple Lisa, a user-friendly handbook, ch. 3; photographs of Lisa OS 1.0 and 3.1',
    'The Verge, 2023: the burial of the Lisas at Logan, Utah',
    'Computer History Museum, January 2023: Lisa source code',
  ],
}
