import type { MeterHandle } from '#lib/sound/meter.ts'
import type { DeckKey, DeckState } from '#lib/tape/deck.ts'
import { isRunning } from './deckMoves.ts'
import type { DeckMachine } from './deckTransport.ts'

/** DECK-05. */
export const initialVolume = 0.7

export interface DeckFacts {
  readonly held: ReadonlySet<DeckKey>
  readonly volume: number
  readonly isExaggerated: boolean
  readonly meter: MeterHandle | null
  /** Seconds that the time display shows, not yet whole. */
  readonly position: number
  /** The audio context waits for a touch. */
  readonly isSilentContext: boolean
}

/** What a page shows of the deck. */
export function deckStateOf(machine: DeckMachine, facts: DeckFacts): DeckState {
  return {
    mode: machine.mode,
    isPlayWanted: machine.isPlayWanted,
    trouble: machine.trouble,
    second: shownSecond(machine, facts.position),
    duration: machine.duration,
    volume: facts.volume,
    isExaggerated: facts.isExaggerated,
    meter: facts.meter,
    keysDown: new Set([...facts.held, ...latchedKeys(machine)]),
    isWaitingForTouch: machine.isBlocked || (isRunning(machine) && facts.isSilentContext),
  }
}

/** Whole seconds of the time display; a full rewind is shown in its steps. */
export function shownSecond({ mode, position }: DeckMachine, live: number): number {
  // What is a whole second but for rounding is that second.
  return Math.floor((mode === 'fullRewinding' ? position : live) + 1e-6)
}

export function isSameState(one: DeckState, other: DeckState): boolean {
  return (
    one.mode === other.mode &&
    one.second === other.second &&
    one.duration === other.duration &&
    one.volume === other.volume &&
    one.isPlayWanted === other.isPlayWanted &&
    one.isExaggerated === other.isExaggerated &&
    one.meter === other.meter &&
    one.isWaitingForTouch === other.isWaitingForTouch &&
    one.trouble === other.trouble &&
    isSameSet(one.keysDown, other.keysDown)
  )
}

/** The state after another: keys that are down as before stay the same set, so that whoever watches keys alone is not woken. */
export function following(before: DeckState, after: DeckState): DeckState {
  return isSameSet(before.keysDown, after.keysDown) ? { ...after, keysDown: before.keysDown } : after
}

function isSameSet(one: ReadonlySet<DeckKey>, other: ReadonlySet<DeckKey>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key))
}

/** The keys that the mechanism holds: play stays down under a pause and during the five seconds of a seek. */
function latchedKeys({ mode, isPlayWanted, isPauseLatched }: DeckMachine): readonly DeckKey[] {
  const keys: DeckKey[] = []
  if (mode === 'rewinding') keys.push('rewind')
  if (mode === 'fastForwarding') keys.push('fastForward')
  if (mode === 'fullRewinding') keys.push('fullRewind')
  if (isPlayWanted && mode !== 'fullRewinding') keys.push('play')
  if (isPauseLatched) keys.push('pause')
  return keys
}
