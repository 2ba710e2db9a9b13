/** What runs as long as the tape does: hiss, fast wind, rewind. All go round without a seam. */
import { filtered } from '../dsp/filter.ts'
import { aroundLoop } from '../dsp/loop.ts'
import { blow, bodyModes, materials, ring } from '../dsp/modal.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { type Random, seededRandom } from '../dsp/random.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { mixAround, scaled, shaped, silence } from '../dsp/samples.ts'
import { mono, type Sound, stereo } from '../dsp/sound.ts'

const rate = 32_000
const turn = 2 * Math.PI

/** Ferric tape after playback: rising above 1 kHz, falling off towards 10 kHz, never quite even. Two tracks. */
export function tapeHiss(): Sound {
  const seconds = 6
  const [left, right] = ['left', 'right'].map((side) => {
    const random = seededRandom(`tape hiss ${side}`)
    const noise = whiteNoise(seconds * rate, random)
    const coloured = aroundLoop(noise, rate, 0.5, (samples) =>
      filtered(
        samples,
        rate,
        { kind: 'highpass', hz: 180 },
        { kind: 'highshelf', hz: 2200, db: 7 },
        { kind: 'lowpass', hz: 9500, q: 0.6 },
      ),
    )
    // Coating and contact are uneven: slow, whole numbers of waves in the loop keep it round.
    return shaped(
      coloured,
      rate,
      (time) =>
        1 + 0.06 * Math.sin((turn * 2 * time) / seconds) + 0.05 * Math.sin((turn * 7 * time) / seconds + 1),
    )
  })
  return stereo(left ?? new Float32Array(0), right ?? new Float32Array(0), rate)
}

interface Wind {
  readonly seed: string
  readonly seconds: number
  /** Turns of the driven and the driven-off reel in the whole loop. */
  readonly turns: readonly [number, number]
  /** Motor tone, Hz; whole periods in the loop. */
  readonly motorHz: number
  /** How far speed and tone drift up and down once in the loop, parts of 1. */
  readonly drift: number
  /** Level of the tape's own rustle beside the motor. */
  readonly tape: number
}

/** Steady, so that the room can bend its pitch with the reel: at rate 1 a C60 in the middle of its side. */
export function fastWind(): Sound {
  return wind({ seed: 'fast wind', seconds: 4, turns: [36, 44], motorHz: 236, drift: 0, tape: 1 })
}

/** For the overlay of a full rewind: the tape rustles more, and speed comes and goes as the packs change. */
export function rewindLoop(): Sound {
  return wind({ seed: 'rewind', seconds: 6, turns: [51, 76], motorHz: 264, drift: 0.07, tape: 1.35 })
}

function wind({ seed, seconds, turns, motorHz, drift, tape }: Wind): Sound {
  const random = seededRandom(seed)
  const length = seconds * rate
  // Everything rides on one clock: position in the loop, bent by the drift, whole at the end.
  const clock = (time: number) => time - (drift * seconds * Math.sin((turn * time) / seconds)) / turn
  const reel = (count: number, time: number, phase: number) =>
    Math.sin((turn * count * clock(time)) / seconds + phase)

  const out = silence(seconds, rate)
  mix(out, motor(length, motorHz, clock), 0, 0.17)
  const rustle = (lowHz: number, highHz: number) =>
    aroundLoop(whiteNoise(length, random), rate, 0.3, (samples) =>
      filtered(samples, rate, { kind: 'highpass', hz: lowHz }, { kind: 'lowpass', hz: highHz }),
    )
  const body = shaped(
    rustle(300, 2600),
    rate,
    (time) => (1 + 0.34 * reel(turns[0], time, 0)) * (1 + 0.26 * reel(turns[1], time, 2)),
  )
  mix(out, body, 0, 0.2 * tape)
  // The edge of the tape brushing the shell: brighter, in short strokes, once a turn.
  const edge = shaped(rustle(2600, 7500), rate, (time) => Math.max(0, reel(turns[1], time, 1)) ** 3)
  mix(out, edge, 0, 0.13 * tape)
  rattle(out, turns[0], 0.5, seconds, drift, random)
  rattle(out, turns[1], 0.32, seconds, drift, random)
  const boxed = aroundLoop(out, rate, 0.5, (samples) =>
    filtered(
      samples,
      rate,
      { kind: 'peak', hz: 410, q: 1.4, db: 5 },
      { kind: 'peak', hz: 1250, q: 1.1, db: 3 },
      { kind: 'highshelf', hz: 5000, db: -5 },
    ),
  )
  return mono(scaled(boxed, 0.5), rate)
}

/** A small brushed motor and its belt: a tone with odd and even parts, commutator buzz, and the gear above. */
function motor(length: number, hz: number, clock: (seconds: number) => number): Float32Array {
  const gear = Math.round(hz * 5.25)
  return new Float32Array(length).map((_, i) => {
    const angle = turn * hz * clock(i / rate)
    const whine = Math.sin((angle * gear) / hz + 0.6 * Math.sin(angle / 4))
    const shaking = 1 + 0.12 * Math.sin(angle / 8)
    return (
      shaking *
        (Math.sin(angle) +
          0.5 * Math.sin(2 * angle + 0.4) +
          0.3 * Math.sin(3 * angle) +
          0.12 * Math.sin(6 * angle)) +
      0.16 * whine
    )
  })
}

/** The hubs have play on their spindles: one small knock a turn, never twice the same. */
function rattle(
  out: Float32Array,
  turns: number,
  force: number,
  seconds: number,
  drift: number,
  random: Random,
) {
  for (let knock = 0; knock < turns; knock++) {
    const even = (knock / turns) * seconds
    const at =
      even + (drift * seconds * Math.sin((turn * even) / seconds)) / turn + random.between(-0.003, 0.003)
    const modes = bodyModes(materials.plastic, random.between(820, 1050), random)
    mixAround(out, ring(modes, blow(0.0012, force * random.vary(0.6), rate, random), 0.08, rate), at * rate)
  }
}
