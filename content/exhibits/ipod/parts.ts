import type { Parts } from '../parts.ts'

const makingSource = 'theymadethat.com; jablickar.cz: how the first player was made'
const wheelSource = 'US patent 7710394; Digital Home Thoughts, 2004: from turning wheel to touch ring'
const bufferSource = 'bondiblue.netlify.app: 32 MB of memory so that the disk could rest'
const diskSource = 'Wikipedia: 1.8-inch hard disk drives; Wikipedia: Head crash'

export const playerParts: Parts<
  'front' | 'wheel' | 'electrodes' | 'display' | 'board' | 'battery' | 'disk' | 'platter' | 'back'
> = [
  {
    id: 'front',
    name: { de: 'Die Vorderseite', en: 'The front' },
    text: {
      de: 'Zwei Schichten Kunststoff, weiss und darüber klar. Keine Schraube: Sie schnappt ein, und wer sie öffnete, brauchte ein Plektrum und Geduld.',
      en: 'Two layers of plastic, white and clear above it. Not one screw: it snaps shut, and whoever opened it needed a plectrum and patience.',
    },
    sources: [makingSource],
    words: ['weiss', 'plektrum', 'white', 'snapped'],
  },
  {
    id: 'wheel',
    name: { de: 'Das Rad', en: 'The wheel' },
    text: {
      de: 'Beim ersten Modell drehte es sich, später blieb es stehen und fühlte den Daumen. Je schneller man kreiste, desto weiter sprang die Liste.',
      en: 'On the first model it turned, later it stood still and felt the thumb. The faster one circled, the further the list jumped.',
    },
    sources: [wheelSource],
    words: ['rad', 'daumen', 'dreh', 'wheel', 'thumb', 'scroll'],
  },
  {
    id: 'electrodes',
    name: { de: 'Die Elektroden', en: 'The electrodes' },
    text: {
      de: 'Kupferfelder unter dem Rad. Ein Finger ändert ihre Kapazität; aus der Reihenfolge der Felder wird eine Drehung. Mit Handschuhen blieb das Rad stumm.',
      en: 'Fields of copper below the wheel. A finger changes their capacitance, and the order of the fields becomes a turn. With gloves on the wheel stayed mute.',
    },
    sources: [wheelSource],
    words: ['handschuh', 'glove', 'sensor'],
  },
  {
    id: 'display',
    name: { de: 'Die Anzeige', en: 'The display' },
    text: {
      de: 'Flüssigkristall mit weissem Licht dahinter, zwei Zoll. Unter der Decke war sie die einzige Lampe im Zimmer.',
      en: 'Liquid crystal with a white light behind it, two inches. Under the covers it was the only lamp in the room.',
    },
    sources: [makingSource],
    words: ['bildschirm', 'anzeige', 'display', 'screen', 'backlight'],
  },
  {
    id: 'battery',
    name: { de: 'Der Akku', en: 'The battery' },
    text: {
      de: 'Lithium-Ionen oder -Polymer, eingeklebt. Zehn Stunden am ersten Tag, nach einigen Jahren noch der Weg zur Arbeit.',
      en: 'Lithium, glued in. Ten hours on the first day, and after some years just the way to work.',
    },
    sources: [makingSource],
    words: ['akku', 'batterie', 'lade', 'battery', 'charge'],
  },
  {
    id: 'disk',
    name: { de: 'Die Festplatte', en: 'The hard disk' },
    text: {
      de: '1,8 Zoll, kaum grösser als eine Streichholzschachtel. Man legte das Ohr an den Rücken und hörte sie anlaufen; manche klopften darauf, wenn sie hing.',
      en: '1.8 inches, hardly larger than a matchbox. One laid an ear to the back and heard it start; some knocked on it when it stuck.',
    },
    sources: [makingSource, diskSource],
    sound: 'disk',
    words: ['festplatte', 'klick', 'ratter', 'hard drive', 'hard disk', 'clicking'],
  },
  {
    id: 'platter',
    name: { de: 'Die Scheibe', en: 'The platter' },
    text: {
      de: 'Glas oder Aluminium, spiegelglatt, rund 4200 Umdrehungen in der Minute. Der Kopf schwebt darüber, ohne sie zu berühren; nach einem Sturz tat er es manchmal doch.',
      en: 'Glass or aluminium, smooth as a mirror, about 4,200 turns a minute. The head floats above without touching it; after a fall it sometimes did.',
    },
    sources: [diskSource],
    sound: 'disk',
    words: ['fallen gelassen', 'heruntergefallen', 'gestürzt', 'dropped'],
  },
  {
    id: 'board',
    name: { de: 'Die Platine', en: 'The board' },
    text: {
      de: 'Ein Prozessor, ein Wandler und ein Speicher von 32 Megabyte: Er las einige Lieder im Voraus, damit die Platte schlafen durfte.',
      en: 'A processor, a converter, and a memory of 32 megabytes: it read some songs ahead so that the disk could sleep.',
    },
    sources: [bufferSource],
    words: ['synchron', 'sync', 'abstürz', 'froze', 'crash'],
  },
  {
    id: 'back',
    name: { de: 'Der Rücken', en: 'The back' },
    text: {
      de: 'Polierter Stahl. Am ersten Tag ein Spiegel, nach einer Woche in der Hosentasche eine Landkarte aus Kratzern.',
      en: 'Polished steel. On the first day a mirror, after a week in a pocket a map of scratches.',
    },
    sources: [makingSource],
    words: ['kratzer', 'zerkratz', 'gravur', 'scratch', 'engrav'],
  },
]
