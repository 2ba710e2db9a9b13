import type { ToneAudioNode } from 'tone'
import type { Stop } from '#lib/time/timers.ts'
import type { PartVoice } from './PartVoice.ts'
import { DegaussVoice, DiskVoice, HeadVoice, MotorVoice } from './voices.ts'

const voices = {
  motor: MotorVoice,
  head: HeadVoice,
  disk: DiskVoice,
  degauss: DegaussVoice,
} satisfies Record<string, new () => PartVoice>

/** Plays a part once into a channel of the mixer. Returns a function that ends it early. */
export function playPart(name: keyof typeof voices, channel: ToneAudioNode): Stop {
  return new voices[name]().connect(channel).start()
}
