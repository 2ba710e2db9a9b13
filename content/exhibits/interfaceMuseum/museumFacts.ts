import { type Bilingual, inBoth } from '../../bilingual.ts'

interface Fact {
  /** A year, or a few words. */
  readonly when: Bilingual
  readonly text: Bilingual
}

/** What a pop-up of the interface museum tells (MUS-01). */
export interface MuseumFacts {
  readonly title: Bilingual
  readonly facts: readonly Fact[]
  readonly sources: readonly string[]
}

/** One for each step: the left click, the recycle bin, the window. */
export const museumFacts: readonly [MuseumFacts, MuseumFacts, MuseumFacts] = [
  {
    title: { en: 'The left click', de: 'Der Linksklick' },
    facts: [
      {
        when: { en: 'about 1964', de: 'um 1964' },
        text: {
          en: 'Douglas Engelbart has the idea, Bill English builds it at the Stanford Research Institute: a wooden shell on two wheels.',
          de: 'Douglas Engelbart hat die Idee, Bill English baut sie am Stanford Research Institute: ein Gehäuse aus Holz auf zwei Rädern.',
        },
      },
      {
        when: inBoth('1968'),
        text: {
          en: 'On 9 December some thousand people in San Francisco see it at work. Weeks earlier, in Germany, Telefunken had announced a mouse with a ball, the “Rollkugel”, and never asked for a patent.',
          de: 'Am 9. Dezember sehen rund tausend Menschen in San Francisco sie zum ersten Mal am Werk. Wochen vorher hat Telefunken in Deutschland eine Maus mit Kugel angekündigt, die «Rollkugel», ohne Patent.',
        },
      },
      {
        when: { en: '3, 2, 1, 2', de: '3, 2, 1, 2' },
        text: {
          en: 'The Xerox Alto of 1973 has three buttons, the Star of 1981 two, Lisa and Macintosh one. On PCs it came to be two: the left one does, the right one asks.',
          de: 'Der Xerox Alto von 1973 hat drei Tasten, der Star von 1981 zwei, Lisa und Macintosh eine. Beim PC bleibt es bei zweien: Die linke tut, die rechte fragt.',
        },
      },
      {
        when: inBoth('1982'),
        text: {
          en: 'A Swiss chapter: Jean-Daniel Nicoud and André Guignard of the EPFL design the mouse that Dépraz, a maker of watch parts, builds. Logitech, founded in Apples in the canton of Vaud, sells it as the P-4.',
          de: 'Ein Schweizer Kapitel: Jean-Daniel Nicoud und André Guignard von der EPFL entwerfen die Maus, die Dépraz baut, ein Hersteller von Uhrenteilen. Logitech, gegründet in Apples in der Waadt, verkauft sie als P-4.',
        },
      },
    ],
    sources: [
      'open.prodir.com, 2024; thinkypedia: Engelbart and English',
      'techmediatune: 9 December 1968; Telefunken Rollkugel',
      'Wikipedia: Xerox Alto; Xerox Star',
      'oldmouse.com: P-4; enter.ch, 2025; swisstextilemachinery.ch',
    ],
  },
  {
    title: { en: 'The recycle bin', de: 'Der Papierkorb' },
    facts: [
      {
        when: inBoth('1983'),
        text: {
          en: 'On the Lisa it is called Wastebasket. An early drawing showed a dented can with flies around it, and sounds were discussed.',
          de: 'Auf der Lisa heisst er Wastebasket. Ein früher Entwurf zeigte eine verbeulte Tonne, um die Fliegen kreisen, und auch über Geräusche wurde geredet.',
        },
      },
      {
        when: inBoth('1984'),
        text: {
          en: 'The bin of the Macintosh forgets: what lies in it is gone when the machine is switched off. Only System 7 keeps it.',
          de: 'Der Papierkorb des Macintosh vergisst: Was darin liegt, ist beim Ausschalten weg. Erst System 7 behält es.',
        },
      },
      {
        when: { en: '1988 to 1994', de: '1988 bis 1994' },
        text: {
          en: 'Apple sues Microsoft and Hewlett-Packard over 189 elements of the screen. 179 are covered by a licence of 1985; by 1992 little more than the bin is left, and in 1994 the appeal is lost.',
          de: 'Apple verklagt Microsoft und Hewlett-Packard wegen 189 Elementen des Bildschirms. 179 deckt eine Lizenz von 1985; 1992 ist kaum mehr als der Papierkorb übrig, 1994 ist auch die Berufung verloren.',
        },
      },
      {
        when: inBoth('1995'),
        text: {
          en: 'NeXT had drawn a black hole, then arrows in a ring. Windows 95 brings the Recycle Bin: it remembers where each file came from, and puts it back there.',
          de: 'NeXT hatte ein schwarzes Loch gezeichnet, dann Pfeile im Kreis. Windows 95 bringt den Papierkorb, der sich merkt, woher jede Datei kam, und sie dorthin zurücklegt.',
        },
      },
    ],
    sources: [
      'Atlas Obscura: the trash can of the desktop',
      'liquisearch: Recycle Bin',
      '799 F. Supp. 1006 (1992); 35 F.3d 1435 (1994); techmonitor.ai, 1992',
      'guidebookgallery.org: NeXTSTEP 1.0',
    ],
  },
  {
    title: { en: 'The window', de: 'Das Fenster' },
    facts: [
      {
        when: { en: 'the 1970s', de: '1970er' },
        text: {
          en: 'Alan Kay’s group at Xerox PARC lets windows lie over each other like paper: the screen of the Alto is no larger than a page, and a desk holds more than one.',
          de: 'Alan Kays Gruppe am Xerox PARC lässt Fenster übereinanderliegen wie Papier: Der Bildschirm des Alto ist nur so gross wie ein Blatt, und auf einen Tisch gehören mehrere.',
        },
      },
      {
        when: inBoth('1981'),
        text: {
          en: 'The Xerox Star is the first desktop with icons that one can buy, for 16,595 dollars. Its documents lie side by side; none covers another.',
          de: 'Der Xerox Star ist die erste Arbeitsfläche mit Symbolen, die man kaufen kann, für 16 595 Dollar. Seine Dokumente liegen nebeneinander; keines verdeckt ein anderes.',
        },
      },
      {
        when: { en: '1985, 1987', de: '1985, 1987' },
        text: {
          en: 'Windows 1.0 lays its windows like tiles, 2.0 lets them overlap. A court later names just that as its main novelty.',
          de: 'Windows 1.0 legt seine Fenster wie Kacheln, 2.0 lässt sie überlappen. Ein Gericht nennt später genau das die wichtigste Neuerung.',
        },
      },
      {
        when: inBoth('1985'),
        text: {
          en: 'GEM by Digital Research looks so much like the Macintosh that Apple presses. Later versions for the PC have two fixed windows and no bin; on the Atari everything stays as it was.',
          de: 'GEM von Digital Research gleicht dem Macintosh so sehr, dass Apple Druck macht. Spätere Fassungen für den PC haben zwei feste Fenster und keinen Papierkorb; auf dem Atari bleibt alles, wie es war.',
        },
      },
    ],
    sources: [
      'M. Hiltzik, Dealers of Lightning',
      'Wikipedia: Xerox Star',
      '35 F.3d 1435 (1994), on Windows 2.03',
      'Usenet, 1989 and 1991: GEM on the PC and on the Atari',
    ],
  },
]
