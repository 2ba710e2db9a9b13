import { filter } from '#server/storyteller/sound/filter.ts'
import { balance } from './sound/balance.ts'
import { compress, tame } from './sound/dynamics.ts'
import { disperse, mixExcitation } from './sound/smooth.ts'

/** Makes a synthesized voice pleasant: without rumble and buzz, balanced as people are, its harshness held, evened out. */
export function shapeVoice(voice: Float32Array, sampleRate: number): void {
  filter(voice, sampleRate, { kind: 'highpass', hz: 75 })
  mixExcitation(voice, sampleRate)
  disperse(voice, sampleRate)
  balance(voice, sampleRate)
  tame(voice, sampleRate)
  compress(voice, sampleRate)
}
