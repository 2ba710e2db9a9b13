import * as z from 'zod/mini'
import { GroupMessage } from '#contract/kioskGroup.ts'

/**
 * A message of the group; null for anything else.
 * @param speaker which other kiosk the server says it comes from, null for this one. It stands before the names that
 *   the message brings, so that no kiosk can speak as a page of another.
 */
export function readMessage(data: unknown, speaker: string | null = null): GroupMessage | null {
  const { data: message } = z.safeParse(GroupMessage, data)
  if (message === undefined) return null
  if (speaker === null) return message
  const page = `${speaker}/${message.page}`
  return 'claim' in message
    ? { ...message, page, claim: `${speaker}/${message.claim}` }
    : { ...message, page }
}
