import type { Loudness, RecorderFault, RecorderState, Take, TakeEnd } from '#lib/recording.ts'

/** Events of the visitor carry nothing; what the browser reports carries the attempt it belongs to. */
export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'discard' }
  | { readonly type: 'reset' }
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
  | { readonly type: 'finished'; readonly session: number; readonly take: Take | null }

/** Seconds of the count-in. */
export const countFrom = 3

export const initialRecorder: RecorderState = { phase: 'idle', session: 0, fault: null }

/**
 * The recorder as a pure function. It knows no microphone and no clock.
 *
 *   idle -> arming -> countIn -> recording -> finishing -> preview -> idle | arming (redo)
 *
 * A take, once finished, is let go only by `discard`, `reset`, or a newer finished take.
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
      // A new session number: whatever the browser still reports about the old attempt is void.
      return { phase: 'idle', session: state.session + 1, fault: null }
    case 'opened':
      if (state.phase !== 'arming') return state
      return { ...state, phase: 'countIn', count: countFrom, isRolling: false }
    case 'failed':
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
    case 'finished':
      return finished(state, event.take)
  }
}

type Underway = Extract<RecorderState, { previous: Take | null }>
type CountIn = Extract<RecorderState, { phase: 'countIn' }>

function start(state: RecorderState): RecorderState {
  if (state.phase !== 'idle' && state.phase !== 'preview') return state
  const previous = state.phase === 'preview' ? state.take : null
  return { phase: 'arming', session: state.session + 1, previous }
}

function stop(state: RecorderState): RecorderState {
  if (state.phase === 'recording') return finish(state, 'visitor')
  return state.phase === 'arming' || state.phase === 'countIn' ? giveUp(state, null) : state
}

/** Back to the take there was before, else to the beginning. */
function giveUp(state: Underway, fault: RecorderFault | null): RecorderState {
  const session = state.session + 1
  return state.previous
    ? { phase: 'preview', session, take: state.previous, fault }
    : { phase: 'idle', session, fault }
}

/** The visitor is told to speak only when the count is over and the encoder runs: no first syllable is lost. */
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

function finish({ session, previous }: Underway, ended: TakeEnd): RecorderState {
  return { phase: 'finishing', session, previous, ended }
}

function finished(state: RecorderState, take: Take | null): RecorderState {
  if (state.phase !== 'finishing' && state.phase !== 'recording') return state
  if (!take) return giveUp(state, 'empty')
  const ended = state.phase === 'finishing' ? state.ended : 'deviceLost'
  return { phase: 'preview', session: state.session, take: { ...take, ended }, fault: null }
}
