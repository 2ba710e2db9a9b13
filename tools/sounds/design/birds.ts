/** Songbirds of no particular species: whistled figures with slides, trills and pauses, all invented here. */
import { smooth } from '../dsp/envelope.ts'
import type { Random } from '../dsp/random.ts'
import { mix, silence } from '../dsp/samples.ts'

/** A low flute that takes its time: four to six notes, most of them bent. */
export function fluteSong(rate: number, random: Random): Float32Array {
  const out = silence(2.6, rate)
  let at = 0
  const notes = 4 + Math.floor(3 * random.next())
  for (let note = 0; note < notes && at < 2; note++) {
    const seconds = random.between(0.12, 0.34)
    const hz = random.between(1700, 2700)
    const bend = random.between(-0.16, 0.2)
    whistle(out, rate, at, seconds, (part) => hz * (1 + bend * Math.sin(2.4 * part)), random.between(0.5, 1))
    at += seconds + random.between(0.03, 0.16)
  }
  // It often ends in a thin, high twitter.
  if (random.next() < 0.6) trill(out, rate, at + 0.02, random.between(4200, 5400), 7, 0.3, random)
  return out
}

/** A small bird in a hedge: one figure, said two to five times. */
export function hedgeCall(rate: number, random: Random): Float32Array {
  const out = silence(1.8, rate)
  const times = 2 + Math.floor(4 * random.next())
  const hz = random.between(3300, 4600)
  const fall = random.between(0.18, 0.42)
  for (let call = 0; call < times; call++) {
    const at = call * 0.26 * random.vary(0.06)
    whistle(out, rate, at, 0.07, (part) => hz * (1.1 - fall * part), 0.7)
    whistle(out, rate, at + 0.095, 0.05, (part) => hz * (0.86 + 0.16 * part), 0.5)
  }
  return out
}

function trill(
  out: Float32Array,
  rate: number,
  at: number,
  hz: number,
  count: number,
  level: number,
  random: Random,
) {
  for (let i = 0; i < count; i++)
    whistle(
      out,
      rate,
      at + i * 0.048,
      0.034,
      (part) => hz * (1 - 0.14 * part) * random.vary(0.01),
      level * (1 - i / (count + 2)),
    )
}

/** One whistled note; `hzAt` takes the part of the note that has passed, 0 to 1. */
function whistle(
  out: Float32Array,
  rate: number,
  at: number,
  seconds: number,
  hzAt: (part: number) => number,
  level: number,
): void {
  let angle = 0
  const note = silence(seconds, rate).map((_, i, all) => {
    const part = i / all.length
    angle += (2 * Math.PI * hzAt(part)) / rate
    const breath = smooth(part * 5) * smooth((1 - part) * 4)
    return breath * (Math.sin(angle) + 0.12 * Math.sin(2 * angle + 1) + 0.03 * Math.sin(3 * angle))
  })
  mix(out, note, at * rate, level)
}
