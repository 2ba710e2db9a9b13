import type { Story } from '#contract/story.ts'
import type { MachineKey } from '#scenes/answeringMachine/layout.ts'

/** Messages that the tape holds: the newest ones. A lamp that blinks more often is not counted by anybody. */
const tapeHolds = 9

/** What is played: the greeting, or a message by its story's id; null before the first press. */
export type Played = 'greeting' | number | null

/** The messages on the tape, newest first; none while the stories have not come. */
export const messagesOf = (stories: readonly Story[] | null): readonly Story[] =>
  stories?.slice(0, tapeHolds) ?? []

/** What the key plays next: the greeting, then message after message, then from the start. A message that is gone counts as the end. */
export function nextOf(played: Played, ids: readonly number[]): 'greeting' | number {
  const order = ['greeting', ...ids] as const
  return order[played === null ? 0 : (order.indexOf(played) + 1) % order.length] ?? 'greeting'
}

/** What is played after a key of the machine. Rewound, the tape stands before its first message. */
export function afterKey(key: MachineKey, played: Played, ids: readonly number[]): Played {
  if (key === 'greeting') return 'greeting'
  if (key === 'next') return nextOf(played ?? 'greeting', ids)
  return key === 'rewind' ? null : played
}
