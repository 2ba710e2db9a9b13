import type { Illustrator } from '#server/storyteller/ports.ts'
import { avatarDescription } from './drawing/avatarDescription.ts'
import { createDrawing } from './drawing.ts'

export interface EmbeddedIllustrator extends Illustrator {
  /** Ends what is being drawn; its promise rejects. */
  close(): Promise<void>
}

const type = 'image/webp'

/** Draws and prints by itself: no key, no network, the same picture from the same order. */
export function createEmbeddedIllustrator(): EmbeddedIllustrator {
  const drawing = createDrawing()
  return {
    illustrateStory: async (story) => ({ bytes: (await drawing.run('story', story)).bytes, type }),
    portray: async (answers) => ({
      picture: { bytes: (await drawing.run('avatar', answers)).bytes, type },
      description: avatarDescription(answers),
    }),
    close: () => drawing.close(),
  }
}
