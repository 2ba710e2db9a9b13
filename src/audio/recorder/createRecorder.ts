import { limits } from '#contract/limits.ts'
import type { Loudness, RecorderHandle, RecorderState, Take } from '#lib/sound/recording.ts'
import { after, every } from '#lib/time/timers.ts'
import { TimeoutError } from '#lib/time/withTimeout.ts'
import { decodeWaveform, type DecodedWaveform } from '../waveform.ts'
import { remainingMs } from './budget.ts'
import { createLoudnessJudge, type LevelSample } from './loudness.ts'
import { MicrophoneError, openMicrophone, type Microphone } from './microphone.ts'
import { initialRecorder, recorderReducer, type RecorderEvent, waitMs } from './recorderMachine.ts'

/** Dependencies of the recorder, replaced in tests. */
export interface RecorderPorts {
  readonly openMicrophone: (onLost: () => void) => Promise<Microphone>
  readonly decode: (bytes: ArrayBuffer, bars: number) => Promise<DecodedWaveform>
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** Runs once after `ms`; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs every `ms`; returns a function that ends it. */
  readonly every: (ms: number, run: () => void) => () => void
}

/** ms between readings of the level, about as long as one reading covers. */
const levelEveryMs = 50
/** ms between updates of the state (time, loudness). */
const measureEveryMs = 250
/** Updates without a slice after which the encoder counts as dead. A suspended page does not update. */
const mostSilentLooks = waitMs.recording / measureEveryMs
/** Half way, the encoder is asked for its data: not every browser delivers slices by itself. */
const asksAtLook = mostSilentLooks / 2

/** One attempt at recording, from the open microphone to the last byte. */
interface Attempt {
  readonly session: number
  readonly microphone: Microphone
  readonly slices: Blob[]
  readonly judge: ReturnType<typeof createLoudnessJudge>
  /** Stop the timers of the current phase. */
  stops: (() => void)[]
  bytes: number
  silentLooks: number
  recordedFromMs: number
  spokenFromMs: number
  level: LevelSample | null
  loudness: Loudness
  hasEnded: boolean
}

/** A recorder with this browser's microphone. `limitBytes` is the limit of the upload. */
export function browserRecorder(limitBytes?: number): RecorderHandle {
  const now = () => performance.now()
  return createRecorder({ openMicrophone, decode: decodeWaveform, now, after, every }, limitBytes)
}

/** Connects the state machine to a microphone. Nothing happens before `start`; `reset` releases everything. */
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
        // Cancelled while the browser was asking: the device is released.
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
    // The recording includes what is said during the countdown.
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
    // Data received until then becomes the recording.
    current.stops = [ports.after(waitMs.finishing, () => void deliver(current))]
    try {
      current.microphone.stop()
    } catch (reason) {
      console.error('The recorder does not stop', reason)
      void deliver(current)
    }
  }

  /** The encoder has ended by itself or on request: all its data becomes the recording. */
  async function deliver(current: Attempt): Promise<void> {
    if (current.hasEnded) return
    current.hasEnded = true
    const { session, microphone } = current
    const recordedMs = ports.now() - current.recordedFromMs
    // The microphone is closed before decoding, so that its light goes out.
    microphone.close()
    // An end that was not asked for is a loss; any other finds the state at 'finishing' and changes nothing.
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
      // The recording is usable without a waveform.
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
