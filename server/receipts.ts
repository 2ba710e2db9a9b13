import { createHash, randomInt } from 'node:crypto'
import type { DeletionReceipt } from '../contract/deskHouse.ts'

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

interface Deletion {
  readonly at: string
  readonly by: string
  readonly memories: number
  readonly recordings: number
}

/** Says what was deleted, with a number to ask for it by and a checksum that shows a change of it. */
export function receiptOf({ at, by, memories, recordings }: Deletion): DeletionReceipt {
  const receipt = `NK-${code()}-${code()}`
  const text = [
    `Nachklang, ${receipt}`,
    `${at}: ${memories} memories were deleted for good, ${recordings} of them with a recording.`,
    'The email address they were found by is not kept.',
    `Deleted by ${by}.`,
  ].join('\n')
  return {
    receipt,
    at,
    by,
    memories,
    recordings,
    checksum: createHash('sha256').update(text).digest('hex'),
    text,
  }
}

function code(): string {
  return Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
}
