import type { Parts } from '../parts.ts'

const source = 'Wikipedia: Compact Cassette'
const tapeSource = 'Wikipedia: Cassette deck (3.81 mm, 4.76 cm a second)'

export const cassetteParts: Parts<
  'screws' | 'frontHalf' | 'liner' | 'hubs' | 'tape' | 'pad' | 'felt' | 'rollers' | 'backHalf'
> = [
  {
    id: 'screws',
    name: { de: 'Die fünf Schrauben', en: 'The five screws' },
    text: {
      de: 'Sie halten die beiden Hälften zusammen. Wer ein gerissenes Band flicken wollte, brauchte einen kleinen Schraubenzieher und eine Tasse für die Schrauben.',
      en: 'They hold the two halves together. Whoever wanted to splice a torn tape needed a small screwdriver, and a cup for the screws.',
    },
    sources: [source],
    words: ['schraube', 'schraubenzieher', 'screw'],
  },
  {
    id: 'frontHalf',
    name: { de: 'Die vordere Hälfte', en: 'The front half' },
    text: {
      de: 'Sie trägt die Etikette mit den Titeln. Zwei Laschen an der Kante entscheiden, ob noch aufgenommen werden darf: abgebrochen bleibt, was darauf ist.',
      en: 'It carries the label with the titles. Two tabs at its edge decide whether one may still record: broken off, what is there stays.',
    },
    sources: [source],
    words: ['etikette', 'beschrift', 'hülle', 'label', 'handwriting'],
  },
  {
    id: 'liner',
    name: { de: 'Die Gleitfolie', en: 'The slip sheet' },
    text: {
      de: 'Eine dünne, glatte Folie, auf der die Wickel laufen, ohne am Gehäuse zu schleifen. Fehlt sie, quietscht es.',
      en: 'A thin, slippery sheet on which the packs of tape run without rubbing on the shell. Without it they squeal.',
    },
    sources: [source],
    words: ['quietsch', 'squeak', 'squeal'],
  },
  {
    id: 'hubs',
    name: { de: 'Die beiden Naben', en: 'The two hubs' },
    text: {
      de: 'Auf sie wickelt sich das Band. Ein sechskantiger Bleistift passt genau in ihre Zähne: So wurde zurückgespult, ohne Strom zu brauchen.',
      en: 'The tape winds onto them. A six-sided pencil fits their teeth: that is how one rewound without using any power.',
    },
    sources: [source],
    words: ['bleistift', 'stift', 'spul', 'pencil', 'rewind', 'rewound'],
  },
  {
    id: 'tape',
    name: { de: 'Das Band', en: 'The tape' },
    text: {
      de: 'Polyester mit einer Schicht Eisenoxid, 3,81 Millimeter breit. Was jemand aufnahm, liegt darin als Magnetismus; wenn es sich verfing, wurde Bandsalat daraus.',
      en: 'Polyester with a coat of iron oxide, 3.81 millimetres wide. What somebody recorded lies in it as magnetism; when it caught, it became tape salad.',
    },
    sources: [source, tapeSource],
    sound: 'head',
    words: ['bandsalat', 'tape salad', 'mixtape', 'ribbon'],
  },
  {
    id: 'pad',
    name: { de: 'Die Andruckfeder', en: 'The pressure spring' },
    text: {
      de: 'Ein Streifen Bronze, der das Band an den Tonkopf drückt. Ist sie müde, klingt alles dumpf.',
      en: 'A strip of bronze that presses the tape against the head. When it is tired, everything sounds dull.',
    },
    sources: [source],
    words: ['dumpf', 'leier', 'muffled'],
  },
  {
    id: 'felt',
    name: { de: 'Der Filz', en: 'The felt' },
    text: {
      de: 'Ein Klötzchen von wenigen Millimetern auf der Feder. Es fiel gern ab, und viele haben es wieder angeklebt.',
      en: 'A little block of a few millimetres on the spring. It liked to fall off, and many have glued it back.',
    },
    sources: [source],
    words: ['filz', 'felt pad'],
  },
  {
    id: 'rollers',
    name: { de: 'Die Umlenkrollen', en: 'The guide rollers' },
    text: {
      de: 'Sie führen das Band um die Ecken zur Kante mit den Öffnungen, wo der Tonkopf wartet.',
      en: 'They lead the tape round the corners to the edge with the openings, where the head waits.',
    },
    sources: [source],
  },
  {
    id: 'backHalf',
    name: { de: 'Die hintere Hälfte', en: 'The back half' },
    text: {
      de: 'In ihr liegt alles, und auf ihr die andere Seite: Eine Kassette ist nie zu Ende, man dreht sie um.',
      en: 'Everything lies in it, and on it the other side: a cassette is never over, one turns it.',
    },
    sources: [source],
    words: ['seite b', 'umdreh', 'side b', 'turned it'],
  },
]
