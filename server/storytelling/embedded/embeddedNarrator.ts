import { fileURLToPath } from 'node:url'
import { createOwnProcess } from '../ownProcess.ts'
import type { Narrator, WrittenNarration } from '../ports.ts'
import type { NarrationJob } from './speakNarration.ts'

/**
 * Narrations come in every language, and staff make one device's after the other, so the process waits for the next
 * one: starting it takes longer on the server's thread than all else that a narration does there.
 */
const idleMs = 30_000
/** A narration takes a few seconds; a process that is silent for this long never answers. */
const timeoutMs = 300_000

export interface EmbeddedNarrator extends Narrator {
  /** Ends what is being spoken; its promise rejects. */
  close(): Promise<void>
}

/** Narrations are written and spoken in a process of its own: thousands of stories are looked through for a quotation. */
export function createEmbeddedNarrator(): EmbeddedNarrator {
  const program = fileURLToPath(new URL('./narratorProcess.ts', import.meta.url))
  const speech = createOwnProcess<NarrationJob, WrittenNarration>({
    program,
    name: 'The narrator',
    idleMs,
    timeoutMs,
  })
  return {
    narrate: (order) => speech.run({ narrate: order }),
    read: (order) => speech.run({ read: order }),
    close: speech.close,
  }
}
