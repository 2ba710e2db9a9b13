import type { RecorderFault } from '#lib/sound/recording.ts'
import { audioContext } from '../engine.ts'
import { voiceBitsPerSecond } from './budget.ts'
import { createLevelMeter } from './levelMeter.ts'
import type { LevelSample } from './loudness.ts'
import { chooseFormat, isSafari } from './recordingFormat.ts'

/** Why the microphone could not be opened. */
export class MicrophoneError extends Error {
  readonly fault: RecorderFault
  constructor(fault: RecorderFault, cause?: unknown) {
    super(`No microphone: ${fault}`, { cause })
    this.name = 'MicrophoneError'
    this.fault = fault
  }
}

/** Events of the encoder. `onEnd` comes once after `roll`, whatever ended it, unless the encoder fails. */
export interface RollListener {
  readonly onStart: () => void
  readonly onData: (blob: Blob) => void
  readonly onEnd: () => void
  readonly onError: () => void
}

/** An open microphone with its encoder. */
export interface Microphone {
  /** Media type with codec. */
  readonly mimeType: string
  /** Null while the meter has stopped. */
  readonly level: () => LevelSample | null
  readonly roll: (listener: RollListener) => void
  /** Requests the encoder's data between slices. */
  readonly askForData: () => void
  /** Requests the last bytes; `onEnd` follows. @throws where it cannot be stopped */
  readonly stop: () => void
  /** Releases the device. May be called twice. */
  readonly close: () => void
}

/** Milliseconds between slices: without this Safari delivers nothing before the end. */
const sliceMs = 1000

/**
 * Opens the microphone; rejects with MicrophoneError. Calls `onLost` when the device disappears.
 *
 *   track -> MediaRecorder -> slices
 *        \-> MediaStreamAudioSource -> Analyser (level only, not connected to the loudspeaker)
 */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  // The type says that it always exists, but it is missing on plain http and in old browsers.
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

/** For a voice at 20 to 60 cm in a noisy hall. Nothing plays while recording, so there is no echo to cancel. */
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
        // The specification lets data and `stop` follow, but not every browser stops.
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

/** Maps the names of the DOMExceptions of getUserMedia. */
export function faultOf(reason: unknown): RecorderFault {
  const name = reason instanceof Error ? reason.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noDevice'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported'
}
