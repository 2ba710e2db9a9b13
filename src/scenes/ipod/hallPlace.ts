import type { HallPlace } from '../hall/hallDevice.ts'

/** In the hall it has the light of its own scene: endless white. */
export const ipodInHall: HallPlace = {
  slug: 'ipod',
  model: 'player',
  scale: 1.42,
  half: [0.044, 0.012],
  height: 0.148,
  foot: 0.0524,
  lean: -0.07,
  forward: 0.004,
  turn: [0.36, -0.16],
  closeUp: { share: 0.52, above: 0.03, away: 0.36 },
  lamp: { from: [-0.12, 0.8, 0.4], color: '#ffffff', power: 5, angle: 0.3, near: 0.08 },
  rig: {
    tint: '#ffffff',
    ambient: [0.05, 0.3],
    formers: [
      { at: [0, 9, 2], size: [9, 7], power: 5, color: '#ffffff' },
      { at: [-7, 3, 5], size: [4, 8], power: 4.5, color: '#ffffff' },
      { at: [7.5, 3, 1], size: [1.6, 9], power: 6, color: '#f4f8ff' },
      { at: [-4.5, 2.5, 8.5], size: [6, 9], power: 3.1, color: '#ffffff' },
      { at: [5, 0, 9], size: [3, 5], power: 0.7, color: '#eef4ff' },
      { at: [-5, 3, -8], size: [2, 8], power: 5, color: '#ffffff' },
      { at: [5, 3, -8], size: [2, 8], power: 5, color: '#ffffff' },
    ],
  },
  plinth: '#b9bdc3',
  glow: { color: '#eef2fa', power: 0.3, at: [0, 0.03], size: 0.125, stars: 0 },
}
