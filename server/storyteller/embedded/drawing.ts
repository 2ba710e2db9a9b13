import { fileURLToPath } from 'node:url'
import { createOwnProcess } from '#server/jobs/ownProcess.ts'
import type { OwnProcess } from '#server/jobs/ownProcess.ts'
import type { Drawing } from './drawingProcess.ts'

/** Stories mostly come in batches, so the process waits for the next one; starting it holds up the server's thread. */
const idleMs = 30_000
/** A picture takes about a second; where visitors leave the processor no time, minutes. */
const timeoutMs = 300_000

/** Drawing and printing in a process of its own. */
export function createDrawing(): OwnProcess<Drawing> {
  const program = fileURLToPath(new URL('./drawingProcess.ts', import.meta.url))
  return createOwnProcess({ program, name: 'The illustrator', idleMs, timeoutMs })
}
