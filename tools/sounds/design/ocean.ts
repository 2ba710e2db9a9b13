/**
 * Ocean Waves: a beach at night. Each swell is a little story: it gathers, breaks in several strokes along the shore,
 * runs up as foam, and drains back through the pebbles while the next one gathers. Mono: at the bytes a room may load,
 * two channels would cost all that lies above 5 kHz, and with it the foam.
 */
import { lines, smooth, swell } from '../dsp/envelope.ts'
import { filtered, sweptFilter } from '../dsp/filter.ts'
import { aroundLoop } from '../dsp/loop.ts'
import { pinkNoise, whiteNoise } from '../dsp/noise.ts'
import { type Random, seededRandom } from '../dsp/random.ts'
import { mixAround, scaled, shaped, silence, sum } from '../dsp/samples.ts'
import { mono, type Sound } from '../dsp/sound.ts'

const rate = 24_000
const seconds = 30
/** Between crests, seconds: waves come in groups, never to a beat. */
const shortest = 5.4
const longest = 9.8

interface Wave {
  /** When its crest breaks, seconds into the loop. */
  readonly at: number
  readonly size: number
}

export function oceanWaves(): Sound {
  const random = seededRandom('ocean waves')
  const out = farSurf(random)
  for (const wave of waves(random)) addWave(out, wave, random)
  return mono(out, rate)
}

function waves(random: Random): readonly Wave[] {
  const found: Wave[] = []
  for (let at = 2.6; at < seconds - shortest * 0.6; at += random.between(shortest, longest))
    found.push({ at, size: random.between(0.45, 1) })
  return found
}

function addWave(out: Float32Array, { at, size }: Wave, random: Random): void {
  const place = (time: number) => (at + time) * rate
  mixAround(out, gathering(random), place(-3.2), 0.58 * size)
  mixAround(out, breaking(size, random), place(-0.5), 0.6 * size)
  mixAround(out, foam(size, random), place(0.15), 0.3 * size)
  mixAround(out, bubbles(0.1, 4.6, Math.round(2600 * size), [900, 5200], random), place(0.3), 0.3 * size)
  mixAround(out, drain(size, random), place(2.6), 0.2 * size)
  mixAround(out, bubbles(0.6, 3.4, Math.round(900 * size), [380, 1500], random), place(2.9), 0.3 * size)
}

/** Far out many waves break at once: a low breath under everything, itself coming and going. */
function farSurf(random: Random): Float32Array {
  const noise = pinkNoise(seconds * rate, random)
  const low = aroundLoop(noise, rate, 1, (samples) =>
    filtered(
      samples,
      rate,
      { kind: 'highpass', hz: 45 },
      { kind: 'lowpass', hz: 420 },
      { kind: 'lowpass', hz: 1100 },
    ),
  )
  return shaped(low, rate, (time) => {
    const turn = (2 * Math.PI * time) / seconds
    return 0.15 * (1 + 0.35 * Math.sin(3 * turn) + 0.25 * Math.sin(7 * turn + 2))
  })
}

/** The swell draws itself up: a rumble that rises in pitch and level. */
function gathering(random: Random): Float32Array {
  const length = 4.4
  const noise = pinkNoise(Math.round(length * rate), random)
  const rising = sweptFilter(
    noise,
    rate,
    'lowpass',
    lines([
      [0, 130],
      [3.1, 520],
      [3.6, 900],
      [length, 260],
    ]),
    0.9,
  )
  return shaped(rising, rate, swell(length, 0.76))
}

/** The crest falls: one heavy, broad stroke made of several that do not fall together. */
function breaking(size: number, random: Random): Float32Array {
  const length = 3.2
  const strokes = Array.from({ length: 5 }, (_, stroke) => {
    const begin = stroke === 0 ? 0 : random.between(0.05, 0.85)
    const noise = pinkNoise(Math.round((length - begin) * rate), random)
    const top = random.between(1500, 3400) * (0.6 + 0.4 * size)
    const colour = lines([
      [0, 260],
      [0.4, top],
      [0.9, top * 0.45],
      [2.2, 420],
    ])
    const falling = sweptFilter(noise, rate, 'lowpass', colour, 0.75)
    const envelope = (time: number) => smooth(time / 0.42) * Math.exp(-Math.max(0, time - 0.3) / 0.6)
    const placed = silence(length, rate)
    mixAround(placed, shaped(falling, rate, envelope), begin * rate, stroke === 0 ? 1 : 0.55)
    return placed
  })
  const all = filtered(sum(...strokes), rate, { kind: 'highpass', hz: 60 })
  return shaped(all, rate, (time) => smooth((length - time) / 1.2))
}

/** Foam runs up the sand: bright, boiling in patches, and dies away from the top of the spectrum down. */
function foam(size: number, random: Random): Float32Array {
  const length = 6
  const noise = whiteNoise(Math.round(length * rate), random)
  const bright = sweptFilter(
    noise,
    rate,
    'lowpass',
    lines([
      [0, 2500],
      [0.7, 6800],
      [2.6, 3900],
      [length, 1500],
    ]),
    0.7,
  )
  const band = filtered(
    bright,
    rate,
    { kind: 'highpass', hz: 700 },
    { kind: 'peak', hz: 2300, q: 0.8, db: 4 },
  )
  const boil = patches(length, 9, random)
  const run = lines([
    [0, 0],
    [0.5, 1],
    [1.4, 0.62],
    [3.2, 0.2],
    [length, 0],
  ])
  return scaled(
    shaped(band, rate, (time) => run(time) * run(time) ** 0.3 * boil(time)),
    0.55 + 0.25 * size,
  )
}

/** Water drawn back through pebbles: a narrow hiss that sinks, with a rattle in it. */
function drain(size: number, random: Random): Float32Array {
  const length = 4.4
  const noise = whiteNoise(Math.round(length * rate), random)
  const sinking = sweptFilter(
    noise,
    rate,
    'bandpass',
    lines([
      [0, 2600],
      [2, 1500],
      [length, 700],
    ]),
    1.1,
  )
  const stones = patches(length, 22, random)
  return scaled(
    shaped(sinking, rate, (time) => swell(length, 0.38)(time) * stones(time)),
    0.6 + 0.4 * size,
  )
}

/** A level that wanders around 1 some `perSecond` times a second: water is never even. */
function patches(length: number, perSecond: number, random: Random): (time: number) => number {
  const points = Array.from(
    { length: Math.ceil(length * perSecond) + 2 },
    () => 0.45 + 1.1 * random.next() ** 2,
  )
  return (time) => {
    const at = time * perSecond
    const index = Math.floor(at)
    const from = points[index] ?? 1
    return from + ((points[index + 1] ?? 1) - from) * smooth(at - index)
  }
}

/**
 * Air caught in the foam: each bubble rings once at the pitch of its size, a little sharper as it rises to burst.
 * They come densest soon after the crest and thin out.
 */
function bubbles(
  riseSeconds: number,
  length: number,
  count: number,
  [lowHz, highHz]: readonly [number, number],
  random: Random,
): Float32Array {
  const out = silence(length + 0.1, rate)
  for (let bubble = 0; bubble < count; bubble++) {
    const at = Math.min(length, riseSeconds * random.next() - (length / 4.5) * Math.log(1 - random.next()))
    const hz = lowHz * (highHz / lowHz) ** random.next()
    const decay = random.between(8, 22) / hz
    const size = Math.round(5 * decay * rate)
    const level = random.next() ** 3 * Math.sqrt(lowHz / hz)
    const start = Math.round(at * rate)
    const step = (2 * Math.PI * hz) / rate
    for (let i = 0; i < size && start + i < out.length; i++) {
      const time = i / rate
      const ringing = Math.sin(step * i * (1 + 0.8 * time)) * Math.exp(-time / decay)
      out[start + i] = (out[start + i] ?? 0) + level * ringing
    }
  }
  return out
}
