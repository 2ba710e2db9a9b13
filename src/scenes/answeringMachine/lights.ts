import type { Rig } from '../stage/Studio.tsx'

/** A hallway in the evening: a lamp with a shade at the right, and the last light of a door at the left. Metres. */
export const hallway: Rig = {
  tint: '#8c7a68',
  ambient: [0.01, 0.05],
  formers: [
    { at: [5, 4.5, -3], size: [4, 4], power: 7, color: '#ffb877' },
    { at: [-2, 8, 2], size: [8, 6], power: 0.7, color: '#ffc792' },
    { at: [-7, 3, 4], size: [2, 7], power: 2.2, color: '#86a5dd' },
    { at: [1, 3, 9], size: [7, 4], power: 0.95, color: '#d8c6b2' },
  ],
}

/** Factor on what surfaces reflect of it. */
export const reflections = 0.85

/** The lamp; candela, radians. */
export const lamp = {
  position: [0.36, 0.56, -0.16],
  at: [0.0, 0.0, 0.0],
  color: '#ffbf86',
  intensity: 1.6,
  angle: 0.98,
  penumbra: 1,
} as const

/** The door at the left; candela, radians. */
export const door = {
  position: [-0.8, 0.4, 0.5],
  at: [0, 0, 0],
  color: '#7f9fe0',
  intensity: 0.42,
  angle: 0.6,
  penumbra: 1,
} as const

/** What the lit message lamp throws on the face around it; candela, and metres at which it ends. */
export const red = { color: '#ff2a14', intensity: 0.006, distance: 0.062 } as const
