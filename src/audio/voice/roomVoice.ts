import type { PlayerHandle } from '#lib/playback.ts'
import { audioContext } from '../engine.ts'
import { mediaSource } from '../mediaSource.ts'
import type { SoundBytes } from '../mixer/createMixer.ts'
import { theMixer } from '../mixer/mixer.ts'
import { createPlayback, type Recording } from '../player/createPlayback.ts'
import { voiceElement } from '../voiceElement.ts'
import { openSpectrum, type Spectrum } from './spectrum.ts'

/** All that speaks in a room: one recording at a time, and what its sound is made of. */
export interface RoomVoice {
  createPlayer(recording: Recording): PlayerHandle
  /** What its sound is made of, made when it is first played; null before. */
  spectrum(): Spectrum | null
}

/** A voice is strong below and weak above: Hz, dB re full scale, dB an octave. */
const voiceLook = { range: [90, 7600], decibels: { lowest: -88, highest: -30 }, tilt: 2.4 } as const

/**
 *   element ─> source ─> the mixer's voice bus; straight to the speakers where there is no mixer
 *                 └───> spectrum
 *
 * A media element can be led into a context once in its life, so all this is made once and kept.
 * @param bytesOf for the mixer, which fetches its sounds by it
 * @param bands of the spectrum
 */
export function createRoomVoice(bytesOf: SoundBytes, bands: number): RoomVoice {
  let spectrum: Spectrum | null = null

  function makeElement(): HTMLAudioElement {
    const element = voiceElement()
    element.preload = 'auto'
    const context = audioContext()
    const source = mediaSource(context, element)
    source.connect(context.destination)
    theMixer(bytesOf).then(
      (mixer) => {
        source.disconnect(context.destination)
        mixer.connectVoice(element)
      },
      (error: unknown) => console.warn('The voice goes past the mixer', error),
    )
    spectrum = openSpectrum(context, element, { bands, ...voiceLook })
    return element
  }

  const playback = createPlayback(makeElement)
  return { createPlayer: playback.createPlayer, spectrum: () => spectrum }
}
