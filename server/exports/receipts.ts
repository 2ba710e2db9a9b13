import { createHash, randomInt } from 'node:crypto'
import type { ErasureReceipt } from '#contract/person.ts'

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

type Erasure = Omit<ErasureReceipt, 'receipt' | 'checksum' | 'text'>

/** Says what was erased, with a number to ask for it by and a checksum that shows a change of it. */
export function receiptOf(erasure: Erasure): ErasureReceipt {
  const { at, by, memories, stories, avatars, recordings } = erasure
  const receipt = `NK-${code()}-${code()}`
  const text = [
    `Nachklang, ${receipt}`,
    `${at}: erased for good. Memories: ${memories}, stories: ${stories}, avatars: ${avatars}, with recordings: ${recordings}.`,
    'The email address they were found by is not kept.',
    `Erased by ${by}.`,
  ].join('\n')
  return { ...erasure, receipt, checksum: createHash('sha256').update(text).digest('hex'), text }
}

function code(): string {
  return Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
}
