import type { GroupMessage } from '#contract/kioskGroup.ts'

/**
 * A message of the group; null for anything else. By hand: schemas of unions would weigh on every page of visitors.
 * @param speaker which other screen the server says it comes from, null for this one. It stands before the names that
 *   the message brings, so that no screen can speak as a page of another.
 */
export function readMessage(data: unknown, speaker: string | null = null): GroupMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, page: pageName, claim, storyId, from }: Record<string, unknown> = { ...data }
  if (typeof pageName !== 'string') return null
  const fieldName = (name: string) => (speaker === null ? name : `${speaker}/${name}`)
  const page = fieldName(pageName)
  if ((kind === 'speaks' || kind === 'silent') && typeof claim === 'string')
    return { kind, page, claim: fieldName(claim) }
  if (typeof storyId !== 'number') return null
  if (kind === 'transfer' && from === 'tape') return { kind, page, storyId, from }
  return kind === 'taken' ? { kind, page, storyId } : null
}
