import type { Story } from '#contract/story.ts'
import type { MachineKey } from '#scenes/answeringMachine/layout.ts'

/** Messages on the tape, the newest ones. More blinks could not be counted. */
const tapeHolds = 9

/** The greeting, or a message by its story's id; null before the first press. */
export type Played = 'greeting' | number | null

/** The messages, newest first; none until the stories have loaded. */
export const messagesOf = (stories: readonly Story[] | null): readonly Story[] =>
  stories?.slice(0, tapeHolds) ?? []

/** What play plays next: the greeting, each message, then from the start. A withdrawn message counts as the end. */
export function nextOf(played: Played, ids: readonly number[]): 'greeting' | number {
  const order = ['greeting', ...ids] as const
  return order[played === null ? 0 : (order.indexOf(played) + 1) % order.length] ?? 'greeting'
}

/** What is played after a key of the machine. Rewinding stops before the first message. */
export function afterKey(key: MachineKey, played: Played, ids: readonly number[]): Played {
  if (key === 'greeting') return 'greeting'
  if (key === 'next') return nextOf(played ?? 'greeting', ids)
  return key === 'rewind' ? null : played
}
