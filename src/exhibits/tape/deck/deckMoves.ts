import type { DeckCommand, DeckMachine, DeckStep } from './deckTransport.ts'
import { windingPosition } from './winding.ts'

/** Closer to the end than this counts as the end: playing on from there would end before it was heard. */
const endZone = 0.05

/** Seconds where the tape stands at `atMs`, animations included; playing, where the media last was. */
export function positionAt(state: DeckMachine, atMs: number): number {
  if (state.winding === null) return state.position
  const sinceMs = Math.max(0, atMs - state.seenMs)
  return windingPosition(state.winding, state.clockMs + sinceMs)
}

/** The tape has come to where it was wound to. */
export function arrive(state: DeckMachine, position: number): DeckStep {
  const stands = { ...state, position, winding: null }
  if (isAtEnd(position, state.duration) && position > 0) return end(stands)
  if (state.isPlayWanted) return start(stands)
  return { state: { ...stands, mode: 'paused' }, commands: [{ type: 'place', at: position }] }
}

export function end(state: DeckMachine): DeckStep {
  return {
    state: {
      ...state,
      mode: 'ended',
      position: state.duration,
      isPlayWanted: false,
      isBlocked: false,
      starvedAtMs: null,
    },
    commands: [{ type: 'place', at: state.duration }],
  }
}

export function start(state: DeckMachine): DeckStep {
  const at = isAtEnd(state.position, state.duration) ? 0 : state.position
  return {
    state: {
      ...state,
      mode: 'playing',
      position: at,
      isPlayWanted: true,
      isPauseLatched: false,
      isBlocked: false,
      trouble: null,
      winding: null,
      starvedAtMs: null,
    },
    commands: [{ type: 'start', at }],
  }
}

/** What the deck does once winding was broken off. */
export function goOn(state: DeckMachine): DeckStep {
  if (state.isPlayWanted) return start(state)
  return { state: { ...state, mode: 'paused' }, commands: [{ type: 'place', at: state.position }] }
}

/** Sound is running or held up for lack of data: the media plays. */
export const isRunning = ({ mode, isReady }: DeckMachine) =>
  mode === 'playing' || (mode === 'loading' && isReady)

export const haltIfRunning = (state: DeckMachine): readonly DeckCommand[] =>
  isRunning(state) ? [{ type: 'halt', ramp: 'stop' }] : []

export const isAtEnd = (position: number, duration: number) => duration > 0 && position >= duration - endZone

export const within = (position: number, duration: number) =>
  Math.min(Math.max(0, position), duration > 0 ? duration : Number.MAX_VALUE)

export const known = (duration: number) => (Number.isFinite(duration) && duration > 0 ? duration : null)

export const only = (state: DeckMachine): DeckStep => ({ state, commands: [] })
