import type { Bilingual } from '../bilingual.ts'

const en = {
  /** Before it is sent. */
  promise: {
    nothing:
      'Your story will stand in the exhibition without your name: at once, or as soon as the museum has read or heard it.',
    reading:
      'The museum reads or hears your story first. Then it will stand in the exhibition, without your name.',
    device:
      'The museum opens a place for a new device first. Then your story will stand in the exhibition, without your name.',
    both: 'The museum reads or hears your story first, and opens a place for a new device. Then it will stand in the exhibition, without your name.',
  },
  /** Once it has arrived. */
  awaits: {
    reading:
      'Your story is safe with us. The museum reads or hears it first; then it will stand in the exhibition.',
    device:
      'You have brought us a new device. Your story is safe with us and will stand in the exhibition as soon as the museum has opened a place for it.',
    both: 'You have brought us a new device. Your story is safe with us and will stand in the exhibition as soon as the museum has read or heard it and opened a place for it.',
  },
}

const de: typeof en = {
  promise: {
    nothing:
      'Deine Geschichte steht ohne deinen Namen in der Ausstellung: sofort oder sobald das Museum sie gelesen oder gehört hat.',
    reading:
      'Das Museum liest oder hört deine Geschichte zuerst. Dann steht sie in der Ausstellung, ohne deinen Namen.',
    device:
      'Das Museum richtet zuerst einen Platz für ein neues Gerät ein. Dann steht deine Geschichte in der Ausstellung, ohne deinen Namen.',
    both: 'Das Museum liest oder hört deine Geschichte zuerst und richtet einen Platz für ein neues Gerät ein. Dann steht sie in der Ausstellung, ohne deinen Namen.',
  },
  awaits: {
    reading:
      'Deine Geschichte ist gut aufgehoben. Das Museum liest oder hört sie zuerst; dann steht sie in der Ausstellung.',
    device:
      'Du hast uns ein neues Gerät gebracht. Deine Geschichte ist gut aufgehoben und steht in der Ausstellung, sobald das Museum einen Platz dafür eingerichtet hat.',
    both: 'Du hast uns ein neues Gerät gebracht. Deine Geschichte ist gut aufgehoben und steht in der Ausstellung, sobald das Museum sie gelesen oder gehört und einen Platz dafür eingerichtet hat.',
  },
}

/** When visitors will see a story, by what it awaits (`Awaits`). */
export const whenShown: Bilingual<typeof en> = { en, de }
