import { limits } from '#contract/limits.ts'
import type { Loudness, RecorderHandle, RecorderState, Take } from '#lib/recording.ts'
import type { DecodedWaveform } from '../waveform.ts'
import { remainingMs } from './budget.ts'
import { createLoudnessJudge, type LevelSample } from './loudness.ts'
import { MicrophoneError, type Microphone } from './microphone.ts'
import { countFrom, initialRecorder, recorderReducer, type RecorderEvent } from './recorderMachine.ts'

/** What a recorder needs of the world; a test brings its own. */
export interface RecorderPorts {
  readonly openMicrophone: (onLost: () => void) => Promise<Microphone>
  readonly decode: (bytes: ArrayBuffer, bars: number) => Promise<DecodedWaveform>
  /** Milliseconds, never going back. */
  readonly now: () => number
  /** Runs once after `ms`; the answer calls it off. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs every `ms`; the answer ends it. */
  readonly every: (ms: number, run: () => void) => () => void
}

/**
 * The encoder starts this long before the count ends and is known to run before the visitor is told to speak:
 * encoders take 50 to 300 ms to start. It is also all that is recorded of the count-in, so no take begins with
 * three seconds of breathing.
 */
const preRollMs = 400
/** How often the level is looked at, about as long as one look takes in. */
const levelEveryMs = 50
/** How often the state (time, loudness) moves on. */
const measureEveryMs = 250
/** An encoder that was told to stop and says nothing for this long: what came until then is the take. */
const stopTimeoutMs = 5000

/** One try at recording, from the open microphone to the last byte. */
interface Attempt {
  readonly session: number
  readonly microphone: Microphone
  readonly slices: Blob[]
  readonly judge: ReturnType<typeof createLoudnessJudge>
  /** What ends the timers of the phase at hand. */
  stops: (() => void)[]
  bytes: number
  spokenFromMs: number
  level: LevelSample | null
  loudness: Loudness
  hasEnded: boolean
}

/** Joins the machine to a microphone. Nothing happens before `start`; `reset` frees everything. */
export function createRecorder(ports: RecorderPorts, limitBytes: number = limits.audioBytes): RecorderHandle {
  const listeners = new Set<() => void>()
  let state: RecorderState = initialRecorder
  let attempt: Attempt | null = null

  function dispatch(event: RecorderEvent): void {
    const before = state
    state = recorderReducer(before, event)
    if (state === before) return
    if (state.phase !== before.phase) enter(state)
    for (const listener of listeners) listener()
  }

  function enter(next: RecorderState): void {
    if (attempt) stopTimers(attempt)
    switch (next.phase) {
      case 'arming':
        arm(next.session)
        return
      case 'countIn':
        if (attempt) countIn(attempt)
        return
      case 'recording':
        if (attempt) measureWhileRecording(attempt)
        return
      case 'finishing':
        if (attempt) finish(attempt)
        return
      case 'idle':
      case 'preview':
        release()
    }
  }

  function arm(session: number): void {
    const onLost = () => dispatch({ type: 'lost', session })
    ports.openMicrophone(onLost).then(
      (microphone) => {
        // Called off while the browser was asking: give the device back at once.
        if (state.phase !== 'arming' || state.session !== session) return microphone.close()
        attempt = newAttempt(session, microphone)
        dispatch({ type: 'opened', session })
      },
      (reason: unknown) => {
        const fault = reason instanceof MicrophoneError ? reason.fault : 'unsupported'
        console.warn('The microphone could not be opened', reason)
        dispatch({ type: 'failed', session, fault })
      },
    )
  }

  function countIn(current: Attempt): void {
    const { session } = current
    current.stops = [
      ports.every(1000, () => dispatch({ type: 'counted', session })),
      ports.after(countFrom * 1000 - preRollMs, () => roll(current)),
      ports.every(levelEveryMs, () => look(current)),
    ]
  }

  function roll(current: Attempt): void {
    const { session } = current
    try {
      current.microphone.roll({
        onStart: () => dispatch({ type: 'rolling', session }),
        onData(slice) {
          if (slice.size === 0) return
          current.slices.push(slice)
          current.bytes += slice.size
          measure(current)
        },
        onEnd: () => void deliver(current),
      })
    } catch (reason) {
      console.error('The recorder did not start', reason)
      dispatch({ type: 'failed', session, fault: 'unsupported' })
    }
  }

  function measureWhileRecording(current: Attempt): void {
    current.spokenFromMs = ports.now()
    current.stops = [
      ports.every(levelEveryMs, () => {
        look(current)
        current.loudness = current.judge(current.level, ports.now())
      }),
      ports.every(measureEveryMs, () => measure(current)),
    ]
    measure(current)
  }

  function measure(current: Attempt): void {
    if (state.phase !== 'recording') return
    const elapsedMs = ports.now() - current.spokenFromMs
    dispatch({
      type: 'measured',
      session: current.session,
      elapsedMs,
      remainingMs: remainingMs(elapsedMs, current.bytes, limitBytes),
      loudness: current.loudness,
    })
  }

  function finish(current: Attempt): void {
    current.stops = [ports.after(stopTimeoutMs, () => void deliver(current))]
    current.microphone.stop()
  }

  /** The encoder has ended, asked or not: everything it gave becomes the take. */
  async function deliver(current: Attempt): Promise<void> {
    if (current.hasEnded) return
    current.hasEnded = true
    const { session, microphone } = current
    const elapsedMs = ports.now() - current.spokenFromMs
    // Nothing more is to be heard: the light of the microphone goes out before the decoding.
    microphone.close()
    dispatch({ type: 'lost', session })
    if (state.phase !== 'finishing') return
    const take = current.bytes > 0 ? await takeOf(current, elapsedMs) : null
    dispatch({ type: 'finished', session, take })
  }

  async function takeOf(current: Attempt, elapsedMs: number): Promise<Take> {
    const type = current.microphone.mimeType.split(';')[0] ?? ''
    const blob = new Blob(current.slices, { type })
    try {
      const bytes = await blob.arrayBuffer()
      return { blob, type, ended: 'visitor', ...(await ports.decode(bytes, limits.waveformBars)) }
    } catch (reason) {
      // The take matters, its picture does not.
      console.warn('The recording has no waveform', reason)
      return { blob, type, ended: 'visitor', durationMs: elapsedMs, waveform: null }
    }
  }

  function release(): void {
    const last = attempt
    attempt = null
    if (!last) return
    last.hasEnded = true
    last.microphone.close()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    levelDb: () => attempt?.level?.peakDb ?? -Infinity,
    start: () => dispatch({ type: 'start' }),
    stop: () => dispatch({ type: 'stop' }),
    discard: () => dispatch({ type: 'discard' }),
    reset: () => dispatch({ type: 'reset' }),
  }
}

function look(current: Attempt): void {
  current.level = current.microphone.level()
}

function stopTimers(current: Attempt): void {
  for (const stop of current.stops) stop()
  current.stops = []
}

function newAttempt(session: number, microphone: Microphone): Attempt {
  return {
    session,
    microphone,
    slices: [],
    judge: createLoudnessJudge(),
    stops: [],
    bytes: 0,
    spokenFromMs: 0,
    level: { peakDb: -Infinity, rmsDb: -Infinity },
    loudness: 'waiting',
    hasEnded: false,
  }
}
