import * as messages from '#content/messages.ts'
import type { Language } from '#contract/common.ts'
import { ApiError } from '#api/ApiError.ts'

const reasons = { network: messages.network, malformed: messages.malformed } as const

/** Why no readable answer came, in a sentence. */
export function reasonWords(error: unknown, language: Language): string {
  if (error instanceof ApiError) return reasons[error.code][language]
  return error instanceof Error ? error.message : String(error)
}
