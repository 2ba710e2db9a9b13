import type { HallPlace } from '../hall/hallDevice.ts'

/** In the hall it has the light of its own scene: night. */
export const echoInHall: HallPlace = {
  slug: 'echo',
  model: 'speaker',
  scale: 0.8,
  half: [0.034, 0.034],
  height: 0.189,
  foot: 0,
  lean: 0,
  forward: 0,
  turn: [-0.5, 0.15],
  closeUp: { share: 0.84, above: 0.095, away: 0.3 },
  lamp: { from: [0.34, 0.55, -0.42], color: '#a9c8ff', power: 7, angle: 0.32, near: 0.4 },
  rig: {
    tint: '#8fb4ff',
    ambient: [0.006, 0.02],
    formers: [
      { at: [-9, 2, -2.6], size: [2.2, 12], power: 26, color: '#8fb8ff' },
      { at: [9, 2, -1.2], size: [2.4, 12], power: 34, color: '#cfe0ff' },
      { at: [-5, 4, 8], size: [1.6, 9], power: 2.2, color: '#a8c4ff' },
      { at: [0, 9, -1], size: [5, 4], power: 5, color: '#7fd8ff' },
    ],
  },
  plinth: '#10131a',
  glow: { color: '#1f57d8', power: 0.15, at: [0.03, 0.06], size: 0.15, stars: 1 },
}
