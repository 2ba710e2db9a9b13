import { createEmbeddedIllustrator } from './embedded/embeddedIllustrator.ts'
import { createEmbeddedNarrator } from './embedded/embeddedNarrator.ts'
import { createSpeech } from './embedded/speech.ts'
import type { Illustrator, Narrator } from './ports.ts'

export interface Storyteller {
  readonly narrator: Narrator
  readonly illustrator: Illustrator
  /** Ends a narration that is being made; its promise rejects. */
  close(): Promise<void>
}

/** The embedded storyteller: no key, no network. Idle, it holds no thread and next to no memory. */
export function createStoryteller(): Storyteller {
  const speech = createSpeech()
  return {
    narrator: createEmbeddedNarrator(speech),
    illustrator: createEmbeddedIllustrator(),
    close: () => speech.close(),
  }
}
