import type { Context } from 'tone'
import { describe, expect, test, vi } from 'vitest'
import { OceanSoundscape } from '#audio/soundscape/OceanSoundscape.ts'
import { WalkingSoundscape } from '#audio/soundscape/WalkingSoundscape.ts'
import { seededRandom } from '#contract/random.ts'
import { playOffline, rate, ticksEvery } from './playOffline.ts'
import { integratedLoudness, shortTimeLoudness } from '#server/storyteller/sound/loudness.ts'
import { flatness, meanSpectrum } from '#tests/spectrum.ts'

const soundscapes = [
  ['Walking Ambience', WalkingSoundscape, -26],
  ['Ocean Waves', OceanSoundscape, -22],
] as const
/** Half a minute of sound takes its time on a small machine. */
vi.setConfig({ testTimeout: 60_000 })

type Kind = (typeof soundscapes)[number][1]

describe.each(soundscapes)('[PLAY-02] %s', (_, Kind, loudness) => {
  test('plays at its level, fades in and out, has its timbre, and never clips', async () => {
    const channels = await heard(Kind, 1, 40)
    expect(Math.abs(integratedLoudness(channels, rate) - loudness)).toBeLessThan(3)
    const levels = shortTimeLoudness(channels, rate).toSorted((one, other) => one - other)
    expect(at(levels, 0.95) - at(levels, 0.1)).toBeGreaterThan(8)
    expect(flatness(meanSpectrum(channels[0]), rate, 100, 10_000)).toBeLessThan(0.4)
    expect(channels.every((samples) => samples.every((sample) => Math.abs(sample) < 0.8))).toBe(true)
  })

  test('is the same from the same seed, and never otherwise', async () => {
    const [first] = await heard(Kind, 1, 5)
    const [again] = await heard(Kind, 1, 5)
    const [other] = await heard(Kind, 2, 5)
    expect(likeness(first, again)).toBeGreaterThan(0.9999)
    expect(likeness(first, other)).toBeLessThan(0.3)
  })

  test('fades in and out in a straight line: no click', async () => {
    const [full] = await heard(Kind, 3, 8)
    const [stopped] = await heard(Kind, 3, 8, { stopAt: 5, fadeIn: 2 })
    const fade = (seconds: number) => Math.max(0, Math.min(seconds / 2, 1, 1 - (seconds - 5) / 0.6))
    const strays = full.map((sample, index) => Math.abs((stopped[index] ?? 0) - sample * fade(index / rate)))
    expect(Math.max(...maxima(strays))).toBeLessThan(0.003)
  })

  test('goes on in a hidden tab, which looks at the clock once a second', async () => {
    const channels = await playOffline(20, [0.1, ...ticksEvery(1, 0.1, 20)], begin(Kind, 4))
    const quietest = Math.min(...shortTimeLoudness(channels, rate, 1).slice(3))
    expect(quietest).toBeGreaterThan(-60)
  })

  test('skips events during a page’s sleep, and frees finished ones', async () => {
    const connections = countConnections()
    const counts: number[] = []
    const awake = ticksEvery(0.1, 0, 20)
    await playOffline(80, [...awake, ...ticksEvery(0.1, 70, 80)], (context) => {
      begin(Kind, 5)(context)
      context.on('tick', () => counts.push(connections.now()))
    })
    connections.stop()
    const [before, after] = [counts.slice(50, awake.length), counts.slice(awake.length)]
    expect(Math.max(...after)).toBeLessThan(1.5 * Math.max(...before))
  })

  test('is disposed of without a trace, in the midst of it', async () => {
    const connections = countConnections()
    const playing: number[] = []
    const after: number[] = []
    const [samples] = await playOffline(13, ticksEvery(0.1, 0, 13), (context) => {
      const playAndDispose = () => {
        const soundscape = new Kind({ context, random: seededRandom(6) }).connect(context.destination).start()
        context.setTimeout(() => {
          playing.push(connections.now())
          soundscape.dispose()
          expect(soundscape.dispose().disposed).toBe(true)
          after.push(connections.now())
        }, 5)
      }
      // Twice, because Tone's context makes a few nodes of its own with the first.
      context.setTimeout(playAndDispose, 0.5)
      context.setTimeout(playAndDispose, 6)
    })
    connections.stop()
    expect(after[1]).toBe(after[0])
    expect(playing[1]).toBeGreaterThan((after[0] ?? 0) + 10)
    const loudest = maxima(samples.map(Math.abs))
    expect(loudest[10]).toBeGreaterThan(0.001)
    expect(loudest[12]).toBe(0)
  })
})

function begin(Kind: Kind, seed: number, { stopAt = 1000, fadeIn = 0.01 } = {}): (context: Context) => void {
  return (context) => {
    const soundscape = new Kind({ context, random: seededRandom(seed), fadeIn }).connect(context.destination)
    soundscape.start(0)
    context.setTimeout(() => soundscape.stop(stopAt), stopAt - 0.1)
  }
}

async function heard(
  Kind: Kind,
  seed: number,
  seconds: number,
  options?: { stopAt?: number; fadeIn?: number },
) {
  return playOffline(seconds, ticksEvery(0.1, 0, seconds), begin(Kind, seed, options))
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN

/** Of each second: an argument a sample would be too many. */
function maxima(samples: Float32Array): readonly number[] {
  return Array.from({ length: Math.floor(samples.length / rate) }, (_, second) =>
    Math.max(...samples.subarray(second * rate, (second + 1) * rate)),
  )
}

/** Correlation of two signals, sample by sample; 1 is the same. */
function likeness(one: Float32Array, other: Float32Array): number {
  let [product, onePower, otherPower] = [0, 0, 0]
  for (const [index, sample] of one.entries()) {
    const against = other[index] ?? 0
    product += sample * against
    onePower += sample ** 2
    otherPower += against ** 2
  }
  return Math.abs(product) / Math.sqrt(onePower * otherPower)
}

/** Nodes that are connected to something, from now on. */
function countConnections(): { now(): number; stop(): void } {
  const connected = new Set<AudioNode>()
  const { connect, disconnect } = AudioNode.prototype
  const watch = (
    name: 'connect' | 'disconnect',
    original: typeof connect | typeof disconnect,
    note: (node: AudioNode) => void,
  ) =>
    Reflect.set(AudioNode.prototype, name, function noted(this: AudioNode, ...args: unknown[]) {
      note(this)
      return Reflect.apply(original, this, args)
    })
  watch('connect', connect, (node) => connected.add(node))
  watch('disconnect', disconnect, (node) => connected.delete(node))
  return {
    now: () => connected.size,
    stop: () => {
      Reflect.set(AudioNode.prototype, 'connect', connect)
      Reflect.set(AudioNode.prototype, 'disconnect', disconnect)
    },
  }
}
