import type { DeckKey, DeckState } from '#lib/tape/deck.ts'
import { type DeckMachine, emptyDeck } from './deckMachine.ts'

/** A deck without a tape; DECK-05. */
export const restingDeck: DeckState = {
  ...shownOf(emptyDeck, 0),
  volume: 0.7,
  isExaggerated: false,
  meter: null,
  keysDown: new Set(['power']),
  isWaitingForTouch: false,
}

/** @param position of the tape now, seconds */
export function shownOf(
  { mode, isPlayWanted, failure, duration, ...machine }: DeckMachine,
  position: number,
) {
  // A full rewind is shown in its steps. The small addition absorbs rounding below a whole second.
  const second = Math.floor((mode === 'fullRewinding' ? machine.position : position) + 1e-6)
  return { mode, isPlayWanted, failure, duration, second }
}

/** Keys held by a finger or latched by the mechanism. Returns `before` where nothing changed. */
export function keysDown(
  machine: DeckMachine,
  held: ReadonlySet<DeckKey>,
  before: ReadonlySet<DeckKey>,
): ReadonlySet<DeckKey> {
  const keys = new Set([...held, ...latchedKeys(machine)])
  return keys.size === before.size && [...before].every((key) => keys.has(key)) ? before : keys
}

/** Play stays down under a pause and during a 5 s seek. */
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
