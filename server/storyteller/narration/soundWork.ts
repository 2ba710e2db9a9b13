import { fileURLToPath } from 'node:url'
import { createOwnProcess } from '#server/jobs/ownProcess.ts'
import type { OwnProcess } from '#server/jobs/ownProcess.ts'
import type { soundJobs } from './soundJobs.ts'

/**
 * Narrations come in every language, and staff make one device's after the other, so the process waits for the next
 * one: starting it takes longer on the server's thread than all else that a narration does there.
 */
const idleMs = 30_000
/** A narration takes some seconds; a process that is silent for this long never answers. */
const timeoutMs = 300_000

export type SoundWork = OwnProcess<typeof soundJobs>

/** Narrations are written, spoken and mixed, and recordings read, in a process of its own. */
export const createSoundWork = (): SoundWork =>
  createOwnProcess({
    program: fileURLToPath(new URL('./soundProcess.ts', import.meta.url)),
    name: 'The narrator',
    idleMs,
    timeoutMs,
  })
