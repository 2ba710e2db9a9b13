import type { Parts } from '../parts.ts'

const deckSource = 'Wikipedia: Cassette deck'
const speedSource =
  'IEC 60094-1: Magnetic tape sound recording and reproducing systems, general conditions (4.76 cm a second)'
const wowSource = 'Wikipedia: Wow and flutter measurement'
const degaussSource = 'Wikipedia: Degaussing, magnetic recording heads'

export const deckParts: Parts<
  | 'cover'
  | 'door'
  | 'pinchRoller'
  | 'capstan'
  | 'headBlock'
  | 'meterBoard'
  | 'belt'
  | 'flywheel'
  | 'motor'
  | 'chassis'
> = [
  {
    id: 'cover',
    name: { de: 'Das Gehäuse', en: 'The case' },
    text: {
      de: 'Gefaltetes Blech, mit Schlitzen für die Wärme des Netzteils. Darauf standen, gegen jeden Rat, die Kassetten.',
      en: 'Folded sheet metal, slotted for the warmth of the power supply. On top of it, against all advice, stood the cassettes.',
    },
    sources: [deckSource],
    words: ['gehäuse', 'verstärker', 'stereoanlage', 'stereo', 'amplifier'],
  },
  {
    id: 'door',
    name: { de: 'Die Klappe', en: 'The cassette door' },
    text: {
      de: 'Sie nimmt die Kassette und fällt gedämpft zu. Dahinter kam man mit Wattestäbchen und Alkohol an den Tonkopf.',
      en: 'It takes the cassette and closes against a damper. Behind it one reached the head with a cotton bud and alcohol.',
    },
    sources: [deckSource],
    words: ['klappe', 'fach', 'eject', 'door'],
  },
  {
    id: 'capstan',
    name: { de: 'Die Tonwelle', en: 'The capstan' },
    text: {
      de: 'Ein polierter Stahlstift von zwei bis drei Millimetern. Nicht die Spulen, er bestimmt das Tempo: 4,76 Zentimeter in der Sekunde.',
      en: 'A polished steel pin of two to three millimetres. Not the reels but this pin sets the speed: 4.76 centimetres a second.',
    },
    sources: [deckSource, speedSource],
    words: ['tonwelle', 'capstan'],
  },
  {
    id: 'pinchRoller',
    name: { de: 'Die Andruckrolle', en: 'The pinch roller' },
    text: {
      de: 'Gummi, der das Band an die Tonwelle drückt. Wird er hart und glatt, zieht er das Band mit in die Maschine: So entsteht Bandsalat.',
      en: 'Rubber that presses the tape against the capstan. Once hard and shiny, it draws the tape into the machine, and that makes tape salad.',
    },
    sources: [deckSource],
    words: ['bandsalat', 'verhedder', 'chewed', 'ate the tape', 'tangle'],
  },
  {
    id: 'headBlock',
    name: { de: 'Der Kopfträger', en: 'The head block' },
    text: {
      de: 'Löschkopf und Tonkopf fahren beim Drücken der Taste ans Band. Der Spalt im Tonkopf ist schmaler als ein Haar; was er berührt, magnetisiert ihn mit der Zeit, darum die Entmagnetisierdrossel.',
      en: 'With the key the erase head and the playback head move up to the tape. The gap in the head is finer than a hair; with time it is magnetised by what it touches, hence the demagnetiser.',
    },
    sources: [deckSource, degaussSource],
    sound: 'head',
    words: ['tonkopf', 'rausch', 'entmagnet', 'hiss', 'tape head', 'demagnet'],
  },
  {
    id: 'motor',
    name: { de: 'Der Motor', en: 'The motor' },
    text: {
      de: 'Ein kleiner Gleichstrommotor mit Regler. Man hört ihn, bevor die Musik beginnt, und er läuft nach, wenn sie aufhört.',
      en: 'A small DC motor with a governor. One hears it before the music begins, and it runs on when the music stops.',
    },
    sources: [deckSource],
    sound: 'motor',
    words: ['motor', 'surr', 'brumm', 'hum', 'whirr'],
  },
  {
    id: 'flywheel',
    name: { de: 'Die Schwungmasse', en: 'The flywheel' },
    text: {
      de: 'Ein schweres Rad am Ende der Tonwelle. Seine Trägheit glättet, was Motor und Riemen an Unruhe bringen: Gleichlauf.',
      en: 'A heavy wheel at the end of the capstan. Its inertia smooths what motor and belt bring in unrest: steady speed.',
    },
    sources: [deckSource, wowSource],
    words: ['gleichlauf', 'flutter'],
  },
  {
    id: 'belt',
    name: { de: 'Der Riemen', en: 'The belt' },
    text: {
      de: 'Er trägt die Kraft vom Motor zur Schwungmasse und schluckt dessen Zittern. Nach zwanzig Jahren ist er ausgeleiert, und die Musik schwankt.',
      en: 'It carries the motor’s force to the flywheel and swallows its trembling. After twenty years it has stretched, and the music sways.',
    },
    sources: [deckSource, wowSource],
    words: ['riemen', 'leier', 'eiert', 'gummi', 'belt', 'wobble'],
  },
  {
    id: 'meterBoard',
    name: { de: 'Die Platine der Anzeige', en: 'The meter board' },
    text: {
      de: 'Gleichrichter und Verstärker für die Pegelanzeige. Wer aufnahm, sah hier zu: Bis ins Rote, aber nur ein wenig.',
      en: 'Rectifiers and amplifiers for the level meter. Whoever recorded watched it: into the red, but only just.',
    },
    sources: [deckSource],
    words: ['pegel', 'zeiger', 'aussteuer', 'meter', 'needle', 'level'],
  },
  {
    id: 'chassis',
    name: { de: 'Das Chassis', en: 'The chassis' },
    text: {
      de: 'Der Boden, auf dem alles verschraubt ist. Je steifer er ist, desto stiller steht das Band.',
      en: 'The floor to which everything is screwed. The stiffer it is, the quieter the tape.',
    },
    sources: [deckSource],
  },
]
