import { press } from './deckKeys.ts'
import {
  arrive,
  end,
  goOn,
  haltIfRunning,
  isAtEnd,
  isRunning,
  known,
  only,
  positionAt,
  start,
  within,
} from './deckMoves.ts'
import {
  type DeckCommand,
  type DeckEvent,
  type DeckMachine,
  type DeckStep,
  emptyDeck,
} from './deckTransport.ts'
import { deckTimes } from './winding.ts'

/** The next state of the deck, and what its media has to do, in that order. */
export function stepDeck(before: DeckMachine, event: DeckEvent): DeckStep {
  const now = passTime(before, event.atMs)
  const next = react(now.state, event)
  if (next.state === before) return { state: before, commands: now.commands }
  return { state: next.state, commands: [...now.commands, ...next.commands] }
}

/** When the machine wants a tick, in milliseconds after the last event it saw; null while it waits for nothing. */
export function nextWakeMs(state: DeckMachine): number | null {
  const due = nextDueMs(state)
  return due === null ? null : Math.max(0, due - state.clockMs)
}

function nextDueMs({ winding, starvedAtMs, retryAtMs }: DeckMachine): number | null {
  if (winding !== null) return winding.kind === 'full' ? winding.nextStepMs : winding.dueMs
  return starvedAtMs ?? retryAtMs
}

/**
 * Lets what was due happen. A gap far beyond any deadline means that the machine slept: then only the next thing
 * happens, so that a deck which wakes goes on instead of racing through what it missed.
 */
function passTime(before: DeckMachine, atMs: number): DeckStep {
  const elapsed = Math.max(0, atMs - before.seenMs)
  const due = nextDueMs(before)
  const slept = elapsed > deckTimes.asleep
  const passed = slept && due !== null ? Math.min(elapsed, Math.max(0, due - before.clockMs)) : elapsed
  if (elapsed === 0 && (due === null || due > before.clockMs)) return { state: before, commands: [] }
  const untilMs = before.clockMs + passed
  let state: DeckMachine = { ...before, seenMs: Math.max(before.seenMs, atMs) }
  const commands: DeckCommand[] = []
  for (let next = nextDueMs(state); next !== null && next <= untilMs; next = nextDueMs(state)) {
    const step = fallDue({ ...state, clockMs: Math.max(state.clockMs, next) })
    state = step.state
    commands.push(...step.commands)
  }
  return { state: { ...state, clockMs: untilMs }, commands }
}

/** What happens at a deadline; the state's clock stands on it. */
function fallDue(state: DeckMachine): DeckStep {
  const { winding } = state
  if (winding?.kind === 'full') {
    const position = Math.max(0, state.position - deckTimes.stepSeconds)
    if (position === 0) return arrive(state, 0)
    return only({
      ...state,
      position,
      winding: { ...winding, nextStepMs: winding.nextStepMs + deckTimes.fullStep },
    })
  }
  if (winding !== null) {
    // First the tape stands, then, a little later, it goes on.
    const isStanding = winding.dueMs > winding.startMs + deckTimes.seek
    if (isStanding || !state.isPlayWanted || isAtEnd(winding.to, state.duration))
      return arrive(state, winding.to)
    return {
      state: { ...state, winding: { ...winding, dueMs: winding.dueMs + deckTimes.resume } },
      commands: [{ type: 'place', at: winding.to }],
    }
  }
  if (state.starvedAtMs !== null) return only({ ...state, starvedAtMs: null, mode: 'loading' })
  return { state: { ...state, retryAtMs: null }, commands: [{ type: 'open', at: state.position }] }
}

function react(state: DeckMachine, event: DeckEvent): DeckStep {
  switch (event.type) {
    case 'tick':
      return only(state)
    case 'press':
      return press(state, event.key)
    case 'seek':
      return seek(state, event.to)
    case 'load':
      return {
        state: {
          ...emptyDeck,
          ...timeOf(state),
          mode: 'loading',
          hasTape: true,
          duration: known(event.duration) ?? 0,
          isPlayWanted: event.isPlayWanted,
        },
        commands: [{ type: 'open', at: 0 }],
      }
    case 'unload':
      return {
        state: { ...emptyDeck, ...timeOf(state), trouble: event.trouble },
        commands: state.hasTape ? [{ type: 'close' }] : [],
      }
    case 'measured':
      return measured(state, event.duration)
    case 'progressed':
      if (!isRunning(state) || state.position === event.position) return only(state)
      return only({ ...state, position: within(event.position, state.duration) })
    case 'rested':
      if (state.mode !== 'paused' || state.position === event.position) return only(state)
      return only({ ...state, position: within(event.position, state.duration) })
    case 'starved':
      if (state.mode !== 'playing' || state.starvedAtMs !== null) return only(state)
      return only({ ...state, starvedAtMs: state.clockMs + deckTimes.starved })
    case 'sounding':
      if (!isRunning(state)) return only(state)
      if (state.mode === 'playing' && state.starvedAtMs === null) return only(state)
      return only({ ...state, mode: 'playing', starvedAtMs: null })
    case 'finished':
      return isRunning(state) ? end(state) : only(state)
    case 'interrupted':
      return isRunning(state)
        ? only({ ...state, mode: 'paused', isPlayWanted: false, starvedAtMs: null })
        : only(state)
    case 'blocked':
      return isRunning(state)
        ? only({ ...state, mode: 'paused', isBlocked: true, starvedAtMs: null })
        : only(state)
    case 'silenced':
      if (!isRunning(state)) return only(state)
      return {
        state: { ...state, mode: 'paused', trouble: event.loss, isPlayWanted: false, starvedAtMs: null },
        commands: [{ type: 'place', at: state.position }],
      }
    case 'touched':
      return state.isBlocked ? start(state) : only(state)
    case 'broke':
      return broke(state)
    case 'lost':
      return reopen(state)
  }
}

function seek(state: DeckMachine, to: number): DeckStep {
  if (!state.isReady || Number.isNaN(to)) return only(state)
  const position = within(to, state.duration)
  const stands = { ...state, position, winding: null }
  if (state.duration > 0 && position >= state.duration) {
    const { state: ended, commands } = end(stands)
    return { state: ended, commands: [...haltIfRunning(state), ...commands] }
  }
  if (isRunning(state)) return { state: stands, commands: [{ type: 'jump', at: position }] }
  if (state.winding !== null) return goOn(stands)
  return { state: { ...stands, mode: 'paused' }, commands: [{ type: 'place', at: position }] }
}

function measured(state: DeckMachine, measure: number): DeckStep {
  if (!state.hasTape) return only(state)
  const duration = known(measure) ?? state.duration
  const isFirst = !state.isReady
  if (!isFirst && duration === state.duration) return only(state)
  if (isFirst) {
    const position = within(state.position, duration)
    const ready = { ...state, duration, isReady: true, trouble: null, retryAtMs: null, retries: 0 }
    return arrive(ready, position)
  }
  // A full rewind leaves what is beyond the end by itself.
  if (state.winding?.kind === 'full') return only({ ...state, duration })
  return only({
    ...state,
    duration,
    position: within(state.position, duration),
    winding: state.winding && {
      ...state.winding,
      from: within(state.winding.from, duration),
      to: within(state.winding.to, duration),
    },
  })
}

/** The recording cannot be had. It is tried again by itself, later each time; until then nothing plays. */
function broke(state: DeckMachine): DeckStep {
  if (!state.hasTape) return only(state)
  const position = positionAt(state, state.seenMs)
  return {
    state: {
      ...state,
      mode: 'noStory',
      trouble: 'failed',
      position,
      isReady: false,
      isPlayWanted: false,
      isPauseLatched: false,
      isBlocked: false,
      winding: null,
      starvedAtMs: null,
      retries: state.retries + 1,
      retryAtMs: state.clockMs + Math.min(deckTimes.retryMost, deckTimes.retry * 2 ** state.retries),
    },
    commands: [],
  }
}

/** Goes on from where it was as soon as the media knows its recording. */
function reopen(state: DeckMachine): DeckStep {
  if (!state.hasTape) return only(state)
  const position = positionAt(state, state.seenMs)
  return {
    state: {
      ...state,
      mode: 'loading',
      trouble: null,
      position,
      isReady: false,
      isBlocked: false,
      winding: null,
      starvedAtMs: null,
      retryAtMs: null,
    },
    commands: [{ type: 'open', at: position }],
  }
}

const timeOf = ({ clockMs, seenMs }: DeckMachine) => ({ clockMs, seenMs })
