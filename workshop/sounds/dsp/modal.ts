import type { Random } from './random.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'

/** One way in which a body rings. */
export interface Mode {
  readonly hz: number
  /** Time in which it falls by 60 dB, seconds. */
  readonly decay: number
  readonly gain: number
}

/** What a body is made of, as far as one hears it. */
export interface Material {
  /** Frequencies of its modes as multiples of the lowest. */
  readonly ratios: readonly number[]
  /** 60 dB decay of a mode at 1 kHz, seconds. */
  readonly decay: number
  /** How much faster high modes die: decay at f is decay * (1000 / f) ** damping. */
  readonly damping: number
  /** How much weaker each higher mode is struck: gain is ratio ** -tilt. */
  readonly tilt: number
}

/** Ratios: free plates and bars from textbook acoustics (Fletcher and Rossing); decays set by measure and ear. */
export const materials = {
  /** Moulded key caps and shells: a small, well damped plate. */
  plastic: { ratios: [1, 1.58, 2.24, 2.92, 3.46, 4.72, 6.1], decay: 0.028, damping: 0.55, tilt: 0.55 },
  /** A latch or leaf of spring steel: a bar fixed at one end. */
  steel: { ratios: [1, 2.756, 5.404, 8.933], decay: 0.075, damping: 0.6, tilt: 0.35 },
  /** Sheet-metal chassis in a wooden case: low, wide, soon gone. */
  chassis: { ratios: [1, 1.47, 2.09, 2.56, 3.39, 4.08], decay: 0.028, damping: 0.7, tilt: 0.45 },
  /** The front one's hand is on: a braced plate, the knock between thud and click. */
  panel: { ratios: [1, 1.39, 1.94, 2.53, 3.3, 4.4], decay: 0.026, damping: 0.7, tilt: 0.4 },
  /** A rosewood bar over a tube, tuned so that its second mode is two octaves up. */
  marimba: { ratios: [1, 3.99, 9.6], decay: 0.42, damping: 0.9, tilt: 1.25 },
} as const satisfies Record<string, Material>

/** The modes of a body of this material whose lowest mode lies at `hz`, each a little off as real ones are. */
export function bodyModes(material: Material, hz: number, random: Random): readonly Mode[] {
  return material.ratios.map((ratio) => {
    const modeHz = hz * ratio * random.vary(0.03)
    return {
      hz: modeHz,
      decay: material.decay * (1000 / modeHz) ** material.damping * random.vary(0.15),
      gain: ratio ** -material.tilt * random.vary(0.25),
    }
  })
}

/**
 * A body set ringing by a force. Each mode is a two-pole resonator scaled so that a unit impulse rings at its gain.
 */
export function ring(
  modes: readonly Mode[],
  force: Float32Array,
  seconds: number,
  sampleRate: number,
): Float32Array {
  const result = new Float32Array(Math.round(seconds * sampleRate))
  for (const { hz, decay, gain } of modes) {
    if (hz > 0.45 * sampleRate) continue
    const radius = 10 ** (-3 / (decay * sampleRate))
    const angle = (2 * Math.PI * hz) / sampleRate
    const a1 = 2 * radius * Math.cos(angle)
    const a2 = -radius * radius
    const b = gain * Math.sin(angle)
    let y1 = 0
    let y2 = 0
    for (let i = 0; i < result.length; i++) {
      const y = b * (force[i] ?? 0) + a1 * y1 + a2 * y2
      y2 = y1
      y1 = y
      result[i] = (result[i] ?? 0) + y
    }
  }
  return result
}

/**
 * The force of one blow: half a sine as long as the two bodies touch (hard and light: short and bright; soft and
 * heavy: long and dull), with some roughness. Its sum is `strength` whatever its length.
 */
export function blow(
  contactSeconds: number,
  strength: number,
  sampleRate: number,
  random: Random,
  roughness = 0.25,
): Float32Array {
  const length = Math.max(2, Math.round(contactSeconds * sampleRate))
  const force = new Float32Array(length).map(
    (_, i) => Math.sin((Math.PI * (i + 0.5)) / length) * (1 + roughness * random.normal()),
  )
  const total = force.reduce((all, value) => all + value, 0)
  return force.map((value) => (value * strength) / total)
}

/** Adds a struck body to `target` at a time in seconds. */
export function strike(
  target: Float32Array,
  sampleRate: number,
  at: number,
  modes: readonly Mode[],
  force: Float32Array,
): void {
  const longest = Math.max(...modes.map((mode) => mode.decay))
  mix(target, ring(modes, force, longest * 1.3 + 0.02, sampleRate), at * sampleRate)
}
