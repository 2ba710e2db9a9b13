import type { HallPlace } from '../hall/hallDevice.ts'

/** In the hall it has the light of its own scene: dusk with a lamp from the left. */
export const tapeInHall: HallPlace = {
  slug: 'tape',
  model: 'cassette',
  scale: 1.42,
  half: [0.0715, 0.02],
  height: 0.092,
  foot: 0.0326,
  lean: -0.2,
  forward: 0.012,
  turn: [0.42, 0.06],
  closeUp: { share: 0.52, above: 0.03, away: 0.34 },
  lamp: { from: [-0.42, 0.5, 0.62], color: '#ffbe82', power: 5.2, angle: 0.3, near: 0.4 },
  rig: {
    tint: '#ffd9ae',
    ambient: [0.015, 0.06],
    formers: [
      { at: [-8, 3.2, 2.5], size: [4, 7], power: 12, color: '#ffb46a' },
      { at: [-2.5, 6, 7], size: [7, 3], power: 3, color: '#ffcf9a' },
      { at: [0, 8, -4], size: [8, 3], power: 6, color: '#ffb878' },
      { at: [8, 2.5, -5], size: [1.6, 8], power: 12, color: '#ffc48d' },
      { at: [4, 0.5, 8], size: [3, 6], power: 0.7, color: '#ffe0c0' },
    ],
  },
  plinth: '#1d1714',
  glow: { color: '#ff8a3c', power: 0.15, at: [-0.07, 0.05], size: 0.135, stars: 0 },
}
