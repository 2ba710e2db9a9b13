import type { OsCard } from './osCard.ts'

export const nextstep: OsCard = {
  id: 'nextstep',
  os: 'NeXTSTEP',
  type: 'NeXT, Inc.',
  osImg: {
    en: 'Drawing of the screen in four greys: a column of menu cells at the upper left, a file browser in columns under a black title bar, a window with text behind it, and a dock of square tiles along the right edge with a black hole at its foot.',
    de: 'Zeichnung des Bildschirms in vier Graustufen: links oben eine Säule von Menüfeldern, ein Dateifenster in Spalten mit schwarzer Titelleiste, dahinter ein Fenster mit Text, am rechten Rand ein Dock aus Kacheln, zuunterst ein schwarzes Loch.',
  },
  release: { en: '18 September 1989', de: '18. September 1989' },
  hw: {
    en: [
      'Motorola 68030, 68882 and DSP 56001, 25 MHz',
      '8 MB of memory',
      '17-inch screen, 1120 × 832, four greys',
      'Magneto-optical disk, 256 MB',
      'A black cube of magnesium, 305 mm a side',
    ],
    de: [
      'Motorola 68030, 68882 und DSP 56001, 25 MHz',
      '8 MB Arbeitsspeicher',
      '17-Zoll-Bildschirm, 1120 × 832, vier Graustufen',
      'Magneto-optische Disk, 256 MB',
      'Schwarzer Würfel aus Magnesium, Kante 305 mm',
    ],
  },
  description: {
    en: 'After Apple, Steve Jobs builds a black cube for universities: 6,500 dollars, four greys, almost a million pixels. Its system gives Unix a friendly face.',
    de: 'Nach Apple baut Steve Jobs einen schwarzen Würfel für Universitäten: 6500 Dollar, vier Graustufen, fast eine Million Pixel. Sein System gibt Unix ein freundliches Gesicht.',
  },
  innovations: [
    {
      title: { en: 'The Dock', de: 'Das Dock' },
      description: {
        en: 'Favourite programs stand as tiles in a column at the edge of the screen.',
        de: 'Lieblingsprogramme stehen als Kacheln in einer Säule am Rand des Bildschirms.',
      },
    },
    {
      title: { en: 'Interface Builder', de: 'Interface Builder' },
      description: {
        en: 'Draw the window, connect its buttons with objects: much of a program needs no typing.',
        de: 'Fenster zeichnen, Tasten mit Objekten verbinden: Vieles an einem Programm muss niemand mehr tippen.',
      },
    },
    {
      title: { en: 'Display PostScript', de: 'Display PostScript' },
      description: {
        en: 'Screen and printer speak one language: what is drawn is what is printed.',
        de: 'Bildschirm und Drucker sprechen eine Sprache: Gedruckt wird, was gezeichnet ist.',
      },
    },
    {
      title: { en: 'Unix below', de: 'Unix darunter' },
      description: {
        en: 'Mach and BSD carry the windows; the command line is one window among others.',
        de: 'Mach und BSD tragen die Fenster; die Befehlszeile ist ein Fenster unter anderen.',
      },
    },
    {
      title: { en: 'Sound as a matter of course', de: 'Ton gehört dazu' },
      description: {
        en: 'With its signal processor, mail can carry a voice. Shakespeare’s works are on the disk.',
        de: 'Dank Signalprozessor kann Post eine Stimme tragen. Shakespeares Werke liegen auf der Disk.',
      },
    },
  ],
  relevance: {
    en: 'At CERN in Geneva, Tim Berners-Lee wrote the first web browser and server on a NeXT; both ran by Christmas 1990. In December 1996 Apple announced that it would buy the company. Code of macOS and iOS still carries names that begin with NS.',
    de: 'Am CERN in Genf schrieb Tim Berners-Lee auf einem NeXT den ersten Webbrowser und Webserver; an Weihnachten 1990 liefen beide. Im Dezember 1996 gab Apple den Kauf der Firma bekannt. Im Code von macOS und iOS beginnen bis heute Namen mit NS.',
  },
  sources: [
    'guidebookgallery.org: NeXTSTEP 1.0',
    'Wikipedia: NeXT Computer; NeXT',
    'Science Museum Group: object co8094437',
    'nextop.de: Visual Guide to NeXTSTEP 3.3',
    'Mac Observer, 27 August 1997: recycler and black hole',
  ],
}
