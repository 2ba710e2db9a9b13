import type { Loudness, RecorderFault, RecorderState, Take, TakeEnd } from '#lib/sound/recording.ts'

/** Events of the browser carry the number of their attempt; those of the visitor do not. */
export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'discard' }
  | { readonly type: 'reset' }
  /** A recording from an earlier visit to this page. */
  | { readonly type: 'restored'; readonly take: Take }
  | { readonly type: 'opened'; readonly session: number }
  | { readonly type: 'failed'; readonly session: number; readonly fault: RecorderFault }
  | { readonly type: 'counted'; readonly session: number }
  | { readonly type: 'rolling'; readonly session: number }
  | {
      readonly type: 'measured'
      readonly session: number
      readonly elapsedMs: number
      readonly remainingMs: number
      readonly loudness: Loudness
    }
  | { readonly type: 'lost'; readonly session: number }
  /** The state has waited longer than `waitMs`. */
  | { readonly type: 'late'; readonly session: number }
  | { readonly type: 'finished'; readonly session: number; readonly take: Take | null }

/** Seconds of the countdown. */
const countFrom = 3

/** ms that each state waits for the browser. All other states wait for the visitor. */
export const waitMs = {
  /** For the answer to the permission prompt, which takes time to read. */
  arming: 60_000,
  /** For the encoder, which takes 0.3 s at most to start: the countdown plus five seconds. */
  countIn: countFrom * 1000 + 5000,
  /** For the next slice of a recording; there is one a second. */
  recording: 10_000,
  /** For the last bytes after the encoder was stopped. */
  finishing: 5000,
  /** For decoding; after that the recording has no waveform. */
  decoding: 10_000,
} as const

export const initialRecorder: RecorderState = { phase: 'idle', session: 0, fault: null }

/**
 * The recorder as a pure function, without microphone and clock.
 *
 *   idle -> arming -> countIn -> recording -> finishing -> preview -> idle | arming (redo)
 *
 * Only `discard`, `reset` or a newer recording drop a finished one.
 */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderState {
  if ('session' in event && event.session !== state.session) return state
  switch (event.type) {
    case 'start':
      return start(state)
    case 'stop':
      return stop(state)
    case 'discard':
      return state.phase === 'preview' ? { phase: 'idle', session: state.session, fault: null } : state
    case 'reset':
      // A new session number, so that late events of the old attempt are ignored.
      return { phase: 'idle', session: state.session + 1, fault: null }
    case 'restored':
      if (state.phase !== 'idle') return state
      return {
        phase: 'preview',
        session: state.session,
        take: { ...event.take, ended: 'earlier' },
        fault: null,
      }
    case 'opened':
      if (state.phase !== 'arming') return state
      return { ...state, phase: 'countIn', count: countFrom, isRolling: false }
    case 'failed':
      if (state.phase === 'recording') return finish(state, 'recorderFailed')
      return state.phase === 'arming' || state.phase === 'countIn' ? giveUp(state, event.fault) : state
    case 'counted':
      if (state.phase !== 'countIn' || state.count === 0) return state
      return begin({ ...state, count: state.count - 1 })
    case 'rolling':
      return state.phase === 'countIn' ? begin({ ...state, isRolling: true }) : state
    case 'measured':
      return measured(state, event)
    case 'lost':
      if (state.phase === 'recording') return finish(state, 'deviceLost')
      return state.phase === 'arming' || state.phase === 'countIn' ? giveUp(state, 'deviceLost') : state
    case 'late':
      if (state.phase === 'recording') return finish(state, 'recorderFailed')
      if (state.phase === 'arming') return giveUp(state, 'unanswered')
      return state.phase === 'countIn' ? giveUp(state, 'recorderFailed') : state
    case 'finished':
      return state.phase === 'finishing' ? showTake(state, event.take) : state
  }
}

type Underway = Extract<RecorderState, { previous: Take | null }>
type CountIn = Extract<RecorderState, { phase: 'countIn' }>
type Finishing = Extract<RecorderState, { phase: 'finishing' }>

function start(state: RecorderState): RecorderState {
  if (state.phase !== 'idle' && state.phase !== 'preview') return state
  const previous = state.phase === 'preview' ? state.take : null
  return { phase: 'arming', session: state.session + 1, previous }
}

function stop(state: RecorderState): RecorderState {
  if (state.phase === 'recording') return finish(state, 'visitor')
  return state.phase === 'arming' || state.phase === 'countIn' ? giveUp(state, null) : state
}

/** Back to the previous recording, else to the start. */
function giveUp(state: Underway, fault: RecorderFault | null): RecorderState {
  const session = state.session + 1
  return state.previous
    ? { phase: 'preview', session, take: state.previous, fault }
    : { phase: 'idle', session, fault }
}

/** The visitor may speak when the countdown is over and the encoder, which takes 50 to 300 ms to start, runs. */
function begin(state: CountIn): RecorderState {
  if (state.count > 0 || !state.isRolling) return state
  const { session, previous } = state
  return { phase: 'recording', session, previous, elapsedMs: 0, remainingMs: Infinity, loudness: 'waiting' }
}

function measured(
  state: RecorderState,
  { elapsedMs, remainingMs, loudness }: Extract<RecorderEvent, { type: 'measured' }>,
): RecorderState {
  if (state.phase !== 'recording') return state
  if (remainingMs <= 0) return finish(state, 'limit')
  return { ...state, elapsedMs, remainingMs, loudness }
}

function finish({ session, previous }: Underway, ended: Exclude<TakeEnd, 'earlier'>): RecorderState {
  return { phase: 'finishing', session, previous, ended }
}

function showTake(state: Finishing, take: Take | null): RecorderState {
  const { ended } = state
  if (take) return { phase: 'preview', session: state.session, take: { ...take, ended }, fault: null }
  return giveUp(state, ended === 'recorderFailed' || ended === 'deviceLost' ? ended : 'empty')
}
