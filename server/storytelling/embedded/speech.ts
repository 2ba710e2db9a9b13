import { fileURLToPath } from 'node:url'
import { createOwnProcess } from '../ownProcess.ts'
import type { OwnProcess } from '../ownProcess.ts'
import type { SpeechJob, SpeechResult } from './speechJob.ts'

export type Speech = OwnProcess<SpeechJob, SpeechResult>

/**
 * Narrations come in every language, one after the other, so the process waits a little for the next one: starting it
 * takes longer on the server's thread than all else that a narration does there.
 */
const idleMs = 5_000
/** A narration takes a few seconds; a process that is silent for this long never answers. */
const patienceMs = 300_000

/** Speech in a process of its own. */
export function createSpeech(): Speech {
  const program = fileURLToPath(new URL('./speechProcess.ts', import.meta.url))
  return createOwnProcess({ program, name: 'The synthesizer', idleMs, patienceMs })
}
