/**
 * Walking Ambience: someone walks a gravel path between birds, enters a hall with a wooden floor, crosses it, and is
 * outside again where the loop began.
 */
import { lines, smooth } from '../dsp/envelope.ts'
import { filtered } from '../dsp/filter.ts'
import { aroundLoop, soundAroundLoop } from '../dsp/loop.ts'
import { pinkNoise } from '../dsp/noise.ts'
import { seededRandom } from '../dsp/random.ts'
import { inRoom, type Room, rooms } from '../dsp/room.ts'
import { mix, mixAround, shaped, silence } from '../dsp/samples.ts'
import { mono, type Sound } from '../dsp/sound.ts'
import { fluteSong, hedgeCall } from './birds.ts'
import { creak, gravelStep, parquetStep } from './footsteps.ts'

const rate = 24_000
const seconds = 32
/** In the hall from here to there. */
const enters = 15.6
const leaves = 30.7
const stepSeconds = 0.575
/** Boards that give under the foot. */
const creakingSteps = new Set([35, 47])

/** 1 in the open, 0 in the hall; the doorway takes a good second. */
const outdoors = lines([
  [0, 1],
  [enters - 0.7, 1],
  [enters + 0.9, 0],
  [leaves - 0.7, 0],
  [leaves + 0.9, 1],
])

export function walkingAmbience(): Sound {
  const outside = silence(seconds, rate)
  const inside = silence(seconds, rate)
  addSteps(outside, inside)
  const around = (samples: Float32Array, room: Room) =>
    soundAroundLoop(mono(samples, rate), 4, (sound) => inRoom(sound, room, 0)).channels[0] ?? samples
  const birds = around(addBirds(), { ...rooms.sky, wet: 0.5 })

  const out = silence(seconds, rate)
  mix(out, outside, 0)
  mix(out, around(inside, { ...rooms.hall, wet: 0.13 }), 0, 0.42)
  // Through the walls the birds are a memory.
  mix(
    out,
    shaped(birds, rate, (time) => 0.05 + 0.95 * outdoors(time)),
    0,
    0.045,
  )
  mix(out, breeze(), 0, 0.016)
  mix(out, roomTone(), 0, 0.015)
  return mono(out, rate)
}

function addSteps(outside: Float32Array, inside: Float32Array): void {
  const random = seededRandom('walking steps')
  // A whole even number of steps fills the loop, so the feet go on alternating over the joint.
  const count = 2 * Math.round(seconds / stepSeconds / 2)
  for (let step = 0; step < count; step++) {
    const at = (step / count) * seconds + 0.016 * random.normal()
    const isInside = at > enters && at < leaves
    // Nobody walks evenly: one foot comes down a little harder.
    const gait = { weight: random.vary(0.22) * (step % 2 === 0 ? 1.06 : 0.94), pace: random.vary(0.09) }
    const samples = isInside ? parquetStep(rate, gait, random) : gravelStep(rate, gait, random)
    mixAround(isInside ? inside : outside, samples, at * rate)
    if (creakingSteps.has(step)) mixAround(inside, creak(rate, random), (at + 0.12) * rate, 0.1)
  }
}

function addBirds(): Float32Array {
  const random = seededRandom('walking birds')
  const out = silence(seconds, rate)
  // They do not know of the loop: songs may run over its end.
  for (let at = 1.2; at < seconds; at += random.between(1.4, 3.6)) {
    const isFlute = random.next() < 0.6
    const song = isFlute ? fluteSong(rate, random) : hedgeCall(rate, random)
    const nearness = random.between(0.25, 1)
    const far = filtered(song, rate, { kind: 'lowpass', hz: 3000 + 5000 * nearness })
    mixAround(out, far, at * rate, nearness)
  }
  return out
}

/** Air in leaves: comes and goes, outside only. */
function breeze(): Float32Array {
  const random = seededRandom('walking breeze')
  const air = aroundLoop(pinkNoise(seconds * rate, random), rate, 1, (samples) =>
    filtered(samples, rate, { kind: 'highpass', hz: 250 }, { kind: 'lowpass', hz: 2600, q: 0.6 }),
  )
  return shaped(air, rate, (time) => {
    const gust =
      0.6 + 0.4 * Math.sin((2 * Math.PI * 3 * time) / seconds) * Math.sin((2 * Math.PI * 5 * time) / seconds)
    return gust * outdoors(time)
  })
}

/** A large room is never silent: a low breath from ducts and street. */
function roomTone(): Float32Array {
  const random = seededRandom('walking room')
  const tone = aroundLoop(pinkNoise(seconds * rate, random), rate, 1, (samples) =>
    filtered(samples, rate, { kind: 'highpass', hz: 90 }, { kind: 'lowpass', hz: 420 }),
  )
  return shaped(tone, rate, (time) => smooth(1 - outdoors(time)))
}
