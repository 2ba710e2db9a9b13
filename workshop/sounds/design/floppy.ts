import { lines, swell } from '../dsp/envelope.ts'
import { filtered } from '../dsp/filter.ts'
import { bodyModes, materials } from '../dsp/modal.ts'
import { pinkNoise } from '../dsp/noise.ts'
import { sine } from '../dsp/oscillator.ts'
import { seededRandom } from '../dsp/random.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { scaled, shaped, silence, sum } from '../dsp/samples.ts'
import { oneShotRate as rate, type Sound } from '../dsp/sound.ts'
import { hit, inCabinet, slide } from './mechanics.ts'

/** A drive that gives its disk back by motor: it hums up, draws a gear round, lifts the disk and pushes it out. */
export function floppyEject(): Sound {
  const random = seededRandom('floppy eject')
  const out = silence(1, rate)
  hit(out, 0.004, bodyModes(materials.panel, 480, random), 0.0016, 0.3, random)
  const seconds = 0.62
  const pitch = lines([
    [0, 95],
    [0.09, 172],
    [0.42, 158],
    [seconds, 120],
  ])
  // The motor and its third harmonic, and the gear train seven times above it.
  const motor = sum(
    sine(seconds, rate, pitch),
    scaled(
      sine(seconds, rate, (time) => 3 * pitch(time)),
      0.45,
    ),
    scaled(
      sine(seconds, rate, (time) => 7 * pitch(time)),
      0.16,
    ),
  )
  mix(out, shaped(motor, rate, swell(seconds, 0.3)), 0.02 * rate, 0.055)
  const brushes = filtered(pinkNoise(Math.round(seconds * rate), random), rate, {
    kind: 'bandpass',
    hz: 2400,
    q: 0.8,
  })
  mix(out, shaped(brushes, rate, swell(seconds, 0.3)), 0.02 * rate, 0.03)
  for (let tooth = 0; tooth < 13; tooth++)
    hit(
      out,
      0.08 + 0.038 * tooth,
      bodyModes(materials.plastic, 1900, random),
      0.0009,
      0.07 * random.vary(0.5),
      random,
    )
  // Lifted off the spindle, pushed out, held by the lip of the slot.
  hit(out, 0.5, bodyModes(materials.steel, 2100, random), 0.0005, 0.5, random)
  hit(out, 0.502, bodyModes(materials.panel, 330, random), 0.002, 0.8, random)
  slide(out, 0.52, 0.15, 0.05, random)
  hit(out, 0.672, bodyModes(materials.plastic, 760, random), 0.0009, 1.1, random)
  hit(out, 0.674, bodyModes(materials.panel, 290, random), 0.0025, 0.6, random)
  hit(out, 0.713, bodyModes(materials.plastic, 800, random), 0.0013, 0.3, random)
  return inCabinet(out)
}
