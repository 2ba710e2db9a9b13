import type { Rig } from '../stage/Studio.tsx'

/** White of page and scene. */
export const white = '#f4f5f6'

/**
 * A white cove, darker below: a large soft box from the upper left on the face, a narrow one on the right for the
 * steel edge. The dark between them gives metal its shape.
 */
export const cove: Rig = {
  tint: '#ffffff',
  ambient: [0.24, 0.76],
  formers: [
    { at: [0, 9, 3], size: [8, 5], power: 2.2, color: '#ffffff' },
    { at: [-6, 5.5, 7], size: [7, 6], power: 2.7, color: '#ffffff' },
    { at: [8, 2, 0.4], size: [1, 9], power: 5.5, color: '#f6f9ff' },
    { at: [4.5, -3, 8], size: [4, 5], power: 0.42, color: '#eef2f8' },
  ],
}

/** The only lamp; metres from the player's centre. */
export const lamp = {
  from: [-0.34, 0.62, 0.46],
  at: [0.01, -0.03, 0],
  color: '#ffffff',
  /** Candela. */
  power: 1.05,
  /** Half angle of the cone, radians. */
  angle: 0.42,
} as const

/** Darkness of the contact shadow, 0 to 1. */
export const contactShade = 0.4

/** Share of the reflection in the floor, 0 to 1. */
export const mirror = 0.1

/** Metres. */
export const floorSide = 3

/** Reflection of the cove on the body: white plastic whose edges stay darker than its face. */
export const bodyGlow = 1.75
