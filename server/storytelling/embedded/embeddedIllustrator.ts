import type { Illustrator, MediaBytes } from '../ports.ts'
import { portraitPicture } from './pictures/portraitPicture.ts'
import { portraitWords } from './pictures/portraitWords.ts'
import { storyPicture } from './pictures/storyPicture.ts'

/** Draws with shapes, at once and the same every time; needs nothing from outside. */
export function createEmbeddedIllustrator(): Illustrator {
  return {
    illustrateStory: async (order) => svgBytes(storyPicture(order)),
    portray: async (answers, seed) => ({
      picture: svgBytes(portraitPicture(answers, seed)),
      description: portraitWords(answers, seed),
    }),
  }
}

function svgBytes(svg: string): MediaBytes {
  return { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' }
}
