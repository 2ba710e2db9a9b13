import * as messages from '#content/messages.ts'
import type { Language } from '#contract/common.ts'
import { ApiError } from '#api/ApiError.ts'
import { fill } from '#lib/text/fill.ts'
import type { Failure } from '#lib/outbox/submission.ts'

const catalogue = {
  text: { refused: messages.serverErrorOnText, lost: messages.textFailed },
  voice: { refused: messages.serverErrorOnAudio, lost: messages.audioFailed },
} as const

const reasons = { network: messages.network, malformed: messages.malformed } as const

/** The message for a failed submission (SHARE-03, ADMIN-07): the server's own where there is one. */
export function failureWords(what: 'text' | 'voice', failure: Failure, language: Language): string {
  const words = catalogue[what]
  if (failure.kind === 'refused') return failure.report.message || words.refused[language]
  return fill(words.lost[language], { reason: reasonWords(failure.error, language) })
}

/** Why no readable answer came, in a sentence. */
export function reasonWords(error: unknown, language: Language): string {
  if (error instanceof ApiError) return reasons[error.code][language]
  return error instanceof Error ? error.message : String(error)
}
