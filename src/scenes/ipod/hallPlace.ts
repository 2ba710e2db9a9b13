import type { HallPlace } from '../hall/hallDevice.ts'

/** In the hall it stands in the light of its own room: endless white. */
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
  lamp: { from: [-0.12, 0.8, 0.4], color: '#ffffff', power: 5.4, angle: 0.3, near: 0.08 },
  plinth: '#cbd0d7',
  glow: { color: '#eef2fa', power: 0.3, at: [0, 0.03], size: 0.125, stars: 0 },
}
