import type { RoomMessage } from '../../../contract/room.ts'

/** A message of the room; null for anything else. By hand: schemas of unions would weigh on every page of visitors. */
export function readMessage(data: unknown): RoomMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, page, claim, storyId, from }: Record<string, unknown> = { ...data }
  if (typeof page !== 'string') return null
  if ((kind === 'speaks' || kind === 'silent') && typeof claim === 'string') return { kind, page, claim }
  if (typeof storyId !== 'number') return null
  if (kind === 'handOver' && from === 'tape') return { kind, page, storyId, from }
  return kind === 'taken' ? { kind, page, storyId } : null
}
