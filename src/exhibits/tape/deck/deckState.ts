import type { DeckKey, DeckState } from '#lib/tape/deck.ts'
import { type DeckMachine, emptyDeck } from './deckMachine.ts'

/** What a page shows of a deck without a tape; DECK-05. */
export const restingDeck: DeckState = {
  ...shownOf(emptyDeck, 0),
  volume: 0.7,
  isExaggerated: false,
  meter: null,
  keysDown: new Set(['power']),
  isWaitingForTouch: false,
}

/** @param position seconds, where the tape is by now */
export function shownOf(
  { mode, isPlayWanted, failure, duration, ...machine }: DeckMachine,
  position: number,
) {
  // A full rewind is shown in its steps. What is a whole second but for rounding is that second.
  const second = Math.floor((mode === 'fullRewinding' ? machine.position : position) + 1e-6)
  return { mode, isPlayWanted, failure, duration, second }
}

/** The keys that are down: held by a hand, or by the mechanism. As before they are the same set: who watches keys alone is not woken. */
export function keysDown(
  machine: DeckMachine,
  held: ReadonlySet<DeckKey>,
  before: ReadonlySet<DeckKey>,
): ReadonlySet<DeckKey> {
  const keys = new Set([...held, ...latchedKeys(machine)])
  return keys.size === before.size && [...before].every((key) => keys.has(key)) ? before : keys
}

/** Play stays down under a pause and during the five seconds of a seek. */
function latchedKeys({ mode, isPlayWanted, isPauseLatched, isOn }: DeckMachine): readonly DeckKey[] {
  const keys: DeckKey[] = []
  if (mode === 'rewinding') keys.push('rewind')
  if (mode === 'fastForwarding') keys.push('fastForward')
  if (mode === 'fullRewinding') keys.push('fullRewind')
  if (isPlayWanted && mode !== 'fullRewinding') keys.push('play')
  if (isPauseLatched) keys.push('pause')
  if (isOn) keys.push('power')
  return keys
}
