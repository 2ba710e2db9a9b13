import type { PlayerHandle } from '../../lib/playback.ts'
import { audioContext } from '../engine.ts'
import type { SoundBytes } from '../mixer/createMixer.ts'
import { theMixer } from '../mixer/mixer.ts'
import { createPlayback, type Recording } from '../player/createPlayback.ts'
import { barsOf } from './bars.ts'

/** Fine enough for the lowest bars, short enough to follow syllables. */
const fftSize = 2048

/** All that speaks in a room: one recording at a time, and what its sound is made of. */
export interface RoomVoice {
  createPlayer(recording: Recording): PlayerHandle
  /** How high each bar of the spectrum stands now, 0 to 1, in place; all 0 before anything has sounded. */
  readBars(bars: Float32Array): void
}

/**
 *   element ─> source ─> analyser ─> the mixer's voice bus; straight to the speakers where there is no mixer
 *
 * A media element can be led into a context once in its life, so all this is made once and kept.
 * @param bytesOf for the mixer, which fetches its sounds by it
 */
export function createRoomVoice(bytesOf: SoundBytes): RoomVoice {
  let analyser: AnalyserNode | null = null
  let spectrum = new Float32Array(0)

  function makeElement(): HTMLAudioElement {
    const element = new Audio()
    element.preload = 'auto'
    const context = audioContext()
    const source = new MediaElementAudioSourceNode(context, { mediaElement: element })
    const listening = new AnalyserNode(context, { fftSize, smoothingTimeConstant: 0.72 })
    source.connect(listening)
    listening.connect(context.destination)
    theMixer(bytesOf).then(
      (mixer) => {
        listening.disconnect()
        mixer.attach(listening, 'voice', 2)
      },
      (error: unknown) => console.warn('The voice goes past the mixer', error),
    )
    spectrum = new Float32Array(listening.frequencyBinCount)
    analyser = listening
    return element
  }

  const playback = createPlayback(makeElement)
  return {
    createPlayer: playback.createPlayer,
    readBars: (bars) => {
      if (analyser === null) {
        bars.fill(0)
        return
      }
      analyser.getFloatFrequencyData(spectrum)
      barsOf(spectrum, analyser.context.sampleRate, bars)
    },
  }
}
