import type { RecorderFault } from '#lib/sound/recording.ts'
import { audioContext } from '../engine.ts'
import { voiceBitsPerSecond } from './budget.ts'
import { createLevelMeter } from './levelMeter.ts'
import type { LevelSample } from './loudness.ts'
import { chooseFormat, isSafari } from './recordingFormat.ts'

/** A microphone could not be had, and why. */
export class MicrophoneError extends Error {
  readonly fault: RecorderFault
  constructor(fault: RecorderFault, cause?: unknown) {
    super(`No microphone: ${fault}`, { cause })
    this.name = 'MicrophoneError'
    this.fault = fault
  }
}

/** What the encoder reports. `onEnd` comes once after `roll`, whoever ended it, unless the encoder fails. */
export interface RollListener {
  readonly onStart: () => void
  readonly onData: (blob: Blob) => void
  readonly onEnd: () => void
  readonly onError: () => void
}

/** An open microphone with its encoder. */
export interface Microphone {
  /** Media type with codec that the encoder writes. */
  readonly mimeType: string
  /** Null while the meter stands. */
  readonly level: () => LevelSample | null
  readonly roll: (listener: RollListener) => void
  /** Asks the encoder for what it has, outside of its slices. */
  readonly askForData: () => void
  /** Asks the encoder for its last bytes; `onEnd` follows. @throws where it cannot be stopped */
  readonly stop: () => void
  /** Frees the device. Can be called again. */
  readonly close: () => void
}

/** Milliseconds between slices: Safari delivers nothing at all before the end without one. */
const sliceMs = 1000

/**
 * Opens the microphone; rejects with MicrophoneError. `onLost` is told when the device goes away.
 *
 *   track -> MediaRecorder -> slices
 *        \-> MediaStreamAudioSource -> Analyser (level only, not connected to the loudspeaker)
 */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  // Typed as always there, but absent on plain http and in old browsers.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new MicrophoneError(window.isSecureContext ? 'unsupported' : 'insecure')
  if (typeof MediaRecorder === 'undefined') throw new MicrophoneError('unsupported')
  const mimeType = chooseFormat((type) => MediaRecorder.isTypeSupported(type), isSafari(navigator.vendor))
  if (!mimeType) throw new MicrophoneError('unsupported')

  const stream = await devices.getUserMedia({ audio: voiceConstraints }).catch((reason: unknown) => {
    throw new MicrophoneError(faultOf(reason), reason)
  })
  try {
    return wrap(stream, mimeType, onLost)
  } catch (reason) {
    for (const track of stream.getTracks()) track.stop()
    throw new MicrophoneError('unsupported', reason)
  }
}

/** A voice at 20 to 60 cm in a hall with other people. Nothing plays while it records, so no echo to cancel. */
const voiceConstraints: MediaTrackConstraints = {
  channelCount: { ideal: 1 },
  autoGainControl: { ideal: true },
  noiseSuppression: { ideal: true },
  echoCancellation: { ideal: false },
}

function wrap(stream: MediaStream, mimeType: string, onLost: () => void): Microphone {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: voiceBitsPerSecond })
  const meter = createLevelMeter(audioContext(), stream)
  const listening = new AbortController()
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', onLost, { signal: listening.signal })
  }
  return {
    mimeType,
    level: meter.sample,
    roll(listener) {
      const { signal } = listening
      recorder.addEventListener('start', listener.onStart, { signal })
      recorder.addEventListener('dataavailable', (event) => listener.onData(event.data), { signal })
      recorder.addEventListener('stop', listener.onEnd, { signal })
      const onError = (event: Event) => {
        console.error('The recorder failed', event)
        // By the specification the last data and `stop` follow, but not every browser stops.
        listener.onError()
      }
      recorder.addEventListener('error', onError, { signal })
      recorder.start(sliceMs)
    },
    askForData() {
      if (recorder.state === 'recording') recorder.requestData()
    },
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
    },
    close() {
      listening.abort()
      try {
        if (recorder.state !== 'inactive') recorder.stop()
      } catch (reason) {
        console.warn('The recorder does not stop; its microphone is closed', reason)
      }
      meter.close()
      for (const track of stream.getTracks()) track.stop()
    },
  }
}

/** The names of DOMException that getUserMedia rejects with. */
export function faultOf(reason: unknown): RecorderFault {
  const name = reason instanceof Error ? reason.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noDevice'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported'
}
