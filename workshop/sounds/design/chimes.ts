/** Tones that machines greet with. All are our own: intervals, voicings and timbres of no maker. */
import { lines, struck, swell } from '../dsp/envelope.ts'
import { filtered, sweptFilter } from '../dsp/filter.ts'
import { blow, bodyModes, materials, ring } from '../dsp/modal.ts'
import { noiseBand } from '../dsp/noise.ts'
import { partialTone, sine } from '../dsp/oscillator.ts'
import { seededRandom } from '../dsp/random.ts'
import { withReverb, acoustics } from '../dsp/acoustics.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { scaled, shaped, silence, sum } from '../dsp/samples.ts'
import { oneShotRate as rate, type Sound, stereo } from '../dsp/sound.ts'

/** Equal temperament over A4 = 440 Hz; notes as semitones from it. */
function pitch(semitones: number): number {
  return 440 * 2 ** (semitones / 12)
}

/**
 * The pocket player: its disk spins up (4,200 turns a minute are 70 Hz) and its heads unlock; then three glass notes,
 * a fourth and a tone above E, as cool as the white case.
 */
export function playerStart(): Sound {
  const random = seededRandom('player start')
  const left = silence(3.1, rate)
  const right = silence(3.1, rate)
  const spin = sine(
    2.1,
    rate,
    lines([
      [0, 22],
      [1.2, 70],
      [2.1, 70],
    ]),
  )
  const disk = shaped(
    sum(
      spin,
      scaled(
        sine(
          2.1,
          rate,
          lines([
            [0, 44],
            [1.2, 140],
            [2.1, 140],
          ]),
        ),
        0.5,
      ),
    ),
    rate,
    swell(2.1, 0.55),
  )
  const air = shaped(noiseBand(Math.round(2.1 * rate), rate, random, 1400, 6000), rate, swell(2.1, 0.6))
  const notes = [
    { at: 0.62, note: 7, side: -0.25 },
    { at: 0.8, note: 12, side: 0.25 },
    { at: 1.04, note: 14, side: 0.05 },
  ]
  for (const [channel, sign] of [
    [left, -1],
    [right, 1],
  ] as const) {
    mix(channel, disk, 0, 0.1)
    mix(channel, air, 0, 0.007)
    for (const at of [0.2, 0.233, 0.301])
      mix(
        channel,
        ring(bodyModes(materials.steel, 2900, random), blow(0.0004, 0.07, rate, random), 0.06, rate),
        at * rate,
      )
    for (const { at, note, side } of notes)
      mix(channel, glass(pitch(note)), at * rate, 0.3 * (1 + sign * side))
  }
  return withReverb(stereo(left, right, rate), acoustics.chamber, 0.5)
}

function glass(hz: number): Float32Array {
  return partialTone(
    1.9,
    rate,
    hz,
    [
      { ratio: 1, gain: 1, decay: 1.7 },
      { ratio: 1.0017, gain: 0.5, decay: 1.9 },
      { ratio: 2.005, gain: 0.22, decay: 1.1 },
      { ratio: 2.76, gain: 0.07, decay: 0.5 },
      { ratio: 5.4, gain: 0.035, decay: 0.18 },
    ],
    0.008,
  )
}

/** Semitones from A4: fifths stacked on D, the ninth and the sixth on top, no third below: open, warm, unresolved. */
const chord = [
  { note: -31, gain: 0.42, at: 0 },
  { note: -24, gain: 0.5, at: 0.012 },
  { note: -17, gain: 0.52, at: 0.026 },
  { note: -10, gain: 0.48, at: 0.041 },
  { note: -7, gain: 0.4, at: 0.05 },
  { note: -5, gain: 0.4, at: 0.058 },
  { note: 2, gain: 0.28, at: 0.071 },
  { note: 7, gain: 0.2, at: 0.088 },
]

/** The all-in-one computer: the tube thumps, and a spread chord of detuned pairs opens and closes its filter. */
export function computerStart(): Sound {
  const random = seededRandom('computer start')
  const seconds = 3.4
  const sides = [-1, 1].map((side) => {
    const voices = silence(seconds, rate)
    chord.forEach(({ note, gain, at }, index) => {
      // Low notes in the middle, high ones wider; each side is detuned the other way.
      const width = Math.min(1, index / 5) * (index % 2 === 0 ? 1 : -1)
      const cents = side * random.between(3, 6)
      const tone = string(pitch(note) * 2 ** (cents / 1200), seconds - at, random.next())
      mix(voices, tone, at * rate, gain * (1 + 0.45 * side * width))
    })
    const open = sweptFilter(
      voices,
      rate,
      'lowpass',
      lines([
        [0, 500],
        [0.09, 4800],
        [0.9, 1900],
        [seconds, 380],
      ]),
      0.8,
    )
    const thump = shaped(
      sine(
        0.4,
        rate,
        lines([
          [0, 62],
          [0.3, 46],
        ]),
      ),
      rate,
      struck(0.006, 0.42),
    )
    return sum(open, scaled(thump, 0.6))
  })
  const dry = stereo(sides[0] ?? silence(0, rate), sides[1] ?? silence(0, rate), rate)
  return withReverb(dry, acoustics.chamber, 0.5)
}

/** A bowed, hollow tone: harmonics that fall by 1/about n^1.4, a slow attack and a light chorus. */
function string(hz: number, seconds: number, phase: number): Float32Array {
  const step = (2 * Math.PI * hz) / rate
  const envelope = struck(0.035, 3.3)
  return silence(seconds, rate).map((_, i) => {
    const time = i / rate
    const angle = step * i + 0.35 * Math.sin(2 * Math.PI * (0.9 * time + phase)) + 2 * Math.PI * phase
    let value = 0
    for (let n = 1; n <= 9; n++) value += Math.sin(n * angle) / n ** (n % 2 === 0 ? 1.6 : 1.3)
    return value * envelope(time)
  })
}

/** The speaker wakes: two soft wooden notes, a rising fourth. */
export function speakerWake(): Sound {
  return speaker(
    'speaker wake',
    [
      { at: 0.004, note: 2, gain: 0.8 },
      { at: 0.15, note: 7, gain: 1 },
    ],
    0.9,
  )
}

/** It has understood: the upper note first, then the open fifth under it, longer. */
export function speakerAnswer(): Sound {
  return speaker(
    'speaker answer',
    [
      { at: 0.004, note: 7, gain: 0.75 },
      { at: 0.17, note: 0, gain: 0.9 },
      { at: 0.178, note: -12, gain: 0.5 },
    ],
    1.3,
  )
}

interface Note {
  readonly at: number
  readonly note: number
  readonly gain: number
}

function speaker(seed: string, notes: readonly Note[], seconds: number): Sound {
  const random = seededRandom(seed)
  const out = silence(seconds, rate)
  for (const { at, note, gain } of notes) {
    const hz = pitch(note)
    const bar = ring(
      bodyModes(materials.marimba, hz, seededRandom('bar')).map((mode, i) => ({
        ...mode,
        hz: hz * (materials.marimba.ratios[i] ?? 1),
      })),
      blow(0.0035, gain, rate, random),
      seconds - at,
      rate,
    )
    const tube = partialTone(
      seconds - at,
      rate,
      hz,
      [
        { ratio: 1, gain: 0.5, decay: 0.75 },
        { ratio: 2, gain: 0.06, decay: 0.4 },
      ],
      0.018,
    )
    mix(out, sum(bar, scaled(tube, gain)), at * rate, 0.5)
  }
  const soft = filtered(out, rate, { kind: 'lowpass', hz: 4200 })
  return withReverb(stereo(soft, soft, rate), acoustics.chamber, 0.5)
}
