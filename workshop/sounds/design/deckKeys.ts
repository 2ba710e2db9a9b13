/**
 * The piano keys of the deck. All five share one mechanism: a finger lands on the cap, the key travels against its
 * spring, a latch falls in behind it, and the whole case answers. What differs is what hangs on the key: the head
 * carriage on play, the latch bar on stop, the idler wheels on the winding keys.
 */
import { bodyModes, materials, type Mode } from '../dsp/modal.ts'
import { type Random, seededRandom } from '../dsp/random.ts'
import { silence } from '../dsp/samples.ts'
import { oneShotRate as rate, type Sound } from '../dsp/sound.ts'
import { addSpring, hit, inCabinet, scrape } from './mechanics.ts'

interface Key {
  /** Lowest modes of cap, latch and case, Hz. */
  readonly capHz: number
  readonly latchHz: number
  readonly caseHz: number
  /** From the finger's landing to the latch, seconds. */
  readonly travel: number
  /** Of the latch and the case, beside the finger's 1. */
  readonly latchForce: number
  readonly caseForce: number
  /** The return spring's lowest mode, Hz, and how loud it sings. */
  readonly springHz: number
  readonly spring: number
  /** What hangs on the key and moves with it, seconds after the latch. */
  readonly extras: readonly Extra[]
  /** The same on the way back, seconds after the key has reached its top. */
  readonly back: readonly Extra[]
}

interface Extra {
  readonly after: number
  readonly part: 'carriage' | 'bar' | 'idler' | 'leaf'
  readonly force: number
}

const keys = {
  /** The heaviest throw of the common keys: the head carriage goes up and the pinch roller lands. */
  play: {
    capHz: 1480,
    latchHz: 2350,
    caseHz: 118,
    travel: 0.062,
    latchForce: 1,
    caseForce: 1.5,
    springHz: 640,
    spring: 0.5,
    extras: [
      { after: 0.026, part: 'carriage', force: 1.5 },
      { after: 0.049, part: 'carriage', force: 0.6 },
    ],
    back: [{ after: 0.014, part: 'carriage', force: 0.8 }],
  },
  /** Pulls the latch bar back: every other key lets go at once. */
  stop: {
    capHz: 1720,
    latchHz: 3050,
    caseHz: 152,
    travel: 0.044,
    latchForce: 0.8,
    caseForce: 0.9,
    springHz: 820,
    spring: 0.7,
    extras: [
      { after: 0.011, part: 'bar', force: 1.1 },
      { after: 0.024, part: 'bar', force: 0.8 },
      { after: 0.042, part: 'leaf', force: 0.5 },
    ],
    back: [
      { after: 0.007, part: 'leaf', force: 0.8 },
      { after: 0.024, part: 'bar', force: 0.7 },
    ],
  },
  /** Swings the idler wheel to the left reel: three teeth of the rack pass. */
  rewind: {
    capHz: 1310,
    latchHz: 2050,
    caseHz: 136,
    travel: 0.052,
    latchForce: 0.75,
    caseForce: 0.8,
    springHz: 700,
    spring: 0.4,
    extras: [
      { after: 0.018, part: 'idler', force: 0.9 },
      { after: 0.033, part: 'idler', force: 0.75 },
      { after: 0.052, part: 'idler', force: 0.6 },
    ],
    back: [
      { after: 0.009, part: 'idler', force: 0.75 },
      { after: 0.027, part: 'idler', force: 0.6 },
    ],
  },
  /** To the right reel: a shorter throw, two teeth, a brighter latch. */
  'fast-forward': {
    capHz: 1610,
    latchHz: 2620,
    caseHz: 168,
    travel: 0.047,
    latchForce: 0.85,
    caseForce: 0.75,
    springHz: 760,
    spring: 0.45,
    extras: [
      { after: 0.014, part: 'idler', force: 1.1 },
      { after: 0.058, part: 'leaf', force: 0.7 },
    ],
    back: [{ after: 0.038, part: 'idler', force: 0.9 }],
  },
  /** The lightest key; a heart cam catches it: tick, tick. */
  pause: {
    capHz: 2130,
    latchHz: 3900,
    caseHz: 205,
    travel: 0.036,
    latchForce: 0.55,
    caseForce: 0.4,
    springHz: 960,
    spring: 0.6,
    extras: [{ after: 0.03, part: 'leaf', force: 0.75 }],
    back: [{ after: -0.006, part: 'leaf', force: 0.5 }],
  },
} as const satisfies Record<string, Key>

export type KeyName = keyof typeof keys

export const keyNames: readonly KeyName[] = ['play', 'stop', 'rewind', 'fast-forward', 'pause']

export function keyPress(name: KeyName): Sound {
  const key: Key = keys[name]
  const random = seededRandom(`deck key ${name} press`)
  const out = silence(0.42, rate)
  const parts = partsOf(key, random)
  const landing = 0.004
  // The finger is soft: a long contact that hardly wakes the cap.
  hit(out, landing, parts.cap, 0.0024, 0.6, random)
  hit(out, landing + 0.001, parts.panel, 0.0035, 0.22 * key.caseForce, random)
  scrape(out, landing + 0.008, key.travel - 0.012, 0.016, random)
  const latched = landing + key.travel
  hit(out, latched, parts.latch, 0.00022, 0.95 * key.latchForce, random)
  hit(out, latched + 0.0006, parts.cap, 0.0004, 1.5, random)
  hit(out, latched + 0.0007, parts.panel, 0.0011, 0.85 * key.caseForce, random)
  hit(out, latched + 0.001, parts.body, 0.0036, 0.62 * key.caseForce, random)
  // It bounces once before it lies still.
  hit(out, latched + 0.009 * random.vary(0.2), parts.latch, 0.0003, 0.34 * key.latchForce, random)
  addSpring(out, latched + 0.002, { hz: key.springHz, level: 0.16 * key.spring, decay: 0.13 }, random)
  for (const extra of key.extras) addExtra(out, latched, extra, key, random)
  return inCabinet(out)
}

/** The key comes up again: no finger, the spring sings more freely, and felt stops it. */
export function keyRelease(name: KeyName): Sound {
  const key: Key = keys[name]
  const random = seededRandom(`deck key ${name} release`)
  const out = silence(0.3, rate)
  const parts = partsOf(key, random)
  const unlatched = 0.003
  const travel = 0.36 * key.travel
  hit(out, unlatched, parts.latch, 0.00035, 0.5 * key.latchForce, random)
  addSpring(out, unlatched + 0.001, { hz: key.springHz, level: 0.3 * key.spring, decay: 0.13 }, random)
  scrape(out, unlatched + 0.002, travel, 0.012, random)
  const top = unlatched + travel
  hit(out, top, parts.cap, 0.0006, 1.3, random)
  hit(out, top + 0.0004, parts.panel, 0.0019, 0.42 * key.caseForce, random)
  hit(out, top + 0.0008, parts.body, 0.005, 0.3 * key.caseForce, random)
  hit(out, top + 0.013 * random.vary(0.2), parts.cap, 0.0011, 0.4, random)
  for (const extra of key.back) addExtra(out, top, extra, key, random)
  return inCabinet(out)
}

interface Parts {
  readonly cap: readonly Mode[]
  readonly latch: readonly Mode[]
  readonly panel: readonly Mode[]
  readonly body: readonly Mode[]
}

function partsOf(key: Key, random: Random): Parts {
  return {
    cap: bodyModes(materials.plastic, key.capHz, random),
    latch: bodyModes(materials.steel, key.latchHz, random),
    panel: bodyModes(materials.panel, key.caseHz * 2.7, random),
    body: bodyModes(materials.chassis, key.caseHz, random),
  }
}

function addExtra(
  out: Float32Array,
  moment: number,
  { after, part, force }: Extra,
  key: Key,
  random: Random,
): void {
  const at = moment + after
  switch (part) {
    case 'carriage':
      hit(out, at, bodyModes(materials.chassis, key.caseHz * 0.82, random), 0.004, 0.55 * force, random)
      hit(out, at + 0.001, bodyModes(materials.panel, 390, random), 0.0014, 0.7 * force, random)
      return
    case 'bar':
      hit(out, at, bodyModes(materials.steel, key.latchHz * 0.62, random), 0.0003, 0.75 * force, random)
      hit(
        out,
        at + 0.0005,
        bodyModes(materials.chassis, key.caseHz * 1.3, random),
        0.004,
        0.9 * force,
        random,
      )
      return
    case 'idler':
      hit(out, at, bodyModes(materials.plastic, key.capHz * 0.7, random), 0.0007, 1.15 * force, random)
      return
    case 'leaf':
      hit(out, at, bodyModes(materials.steel, key.latchHz * 1.18, random), 0.0003, 0.55 * force, random)
  }
}
