import type { Bilingual } from './bilingual.ts'
import { roomNames, type RoomKey } from './roomNames.ts'

/** A room of the museum as the catalogue lists it. */
export interface Room {
  /** Two digits as printed: 'No. 01'. Null for what is no exhibit. */
  readonly number: string | null
  /** What the room shows. */
  readonly name: Bilingual
  /** The year of the device, or a span; null where there is none. */
  readonly year: Bilingual | null
  /** What a visitor will find, in one sentence. */
  readonly text: Bilingual
}

const inBoth = (text: string): Bilingual => ({ de: text, en: text })

export const rooms = {
  tape: {
    number: '01',
    name: roomNames.tape,
    year: inBoth('1963'),
    text: {
      de: 'Ein Wohnzimmer in der Dämmerung, ein Kassettendeck und die Bänder der Besucherinnen und Besucher.',
      en: 'A living room at dusk, a cassette deck, and the tapes that visitors left.',
    },
  },
  ipod: {
    number: '02',
    name: roomNames.ipod,
    year: inBoth('2001'),
    text: {
      de: 'Ein einziger Gegenstand im Weiss, und in ihm tausend Lieder.',
      en: 'A single object in white, and a thousand songs inside it.',
    },
  },
  echo: {
    number: '03',
    name: roomNames.echo,
    year: inBoth('2014'),
    text: {
      de: 'Ein Zylinder im Nachthimmel, und für jede Erinnerung ein Planet.',
      en: 'A cylinder in the night sky, and a planet for every memory.',
    },
  },
  imac: {
    number: '04',
    name: roomNames.imac,
    year: inBoth('1998'),
    text: {
      de: 'Ein durchscheinender Computer, dessen Schreibtisch voller Geschichten ist.',
      en: 'A translucent computer whose desktop is full of stories.',
    },
  },
  uiCards: {
    number: '05',
    name: roomNames.uiCards,
    year: { de: '1983 bis 2001', en: '1983 to 2001' },
    text: {
      de: 'Sammelkarten zu vier Betriebssystemen: was an ihnen neu war und was davon blieb.',
      en: "Collectors' cards of four operating systems: what was new in them and what has stayed.",
    },
  },
  interfaceMuseum: {
    number: '06',
    name: roomNames.interfaceMuseum,
    year: null,
    text: {
      de: 'Drei Handgriffe, die wir am Bildschirm gelernt haben.',
      en: 'Three gestures that we learned at the screen.',
    },
  },
  win98: {
    number: '07',
    name: roomNames.win98,
    year: inBoth('1998'),
    text: {
      de: 'Eine Arbeitsfläche wie damals, zum Ausprobieren.',
      en: 'A desktop as it used to be, to try out.',
    },
  },
  avatars: {
    number: '08',
    name: roomNames.avatars,
    year: inBoth('vcfzh25'),
    text: {
      de: 'Aus sechs Antworten entsteht eine Figur.',
      en: 'Six answers become a character.',
    },
  },
  memoryRecorder: {
    number: '09',
    name: roomNames.memoryRecorder,
    year: null,
    text: {
      de: 'Erzähl von deinem ersten Gerät: wie es sich anfühlte, aussah und klang.',
      en: 'Tell of your first device: how it felt, looked and sounded.',
    },
  },
  werkschau: {
    number: null,
    name: roomNames.werkschau,
    year: null,
    text: {
      de: 'Von der Kassette zum Streaming: drei Geräte, drei Räume.',
      en: 'From cassettes to streaming: three devices, three rooms.',
    },
  },
  about: {
    number: null,
    name: roomNames.about,
    year: null,
    text: {
      de: 'Wer diese Ausstellung macht und was mit deinen Daten geschieht.',
      en: 'Who makes this exhibition, and what happens to your data.',
    },
  },
  admin: {
    number: null,
    name: roomNames.admin,
    year: null,
    text: { de: 'Für die Leute vom Haus.', en: 'For the people of the house.' },
  },
  playground: {
    number: null,
    name: roomNames.playground,
    year: null,
    text: {
      de: 'Farben, Klänge und eine Diskette zum Ausprobieren.',
      en: 'Colours, sounds and a floppy disk to play with.',
    },
  },
} as const satisfies Record<RoomKey, Room>

/** A room as the catalogue prints it: 'No. 01 Compact Cassette, 1963'. */
export function catalogueLine(room: Room): Bilingual {
  const line = (language: keyof Bilingual) =>
    `${room.number === null ? '' : `No. ${room.number} `}${room.name[language]}${room.year === null ? '' : `, ${room.year[language]}`}`
  return { de: line('de'), en: line('en') }
}
