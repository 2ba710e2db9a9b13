/**
 * Loudness after ITU-R BS.1770, with one deliberate difference: the power of the channels is averaged, not added. So a
 * mono file, which a browser plays on both sides, and the same in two channels read the same, as they sound the same.
 */
import * as standard from '../../../server/storyteller/sound/loudness.ts'
import type { Sound } from './sound.ts'

const averaged = ({ channels }: Sound) => -10 * Math.log10(channels.length)

/** The loudest 0.4 s, LUFS. For what is shorter than that, silence after it counts as part of the block. */
export function momentaryLoudness(sound: Sound): number {
  const blocks = standard.shortTimeLoudness(sound.channels, sound.sampleRate, 0.01)
  return blocks.reduce((loudest, block) => Math.max(loudest, block)) + averaged(sound)
}

/** Gated loudness of the whole, LUFS, for what lasts. */
export function integratedLoudness(sound: Sound): number {
  return standard.integratedLoudness(sound.channels, sound.sampleRate) + averaged(sound)
}

/** LUFS of blocks of 0.4 s every 0.1 s: how the level moves. */
export function shortTimeLoudness(sound: Sound): readonly number[] {
  return standard.shortTimeLoudness(sound.channels, sound.sampleRate).map((block) => block + averaged(sound))
}
