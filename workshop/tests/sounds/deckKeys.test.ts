import { describe, expect, test } from 'vitest'
import { keyNames, keyPress, keyRelease } from '#workshop/sounds/design/deckKeys.ts'
import { playerStart } from '#workshop/sounds/design/chimes.ts'
import { press, wheelTick } from '#workshop/sounds/design/interface.ts'
import { cardSlide } from '#workshop/sounds/design/paper.ts'
import { filtered } from '#workshop/sounds/dsp/filter.ts'
import { rms } from '../../../server/storyteller/sound/samples.ts'
import type { Sound } from '#workshop/sounds/dsp/sound.ts'
import { difference } from './fingerprint.ts'

/** dB; one and the same key made with another seed differs by 2 to 5. */
const distinct = 7.5

const presses = new Map(keyNames.map((name) => [name, keyPress(name)]))
const releases = new Map(keyNames.map((name) => [name, keyRelease(name)]))

describe('the keys of the deck', () => {
  test('no two presses sound alike', () => {
    for (const [one, other, distance] of pairs(presses))
      expect(distance, `${one} and ${other}`).toBeGreaterThan(distinct)
  })

  test('no two releases sound alike', () => {
    for (const [one, other, distance] of pairs(releases))
      expect(distance, `${one} and ${other}`).toBeGreaterThan(distinct)
  })

  test.each(keyNames)('%s comes up with another sound than it goes down with', (name) => {
    expect(difference(keyPress(name), keyRelease(name))).toBeGreaterThan(distinct)
  })

  test('they are one family: each is nearer to its nearest sister than to anything else in the house', () => {
    const strangers = [wheelTick(), press(), cardSlide(), playerStart()]
    for (const [name, sound] of presses) {
      const sisters = [...presses]
        .filter(([other]) => other !== name)
        .map(([, other]) => difference(sound, other))
      const nearestStranger = Math.min(...strangers.map((stranger) => difference(sound, stranger)))
      expect(Math.min(...sisters), name).toBeLessThan(nearestStranger)
    }
  })

  test('they knock and click and do not beep: no tone holds out, and all of the range takes part', () => {
    for (const [name, sound] of presses) {
      const whole = energyDb(sound, 40, 20_000)
      for (const [low, high] of [
        [40, 250],
        [250, 1000],
        [1000, 4000],
      ] as const)
        expect(energyDb(sound, low, high) - whole, `${name} from ${low} Hz`).toBeGreaterThan(-16)
      expect(levelDb(sound, 0.25, 0.3), name).toBeLessThan(-40)
    }
  })
})

function pairs(sounds: ReadonlyMap<string, Sound>): readonly (readonly [string, string, number])[] {
  const list = [...sounds]
  return list.flatMap(([one, sound], index) =>
    list.slice(index + 1).map(([other, against]) => [one, other, difference(sound, against)] as const),
  )
}

function energyDb({ sampleRate, channels }: Sound, lowHz: number, highHz: number): number {
  const band = filtered(
    channels[0] ?? new Float32Array(0),
    sampleRate,
    { kind: 'highpass', hz: lowHz },
    { kind: 'lowpass', hz: highHz },
  )
  return 20 * Math.log10(rms(band))
}

/** Level of a stretch against the loudest 10 ms, dB. */
function levelDb({ sampleRate, channels }: Sound, from: number, to: number): number {
  const samples = channels[0] ?? new Float32Array(0)
  const at = (seconds: number) => Math.round(seconds * sampleRate)
  let loudest = 0
  for (let start = 0; start < samples.length; start += at(0.01))
    loudest = Math.max(loudest, rms(samples, start, start + at(0.01)))
  return 20 * Math.log10(rms(samples, at(from), at(to)) / loudest + 1e-12)
}
