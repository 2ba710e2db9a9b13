import type { DeckKey } from '#lib/tape/deck.ts'
import type { DeckMachine, DeckStep } from './deckTransport.ts'
import { goOn, haltIfRunning, isRunning, only, positionAt, start, within } from './deckMoves.ts'
import { deckTimes } from './winding.ts'

/** What a key does, DECK-01 to DECK-03. */
export function press(state: DeckMachine, key: DeckKey): DeckStep {
  if (!state.hasTape) return only(state)
  if (!state.isReady) return pressBeforeReady(state, key)
  switch (key) {
    case 'play':
      return pressPlay(state)
    case 'pause':
      return rest(state, 'pause')
    case 'eject':
      return rest(state, 'stop')
    case 'rewind':
      return wind(state, 'rewinding', -deckTimes.stepSeconds)
    case 'fastForward':
      return wind(state, 'fastForwarding', deckTimes.stepSeconds)
    case 'fullRewind':
      if (state.winding?.kind === 'full') return goOn(stopFullRewind(state))
      return windFully(state)
  }
}

/** Nothing turns yet; what is wanted is remembered. A tape that broke is tried again at once. */
function pressBeforeReady(state: DeckMachine, key: DeckKey): DeckStep {
  if (key === 'play') {
    if (state.trouble === null) return only({ ...state, isPlayWanted: true, isPauseLatched: false })
    return {
      state: { ...state, mode: 'loading', trouble: null, isPlayWanted: true, retryAtMs: null },
      commands: [{ type: 'open', at: state.position }],
    }
  }
  if (key === 'pause' || key === 'eject') return only({ ...state, isPlayWanted: false })
  return only(state)
}

function pressPlay(state: DeckMachine): DeckStep {
  if (state.winding?.kind === 'full') return start(stopFullRewind(state))
  if (state.winding !== null) return only({ ...state, isPlayWanted: true, isPauseLatched: false })
  return isRunning(state) ? only(state) : start(state)
}

/** Pause, or the stop that comes with the opening of the door. */
function rest(state: DeckMachine, ramp: 'pause' | 'stop'): DeckStep {
  const isPauseLatched = ramp === 'pause' && state.mode !== 'ended'
  const calm = { ...state, isPlayWanted: false, isBlocked: false, isPauseLatched }
  if (state.winding?.kind === 'full') return goOn(stopFullRewind(calm))
  // Five seconds are nearly there: they arrive, and the tape stays there.
  if (state.winding !== null) return only(calm)
  if (!isRunning(state)) return only(calm)
  return { state: { ...calm, mode: 'paused', starvedAtMs: null }, commands: [{ type: 'halt', ramp }] }
}

/** Five seconds from where the tape stands or was going to, held within it. */
function wind(state: DeckMachine, mode: 'rewinding' | 'fastForwarding', by: number): DeckStep {
  const from = within(positionAt(state, state.seenMs), state.duration)
  const base = state.winding?.kind === 'step' ? state.winding.to : from
  return {
    state: {
      ...state,
      mode,
      position: from,
      isBlocked: false,
      isPlayWanted: state.isPlayWanted && !state.isBlocked,
      isPauseLatched: false,
      starvedAtMs: null,
      winding: {
        kind: 'step',
        from,
        to: within(base + by, state.duration),
        startMs: state.clockMs,
        dueMs: state.clockMs + deckTimes.seek,
      },
    },
    commands: haltIfRunning(state),
  }
}

function windFully(state: DeckMachine): DeckStep {
  const from = within(positionAt(state, state.seenMs), state.duration)
  return {
    state: {
      ...state,
      mode: 'fullRewinding',
      position: from,
      isBlocked: false,
      isPlayWanted: state.isPlayWanted && !state.isBlocked,
      isPauseLatched: false,
      starvedAtMs: null,
      winding: {
        kind: 'full',
        from,
        startMs: state.clockMs,
        nextStepMs: state.clockMs + deckTimes.fullStep,
      },
    },
    commands: haltIfRunning(state),
  }
}

/** The tape stays where its reels came to, between two steps as well. */
function stopFullRewind(state: DeckMachine): DeckMachine {
  return { ...state, position: within(positionAt(state, state.seenMs), state.duration), winding: null }
}
