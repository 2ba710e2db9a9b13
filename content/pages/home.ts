import type { Bilingual } from '../bilingual.ts'

interface HomeWords {
  readonly title: string
  readonly kicker: string
  /** Names the devices: said before the lead where all of them are shown. */
  readonly devices: string
  readonly lead: string
  readonly explore: string
  readonly share: string
  readonly exhibits: string
  /** Names the links below. */
  readonly actions: string
  /** Alternative text of the picture. */
  readonly picture: string
  readonly credit: string
}

export const home: Bilingual<HomeWords> = {
  en: {
    title: 'Nachklang',
    kicker: 'An exhibition on devices and memory',
    devices: 'A cassette, a music player, a voice on the shelf, a blue computer.',
    lead: 'The devices have gone quiet. What they left in us has not.',
    explore: 'Read and hear the memories',
    share: 'Tell your own',
    exhibits: 'Plan of the rooms',
    actions: 'Ways in',
    picture:
      'Three devices on a dark, shining table at night: near and sharp a cassette in the light of a lamp, behind it, softer, a white music player, and far back in the blue the ring of light of a speaker.',
    credit: 'From the hand to the pocket to the voice in the room. Picture: Nachklang workshop, 2026.',
  },
  de: {
    title: 'Nachklang',
    kicker: 'Eine Ausstellung über Geräte und Erinnerung',
    devices: 'Eine Kassette, ein Musikplayer, eine Stimme im Regal, ein blauer Computer.',
    lead: 'Die Geräte sind verstummt. Was sie in uns hinterlassen haben, nicht.',
    explore: 'Erinnerungen lesen und hören',
    share: 'Die eigene erzählen',
    exhibits: 'Plan der Räume',
    actions: 'Wege in die Ausstellung',
    picture:
      'Drei Geräte nachts auf einem dunklen, glänzenden Tisch: nah und scharf eine Kassette im Licht einer Lampe, dahinter, weicher, ein weisser Musikplayer, und weit hinten im Blau der Lichtring eines Lautsprechers.',
    credit: 'Von der Hand in die Tasche in den Raum. Bild: Nachklang-Werkstatt, 2026.',
  },
}

/** What a visitor reads under the title: the devices only where all of them are shown. */
export const homeLead = ({ devices, lead }: HomeWords, areDevicesWhole: boolean): string =>
  areDevicesWhole ? `${devices} ${lead}` : lead
