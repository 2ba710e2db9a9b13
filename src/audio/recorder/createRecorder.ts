import { limits } from '#contract/limits.ts'
import type { Loudness, RecorderHandle, RecorderState, Take } from '#lib/sound/recording.ts'
import { TimeoutError } from '#lib/time/withTimeout.ts'
import type { DecodedWaveform } from '../waveform.ts'
import { remainingMs } from './budget.ts'
import { createLoudnessJudge, type LevelSample } from './loudness.ts'
import { MicrophoneError, type Microphone } from './microphone.ts'
import { initialRecorder, recorderReducer, type RecorderEvent, waitMs } from './recorderMachine.ts'

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

/** How often the level is looked at, about as long as one look takes in. */
const levelEveryMs = 50
/** How often the state (time, loudness) moves on. */
const measureEveryMs = 250
/**
 * Looks at the state without a slice of the recording: the encoder is dead. They are counted, because a page that stood
 * still or a machine that slept did not look.
 */
const mostSilentLooks = waitMs.recording / measureEveryMs
/** Half way it is asked for what it has: not every browser hands slices over by itself. */
const asksAtLook = mostSilentLooks / 2

/** One try at recording, from the open microphone to the last byte. */
interface Attempt {
  readonly session: number
  readonly microphone: Microphone
  readonly slices: Blob[]
  readonly judge: ReturnType<typeof createLoudnessJudge>
  /** What ends the timers of the phase at hand. */
  stops: (() => void)[]
  bytes: number
  silentLooks: number
  recordedFromMs: number
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
  let stopWaiting = () => {}

  function dispatch(event: RecorderEvent): void {
    const before = state
    state = recorderReducer(before, event)
    if (state === before) return
    if (state.phase !== before.phase) enter(state)
    for (const listener of listeners) listener()
  }

  function enter(next: RecorderState): void {
    stopWaiting()
    if (attempt) stopTimers(attempt)
    switch (next.phase) {
      case 'arming':
        waitFor(next)
        arm(next.session)
        return
      case 'countIn':
        waitFor(next)
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

  function waitFor({ phase, session }: Extract<RecorderState, { phase: 'arming' | 'countIn' }>): void {
    stopWaiting = ports.after(waitMs[phase], () => dispatch({ type: 'late', session }))
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
      ports.every(levelEveryMs, () => look(current)),
    ]
    // What is said during the count is in the take, too.
    roll(current)
  }

  function roll(current: Attempt): void {
    const { session } = current
    current.recordedFromMs = ports.now()
    try {
      current.microphone.roll({
        onStart: () => dispatch({ type: 'rolling', session }),
        onError() {
          dispatch({ type: 'failed', session, fault: 'recorderFailed' })
        },
        onData(slice) {
          current.silentLooks = 0
          if (slice.size === 0) return
          current.slices.push(slice)
          current.bytes += slice.size
          measure(current)
        },
        onEnd: () => void deliver(current),
      })
    } catch (reason) {
      console.error('The recorder did not start', reason)
      dispatch({ type: 'failed', session, fault: 'recorderFailed' })
    }
  }

  function measureWhileRecording(current: Attempt): void {
    current.spokenFromMs = ports.now()
    current.stops = [
      ports.every(levelEveryMs, () => {
        look(current)
        current.loudness = current.judge(current.level, ports.now())
      }),
      ports.every(measureEveryMs, () => {
        current.silentLooks += 1
        if (current.silentLooks === asksAtLook) current.microphone.askForData()
        if (current.silentLooks > mostSilentLooks) dispatch({ type: 'late', session: current.session })
        else measure(current)
      }),
    ]
    current.silentLooks = 0
    measure(current)
  }

  function measure(current: Attempt): void {
    if (state.phase !== 'recording') return
    dispatch({
      type: 'measured',
      session: current.session,
      elapsedMs: ports.now() - current.spokenFromMs,
      remainingMs: remainingMs(ports.now() - current.recordedFromMs, current.bytes, limitBytes),
      loudness: current.loudness,
    })
  }

  function finish(current: Attempt): void {
    // What came until then is the take.
    current.stops = [ports.after(waitMs.finishing, () => void deliver(current))]
    try {
      current.microphone.stop()
    } catch (reason) {
      console.error('The recorder does not stop', reason)
      void deliver(current)
    }
  }

  /** The encoder has ended, asked or not: everything it gave becomes the take. */
  async function deliver(current: Attempt): Promise<void> {
    if (current.hasEnded) return
    current.hasEnded = true
    const { session, microphone } = current
    const recordedMs = ports.now() - current.recordedFromMs
    // Nothing more is to be heard: the light of the microphone goes out before the decoding.
    microphone.close()
    dispatch({ type: 'lost', session })
    if (state.phase !== 'finishing') return
    const take = current.bytes > 0 ? await takeOf(current, recordedMs) : null
    dispatch({ type: 'finished', session, take })
  }

  async function takeOf(current: Attempt, recordedMs: number): Promise<Take> {
    const type = current.microphone.mimeType.split(';')[0] ?? ''
    const blob = new Blob(current.slices, { type })
    const decode = async () => ports.decode(await blob.arrayBuffer(), limits.waveformBars)
    const late = new Promise<never>((_resolve, reject) => {
      current.stops.push(ports.after(waitMs.decoding, () => reject(new TimeoutError(waitMs.decoding))))
    })
    try {
      return { blob, type, ended: 'visitor', ...(await Promise.race([decode(), late])) }
    } catch (reason) {
      // The take matters, its picture does not.
      console.warn('The recording has no waveform', reason)
      return { blob, type, ended: 'visitor', durationMs: recordedMs, waveform: null }
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
    restore: (take) => dispatch({ type: 'restored', take }),
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
    silentLooks: 0,
    recordedFromMs: 0,
    spokenFromMs: 0,
    level: { peakDb: -Infinity, rmsDb: -Infinity },
    loudness: 'waiting',
    hasEnded: false,
  }
}
