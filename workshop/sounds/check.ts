import type { SoundPlace } from './catalogue.ts'
import { decibels } from '../../server/storyteller/sound/samples.ts'
import type { Product } from './produce.ts'
import { loudnessTargets, loudnessTolerance, peakLimitDb, placeBudgetBytes } from './targets.ts'

/** Loudness as heard, LUFS. */
export function heardLoudness({ fileLoudness, gain }: Product): number {
  return fileLoudness + decibels(gain)
}

/** Bytes that each room loads, what is loaded everywhere included. */
export function placeBytes(products: readonly Product[]): ReadonlyMap<SoundPlace, number> {
  const bytes = new Map<SoundPlace, number>()
  for (const { entry, mp3 } of products) {
    for (const place of entry.places) bytes.set(place, (bytes.get(place) ?? 0) + mp3.length)
  }
  const everywhere = bytes.get('everywhere') ?? 0
  return new Map([...bytes].map(([place, own]) => [place, place === 'everywhere' ? own : own + everywhere]))
}

/** What is wrong with these sounds, a sentence each; empty when nothing is. */
export function faultsOf(products: readonly Product[]): readonly string[] {
  const faults: string[] = []
  for (const product of products) {
    const { name, loudness } = product.entry
    const heard = heardLoudness(product)
    const target = loudnessTargets[loudness]
    if (Math.abs(heard - target) > loudnessTolerance)
      faults.push(`${name} is heard at ${heard.toFixed(1)} LUFS, its target is ${target}.`)
    if (product.filePeakDb > peakLimitDb)
      faults.push(`${name} peaks at ${product.filePeakDb.toFixed(1)} dB, the limit is ${peakLimitDb}.`)
  }
  for (const [place, bytes] of placeBytes(products)) {
    if (bytes > placeBudgetBytes)
      faults.push(`The room '${place}' loads ${bytes} bytes of sound, the limit is ${placeBudgetBytes}.`)
  }
  return faults
}
