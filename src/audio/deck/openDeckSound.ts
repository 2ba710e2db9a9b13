import { after } from '#lib/time/timers.ts'
import type { Mixer } from '../Mixer.ts'
import { PeakMeter } from '../meter/PeakMeter.ts'
import type { SimulatedSource } from '../meter/simulation.ts'
import { VoicePlayer } from '../VoicePlayer.ts'
import { createDeckSounds, type DeckSounds } from './createDeckSounds.ts'
import { TapeMechanism, type TapeMechanismOptions } from './TapeMechanism.ts'

export interface DeckSound {
  readonly mechanism: TapeMechanism
  readonly meter: PeakMeter
  readonly sounds: DeckSounds
  /** Fades out within milliseconds; resolves when the element may be reused. */
  dispose(): Promise<void>
}

interface DeckSoundOptions extends Pick<TapeMechanismOptions, 'volume' | 'wear'> {
  readonly element: HTMLMediaElement
  /** What the meter shows where the signal cannot be read. */
  readonly recording: SimulatedSource
}

/** Opens the sound of a deck with the knobs' present values. */
export type OpenDeckSound = (options: DeckSoundOptions) => DeckSound

/** Seconds of the final fade: three time constants of the volume. */
const fadeSeconds = 0.06

/**
 *   element ─> mechanism ─> voice bus
 *                  └─> meter
 */
export function openDeckSound(
  mixer: Pick<Mixer, 'bus' | 'prepare' | 'play' | 'loop'>,
  { element, recording, volume, wear }: DeckSoundOptions,
): DeckSound {
  const bus = mixer.bus('voice')
  const { context } = bus
  const mechanism = new TapeMechanism({ context, volume, wear }).connect(bus)
  const player = new VoicePlayer({ context, element }).connect(mechanism)
  const meter = new PeakMeter({ context, recording })
  mechanism.head.connect(meter)
  const sounds = createDeckSounds(mixer)
  return {
    mechanism,
    meter,
    sounds,
    dispose: async () => {
      sounds.dispose()
      mechanism.setVolume(0)
      if (!element.paused) await new Promise<void>((resolve) => after(fadeSeconds * 1000, resolve))
      for (const node of [player, meter, mechanism]) node.dispose()
    },
  }
}
