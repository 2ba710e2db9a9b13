import { grounds } from '../hold/grounds.ts'
import type { Former, Rig } from '../stage/Studio.tsx'

const litByLamp: readonly Former[] = [
  // The lamp with its shade, and its light on the ceiling.
  { at: [-7, 2.6, 4.5], size: [3.2, 5], power: 12, color: '#ffb068' },
  { at: [-3, 8, 3], size: [9, 6], power: 0.8, color: '#ffb878' },
  // The lit surroundings behind the viewer, which brushed metal reflects.
  { at: [-4.2, 1.2, 9], size: [6, 7], power: 0.5, color: '#ffc898' },
  { at: [2.4, 0.2, 9.5], size: [4, 7], power: 0.2, color: '#aab0c4' },
  { at: [3.6, 7, 6], size: [5, 4], power: 0.6, color: '#c3cdea' },
]
const windows: readonly Former[] = [
  { at: [9, 3, 3], size: [3.4, 7], power: 5.5, color: '#6f9be6' },
  { at: [7.4, 1.5, 7], size: [1.8, 7], power: 1.2, color: '#7098e0' },
]

/** Dusk: a lamp on the left, the last blue in the window on the right. Metres. */
export const dusk: Rig = {
  tint: '#8f8578',
  ambient: [0.008, 0.03],
  formers: [...litByLamp, ...windows],
}

export const reflections = 0.9

/** The lamp; candela. */
export const lamp = {
  position: [-0.58, 0.27, 0.7],
  at: [0.02, 0.05, -0.1],
  color: '#ffbd85',
  intensity: 2.75,
  angle: 0.74,
  penumbra: 0.8,
} as const

/** The window; candela. */
export const windowLight = {
  position: [0.78, 0.22, 0.36],
  at: [0.12, 0, -0.1],
  color: '#5f90f0',
  intensity: 0.3,
  angle: 0.75,
  penumbra: 1,
} as const

/** The bulb over the cassette; candela, and its range in metres. */
export const bulb = {
  position: [-0.128, 0.062, -0.004],
  color: '#ffb877',
  distance: 0.16,
  decay: 1.4,
} as const

/** The same dusk for an object in the hand. */
export const inHand = {
  // Less blue, since a side turned to the window would have no other colour.
  rig: { ...dusk, formers: [...litByLamp, ...windows.map((pane) => ({ ...pane, color: '#aab2c2' }))] },
  intensity: 2.2,
  lamp: { color: lamp.color, power: 11 },
  backdrop: grounds.tape,
} as const
