import type { HallPlace } from '../hall/hallDevice.ts'

/** In the hall it stands in the light of its own room: dusk with a lamp from the left. */
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
  lamp: { from: [-0.42, 0.5, 0.62], color: '#ffbe82', power: 6.4, angle: 0.3, near: 0.4 },
  plinth: '#21140c',
  glow: { color: '#ff8a3c', power: 0.15, at: [-0.07, 0.05], size: 0.135, stars: 0 },
}
