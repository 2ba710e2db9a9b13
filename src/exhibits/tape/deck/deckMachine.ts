import type { SoundLoss } from '#lib/sound/playback.ts'
import type { DeckKey, DeckMode, DeckFailure } from '#lib/tape/deck.ts'
import { deckTimes, type Winding, windingPosition } from './winding.ts'

/** Commands to the transport. Positions in seconds into the recording. */
export type DeckCommand =
  /** Load the recording, ready at `at`. */
  | { readonly type: 'open'; readonly at: number }
  | { readonly type: 'close' }
  | { readonly type: 'start'; readonly at: number }
  /** Ramp down as this key does. */
  | { readonly type: 'halt'; readonly ramp: 'stop' | 'pause' }
  /** Go to another position, silent. */
  | { readonly type: 'place'; readonly at: number }
  /** Play on from another position. */
  | { readonly type: 'jump'; readonly at: number }

/** `atMs`: time of the event by the driver's clock, which may stop or jump ahead but never runs back. */
export type DeckEvent = { readonly atMs: number } & (
  | { readonly type: 'tick' }
  | { readonly type: 'press'; readonly key: DeckKey }
  /** The slider: at once, without the animation of a key. */
  | { readonly type: 'seek'; readonly to: number }
  /** A tape is inserted. `duration`: as measured by the server, 0 where unknown. */
  | { readonly type: 'load'; readonly duration: number; readonly isPlayWanted: boolean }
  /** There is no tape, and why. */
  | { readonly type: 'unload'; readonly failure: DeckFailure | null }
  /** The media has metadata; a length that is not finite is ignored. */
  | { readonly type: 'measured'; readonly duration: number }
  /** Position of the media, playing or ramping down. */
  | { readonly type: 'progressed'; readonly position: number }
  | { readonly type: 'starved' }
  | { readonly type: 'sounding' }
  | { readonly type: 'finished' }
  /** Paused from elsewhere: a headset's button or the system. */
  | { readonly type: 'interrupted' }
  /** The browser requires a gesture before it plays. */
  | { readonly type: 'blocked' }
  | { readonly type: 'touched' }
  /** The browser gives no sound. */
  | { readonly type: 'silenced'; readonly loss: SoundLoss }
  | { readonly type: 'broke' }
  /** The media element was replaced and has to load the recording again. */
  | { readonly type: 'lost' }
)

/** State of the deck and its tape. */
export interface DeckMachine {
  readonly mode: DeckMode
  /** Seconds. While winding: where that began; use `positionAt`. During a full rewind: the last whole step. */
  readonly position: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  readonly hasTape: boolean
  /** The media has metadata. */
  readonly isReady: boolean
  /** Plays, or will as soon as possible. */
  readonly isPlayWanted: boolean
  readonly isPauseLatched: boolean
  readonly isOn: boolean
  readonly isBlocked: boolean
  readonly failure: DeckFailure | null
  readonly winding: Winding | null
  /** When missing data becomes 'loading', and when a failed recording is tried again, on `clockMs`. */
  readonly starvedAtMs: number | null
  readonly retryAtMs: number | null
  readonly retries: number
  /** The machine's own time: the driver's without time spent asleep. */
  readonly clockMs: number
  readonly seenMs: number
}

interface DeckStep {
  readonly state: DeckMachine
  readonly commands: readonly DeckCommand[]
}

export const emptyDeck: DeckMachine = {
  mode: 'noStory',
  position: 0,
  duration: 0,
  hasTape: false,
  isReady: false,
  isPlayWanted: false,
  isPauseLatched: false,
  isOn: true,
  isBlocked: false,
  failure: null,
  winding: null,
  starvedAtMs: null,
  retryAtMs: null,
  retries: 0,
  clockMs: 0,
  seenMs: 0,
}

/** Positions this close to the end count as the end. */
const endZone = 0.05

/** The next state, and the commands to the transport in order. */
export function stepDeck(before: DeckMachine, event: DeckEvent): DeckStep {
  const now = passTime(before, event.atMs)
  const next = react(now.state, event)
  return { state: next.state, commands: [...now.commands, ...next.commands] }
}

/** Milliseconds from the last event until the machine needs a tick; null for none. */
export function nextWakeMs(state: DeckMachine): number | null {
  const due = nextDueMs(state)
  return due === null ? null : Math.max(0, due - state.clockMs)
}

/** Position of the tape at `atMs`, seconds, animations included; while playing, the media's last report. */
export function positionAt({ winding, position, clockMs, seenMs }: DeckMachine, atMs: number): number {
  return winding === null ? position : windingPosition(winding, clockMs + Math.max(0, atMs - seenMs))
}

/** The media plays, or waits for data. */
export const isRunning = ({ mode, isReady }: DeckMachine) =>
  mode === 'playing' || (mode === 'loading' && isReady)

function nextDueMs({ winding, starvedAtMs, retryAtMs }: DeckMachine): number | null {
  if (winding !== null) return winding.kind === 'full' ? winding.nextStepMs : winding.dueMs
  return starvedAtMs ?? retryAtMs
}

/**
 * Runs deadlines that have passed. A gap far beyond any of them means that the machine slept: then only the next one
 * runs, so that the deck resumes without catching up.
 */
function passTime(before: DeckMachine, atMs: number): DeckStep {
  const elapsed = Math.max(0, atMs - before.seenMs)
  const due = nextDueMs(before)
  const slept = elapsed > deckTimes.asleepMs
  const passed = slept && due !== null ? Math.min(elapsed, Math.max(0, due - before.clockMs)) : elapsed
  const untilMs = before.clockMs + passed
  let state: DeckMachine = { ...before, seenMs: Math.max(before.seenMs, atMs) }
  const commands: DeckCommand[] = []
  for (let next = due; next !== null && next <= untilMs; next = nextDueMs(state)) {
    const step = fallDue({ ...state, clockMs: Math.max(state.clockMs, next) })
    state = step.state
    commands.push(...step.commands)
  }
  return { state: { ...state, clockMs: untilMs }, commands }
}

/** Runs one deadline; the state's clock is set to it. */
function fallDue(state: DeckMachine): DeckStep {
  const { winding } = state
  if (winding?.kind === 'full') {
    const position = Math.max(0, state.position - deckTimes.stepSeconds)
    if (position === 0) return arrive(state, 0)
    const nextStepMs = winding.nextStepMs + deckTimes.fullStepMs
    return stay({ ...state, position, winding: { ...winding, nextStepMs } })
  }
  if (winding !== null) {
    // First the animation ends, then, a little later, playback resumes.
    const isStanding = winding.dueMs > winding.startMs + deckTimes.seekMs
    if (isStanding || !state.isPlayWanted || isAtEnd(winding.to, state.duration))
      return arrive(state, winding.to)
    return {
      state: { ...state, winding: { ...winding, dueMs: winding.dueMs + deckTimes.resumeMs } },
      commands: [{ type: 'place', at: winding.to }],
    }
  }
  if (state.starvedAtMs !== null) return stay({ ...state, starvedAtMs: null, mode: 'loading' })
  return { state: { ...state, retryAtMs: null }, commands: [{ type: 'open', at: state.position }] }
}

function react(state: DeckMachine, event: DeckEvent): DeckStep {
  switch (event.type) {
    case 'tick':
      return stay(state)
    case 'press':
      // Every other key turns the deck on, too: a visitor never finds it dead.
      return press({ ...state, isOn: event.key !== 'power' || !state.isOn }, event.key)
    case 'seek':
      return seek(state, event.to)
    case 'load':
      return {
        state: {
          ...clear(state),
          mode: 'loading',
          hasTape: true,
          duration: validDuration(event.duration) ?? 0,
          isPlayWanted: event.isPlayWanted,
        },
        commands: [{ type: 'open', at: 0 }],
      }
    case 'unload':
      return {
        state: { ...clear(state), failure: event.failure },
        commands: state.hasTape ? [{ type: 'close' }] : [],
      }
    case 'measured':
      return measure(state, event.duration)
    case 'broke':
      return fail(state)
    case 'lost':
      return reopen(state)
    case 'touched':
      return state.isBlocked ? start(state) : stay(state)
    case 'progressed':
      if (!isRunning(state) && state.mode !== 'paused') return stay(state)
      return stay({ ...state, position: clampToTape(event.position, state.duration) })
  }
  if (!isRunning(state)) return stay(state)
  switch (event.type) {
    case 'starved':
      if (state.mode === 'loading' || state.starvedAtMs !== null) return stay(state)
      return stay({ ...state, starvedAtMs: state.clockMs + deckTimes.starvedMs })
    case 'sounding':
      return stay({ ...state, mode: 'playing', starvedAtMs: null })
    case 'finished':
      return end(state)
    case 'interrupted':
      return stay({ ...state, mode: 'paused', isPlayWanted: false, starvedAtMs: null })
    case 'blocked':
      return stay({ ...state, mode: 'paused', isBlocked: true, starvedAtMs: null })
    case 'silenced':
      return pauseHere({ ...state, failure: event.loss, isPlayWanted: false, starvedAtMs: null })
  }
}

/** The effect of a key, DECK-01 to DECK-03. */
function press(state: DeckMachine, key: DeckKey): DeckStep {
  if (key === 'power') return state.isOn ? stay(state) : rest(state, 'stop')
  if (!state.hasTape) return stay(state)
  if (!state.isReady) return pressBeforeReady(state, key)
  switch (key) {
    case 'play':
      if (state.winding?.kind === 'full') return start(stopFullRewind(state))
      if (state.winding !== null) return stay({ ...state, isPlayWanted: true, isPauseLatched: false })
      return isRunning(state) ? stay(state) : start(state)
    case 'pause':
      return rest(state, 'pause')
    case 'eject':
      return rest(state, 'stop')
    case 'rewind':
      return windBy(state, -deckTimes.stepSeconds)
    case 'fastForward':
      return windBy(state, deckTimes.stepSeconds)
    case 'fullRewind':
      return state.winding?.kind === 'full' ? goOn(stopFullRewind(state)) : windFully(state)
  }
}

/** Nothing turns yet, so what the key wants is stored. A failed recording is tried again at once. */
function pressBeforeReady(state: DeckMachine, key: DeckKey): DeckStep {
  if (key === 'pause' || key === 'eject') return stay({ ...state, isPlayWanted: false })
  if (key !== 'play') return stay(state)
  if (state.failure === null) return stay({ ...state, isPlayWanted: true, isPauseLatched: false })
  return {
    state: { ...state, mode: 'loading', failure: null, isPlayWanted: true, retryAtMs: null },
    commands: [{ type: 'open', at: state.position }],
  }
}

/** Pause, or the stop when the door opens. */
function rest(state: DeckMachine, ramp: 'pause' | 'stop'): DeckStep {
  const isPauseLatched = ramp === 'pause' && state.mode !== 'ended'
  const calm = { ...state, isPlayWanted: false, isBlocked: false, isPauseLatched }
  if (state.winding?.kind === 'full') return goOn(stopFullRewind(calm))
  // A 5 s seek ends at its goal, and the tape stays there.
  if (!isRunning(state)) return stay(calm)
  return { state: { ...calm, mode: 'paused', starvedAtMs: null }, commands: [{ type: 'halt', ramp }] }
}

/** Winds 5 s from the present position or from the goal of the present winding, within the tape. */
function windBy(state: DeckMachine, by: number): DeckStep {
  const { winding, duration, clockMs } = state
  const from = presentPosition(state)
  const goal = clampToTape((winding?.kind === 'step' ? winding.to : from) + by, duration)
  const dueMs = clockMs + deckTimes.seekMs
  return wind(state, by < 0 ? 'rewinding' : 'fastForwarding', {
    kind: 'step',
    from,
    to: goal,
    startMs: clockMs,
    dueMs,
  })
}

function windFully(state: DeckMachine): DeckStep {
  const { clockMs } = state
  const nextStepMs = clockMs + deckTimes.fullStepMs
  return wind(state, 'fullRewinding', {
    kind: 'full',
    from: presentPosition(state),
    startMs: clockMs,
    nextStepMs,
  })
}

function wind(state: DeckMachine, mode: DeckMode, winding: Winding): DeckStep {
  return {
    state: {
      ...state,
      mode,
      position: winding.from,
      isBlocked: false,
      isPlayWanted: state.isPlayWanted && !state.isBlocked,
      isPauseLatched: false,
      starvedAtMs: null,
      winding,
    },
    commands: haltIfRunning(state),
  }
}

/** Stays where the reels are, between two steps, too. */
function stopFullRewind(state: DeckMachine): DeckMachine {
  return { ...state, position: presentPosition(state), winding: null }
}

function seek(state: DeckMachine, to: number): DeckStep {
  if (!state.isReady || Number.isNaN(to)) return stay(state)
  const position = clampToTape(to, state.duration)
  const stands = { ...state, position, winding: null }
  if (state.duration > 0 && position >= state.duration) {
    const { state: ended, commands } = end(stands)
    return { state: ended, commands: [...haltIfRunning(state), ...commands] }
  }
  if (isRunning(state)) return { state: stands, commands: [{ type: 'jump', at: position }] }
  return state.winding === null ? pauseHere(stands) : goOn(stands)
}

function measure(state: DeckMachine, seconds: number): DeckStep {
  if (!state.hasTape) return stay(state)
  const duration = validDuration(seconds) ?? state.duration
  const position = clampToTape(state.position, duration)
  if (!state.isReady)
    return arrive({ ...state, duration, isReady: true, failure: null, retryAtMs: null, retries: 0 }, position)
  const { winding } = state
  // A full rewind leaves positions beyond the end by itself.
  if (winding?.kind === 'full') return stay({ ...state, duration })
  return stay({
    ...state,
    duration,
    position,
    winding: winding && {
      ...winding,
      from: clampToTape(winding.from, duration),
      to: clampToTape(winding.to, duration),
    },
  })
}

/** The recording cannot be loaded. It is tried again after a growing delay; nothing plays until then. */
function fail(state: DeckMachine): DeckStep {
  if (!state.hasTape) return stay(state)
  return stay({
    ...resetMedia(state),
    mode: 'noStory',
    failure: 'failed',
    isPlayWanted: false,
    isPauseLatched: false,
    retries: state.retries + 1,
    retryAtMs: state.clockMs + Math.min(deckTimes.mostRetryMs, deckTimes.retryMs * 2 ** state.retries),
  })
}

/** Resumes from the same position when the media has metadata. */
function reopen(state: DeckMachine): DeckStep {
  if (!state.hasTape) return stay(state)
  const reopened: DeckMachine = { ...resetMedia(state), mode: 'loading', failure: null, retryAtMs: null }
  return { state: reopened, commands: [{ type: 'open', at: reopened.position }] }
}

/** Winding has reached its goal. */
function arrive(state: DeckMachine, position: number): DeckStep {
  const stands = { ...state, position, winding: null }
  return isAtEnd(position, state.duration) && position > 0 ? end(stands) : goOn(stands)
}

/** After winding. */
const goOn = (state: DeckMachine): DeckStep => (state.isPlayWanted ? start(state) : pauseHere(state))

const pauseHere = (state: DeckMachine): DeckStep => ({
  state: { ...state, mode: 'paused' },
  commands: [{ type: 'place', at: state.position }],
})

function start(state: DeckMachine): DeckStep {
  const at = isAtEnd(state.position, state.duration) ? 0 : state.position
  return {
    state: {
      ...state,
      mode: 'playing',
      position: at,
      isPlayWanted: true,
      isPauseLatched: false,
      isBlocked: false,
      failure: null,
      winding: null,
      starvedAtMs: null,
    },
    commands: [{ type: 'start', at }],
  }
}

function end(state: DeckMachine): DeckStep {
  const position = state.duration
  return {
    state: { ...state, mode: 'ended', position, isPlayWanted: false, isBlocked: false, starvedAtMs: null },
    commands: [{ type: 'place', at: position }],
  }
}

const clear = ({ clockMs, seenMs }: DeckMachine): DeckMachine => ({ ...emptyDeck, clockMs, seenMs })

/** The media element has no metadata any more; the tape stays in. */
const resetMedia = (state: DeckMachine): DeckMachine => ({
  ...state,
  position: positionAt(state, state.seenMs),
  isReady: false,
  isBlocked: false,
  winding: null,
  starvedAtMs: null,
})

const haltIfRunning = (state: DeckMachine): readonly DeckCommand[] =>
  isRunning(state) ? [{ type: 'halt', ramp: 'stop' }] : []

const presentPosition = (state: DeckMachine) => clampToTape(positionAt(state, state.seenMs), state.duration)

const isAtEnd = (position: number, duration: number) => duration > 0 && position >= duration - endZone

const clampToTape = (position: number, duration: number) =>
  Math.min(Math.max(0, position), duration > 0 ? duration : Number.MAX_VALUE)

const validDuration = (duration: number) => (Number.isFinite(duration) && duration > 0 ? duration : null)

const stay = (state: DeckMachine): DeckStep => ({ state, commands: [] })
