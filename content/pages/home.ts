import type { Bilingual } from '../bilingual.ts'

interface HomeWords {
  readonly kicker: string
  readonly lead: string
  readonly explore: string
  readonly share: string
  readonly exhibits: string
  /** Alternative text of the drawing. */
  readonly picture: string
  readonly credit: string
  readonly soundEnds: string
  readonly roomStill: string
}

export const home: Bilingual<HomeWords> = {
  en: {
    kicker: 'An exhibition on devices and memory',
    lead: 'A cassette, a music player, a voice on the shelf, a blue computer. The devices have gone quiet. What they left in us has not.',
    explore: 'Read and hear the memories',
    share: 'Tell your own',
    exhibits: 'Plan of the rooms',
    picture:
      'Drawing: upright strokes like the track of a spoken word. A red line marks where the word ends; behind it the strokes grow shorter and shorter until only dots are left.',
    credit: 'A spoken word, and the room after it. Drawing: Nachklang, 2026.',
    soundEnds: 'the sound ends',
    roomStill: 'what stays',
  },
  de: {
    kicker: 'Eine Ausstellung über Geräte und Erinnerung',
    lead: 'Eine Kassette, ein Musikspieler, eine Stimme im Regal, ein blauer Computer. Die Geräte sind verstummt. Was sie in uns hinterlassen haben, nicht.',
    explore: 'Erinnerungen lesen und hören',
    share: 'Die eigene erzählen',
    exhibits: 'Plan der Räume',
    picture:
      'Zeichnung: senkrechte Striche wie die Spur eines gesprochenen Wortes. Eine rote Linie zeigt, wo das Wort endet; dahinter werden die Striche kürzer und kürzer, bis nur noch Punkte bleiben.',
    credit: 'Ein gesprochenes Wort und der Raum danach. Zeichnung: Nachklang, 2026.',
    soundEnds: 'der Ton endet',
    roomStill: 'was bleibt',
  },
}
