/** The small sounds under a finger: wheel, museum mouse, buttons. Dry and short, for they are heard often. */
import { swell } from '../dsp/envelope.ts'
import { blow, bodyModes, materials, type Material, strike } from '../dsp/modal.ts'
import { noiseBand } from '../dsp/noise.ts'
import { seededRandom } from '../dsp/random.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { shaped, silence } from '../dsp/samples.ts'
import { mono, oneShotRate as rate, type Sound } from '../dsp/sound.ts'

/** A piezo disc behind the wheel: almost no body, gone in 4 ms, so that thirty a second stay apart. */
const piezo: Material = { ratios: [1, 1.61, 2.37], decay: 0.009, damping: 0.5, tilt: 0.3 }
/** A fingertip on felt over wood. */
const felt: Material = { ratios: [1, 1.8, 2.9, 4.4], decay: 0.02, damping: 0.7, tilt: 1.1 }

export function wheelTick(): Sound {
  const random = seededRandom('wheel tick')
  const out = silence(0.024, rate)
  strike(out, rate, 0.0006, bodyModes(piezo, 2500, random), blow(0.00022, 1, rate, random, 0))
  return mono(out, rate)
}

/** A mouse button of the time: the switch snaps in, a light shell answers, and it snaps back 70 ms later. */
export function museumClick(): Sound {
  const random = seededRandom('museum click')
  const out = silence(0.2, rate)
  for (const { at, force, hz } of [
    { at: 0.002, force: 1, hz: 3300 },
    { at: 0.076, force: 0.55, hz: 3800 },
  ]) {
    strike(
      out,
      rate,
      at,
      bodyModes(materials.steel, hz, random).map((mode) => ({ ...mode, decay: mode.decay / 3 })),
      blow(0.0003, 0.7 * force, rate, random),
    )
    strike(
      out,
      rate,
      at + 0.0004,
      bodyModes(materials.plastic, 1250, random),
      blow(0.0008, force, rate, random),
    )
    strike(
      out,
      rate,
      at + 0.001,
      bodyModes(materials.plastic, 420, random),
      blow(0.002, 0.8 * force, rate, random),
    )
  }
  return mono(out, rate)
}

/** Every button of the museum itself: less a click than a touch. */
export function press(): Sound {
  const random = seededRandom('press')
  const out = silence(0.07, rate)
  strike(out, rate, 0.001, bodyModes(felt, 360, random), blow(0.0028, 1, rate, random, 0.1))
  strike(out, rate, 0.001, bodyModes(felt, 1150, random), blow(0.0012, 0.16, rate, random, 0.1))
  const skin = noiseBand(Math.round(0.012 * rate), rate, random, 1200, 3600)
  mix(out, shaped(skin, rate, swell(0.012, 0.25)), 0, 0.018)
  return mono(out, rate)
}
