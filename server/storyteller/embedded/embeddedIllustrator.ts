import { fileURLToPath } from 'node:url'
import type { Illustrator } from '#server/storyteller/ports.ts'
import { avatarDescription } from './drawing/avatarDescription.ts'
import { createOwnProcess } from '#server/jobs/ownProcess.ts'
import type { OwnProcess } from '#server/jobs/ownProcess.ts'
import type { Drawing } from './drawingProcess.ts'

export interface EmbeddedIllustrator extends Illustrator {
  /** Ends the present drawing; its promise rejects. */
  close(): Promise<void>
}

const type = 'image/webp'

/** Draws without key or network; equal orders give equal pictures. */
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

/** ms that the process waits for the next story of a batch, since a start blocks the server's thread. */
const idleMs = 30_000
/** ms. A picture takes about a second; on a busy machine minutes. */
const timeoutMs = 300_000

export function createDrawing(): OwnProcess<Drawing> {
  const program = fileURLToPath(new URL('./drawingProcess.ts', import.meta.url))
  return createOwnProcess({ program, name: 'The illustrator', idleMs, timeoutMs })
}
