import type { HallPlace } from '../hall/hallDevice.ts'

/** In the hall it stands in the light of its own room: night. */
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
  lamp: { from: [0.34, 0.55, -0.42], color: '#a9c8ff', power: 8.5, angle: 0.32, near: 0.4 },
  plinth: '#10131a',
  glow: { color: '#1f57d8', power: 0.15, at: [0.03, 0.06], size: 0.15, stars: 1 },
}
