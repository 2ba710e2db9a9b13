import { filter } from '../../server/storyteller/sound/filter.ts'
import { reverberate, type Acoustics } from '../../server/storyteller/sound/reverb.ts'
import { mix, ramp, type Stereo } from '../../server/storyteller/sound/samples.ts'
import { type Sound, stereo } from '../sounds/dsp/sound.ts'

/** Hz. */
export const bedRate = 24_000
/** Longer than any tail in a bed, seconds. */
const leadSeconds = 4
/** What has a rhythm of its own is led over into its beginning in this time, seconds. */
const seamSeconds = 0.05
/** Nothing in a bed is above this, Hz: consonants have the treble to themselves. */
const highHz = 4200

/** An empty loop. */
export function emptyLoop(seconds: number): Stereo {
  const length = Math.round(seconds * bedRate)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** The loop through what remembers (filters, echoes, rooms), as if it had been going round for ever. */
export function around(loop: Stereo, process: (loop: Stereo) => void): Sound {
  const lead = leadSeconds * bedRate
  const led = { left: withLead(loop.left, lead), right: withLead(loop.right, lead) }
  process(led)
  return stereo(closed(led.left, lead), closed(led.right, lead), bedRate)
}

/** The loop with the tail of its left side on both: the room is heard as one. */
export function withReverb(loop: Stereo, acoustics: Acoustics, wet: number): Sound {
  return around(loop, ({ left, right }) => {
    for (const [index, tail] of reverberate([left], 2, acoustics, bedRate, left.length).entries()) {
      filter(tail, bedRate, { kind: 'highpass', hz: 180 })
      mix(index === 0 ? left : right, tail, 0, wet)
    }
  })
}

function withLead(samples: Float32Array, lead: number): Float32Array {
  const result = new Float32Array(lead + samples.length)
  result.set(samples.subarray(-lead))
  result.set(samples, lead)
  return result
}

function closed(led: Float32Array, lead: number): Float32Array {
  filter(led, bedRate, { kind: 'lowpass', hz: highHz }, { kind: 'lowpass', hz: highHz })
  const seam = Math.round(seamSeconds * bedRate)
  const start = led.length - seam
  for (let i = 0; i < seam; i++) {
    const share = ramp(i / seam)
    led[start + i] = (led[start + i] ?? 0) * (1 - share) + (led[lead - seam + i] ?? 0) * share
  }
  return led.slice(lead)
}

/** A chord on its way: MIDI notes from low to high, and when it sounds. */
interface Chord {
  readonly notes: readonly number[]
  readonly at: number
}

/** The chords of a loop, home last: a narration ends where the loop does. */
export function chordsOf(
  [home = [], ...others]: readonly (readonly number[])[],
  seconds: number,
): readonly Chord[] {
  return [...others, home].map((notes, index) => ({ notes, at: index * seconds }))
}
