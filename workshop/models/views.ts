import type { View } from './viewer/view.ts'

/** An object that comes apart: put together, half open, open, and open from behind. */
function opening(distance: number, target: View['target'], more: readonly View[] = []): View[] {
  const seen = { azimuth: 34, elevation: 22, target }
  return [
    { ...seen, name: 'shut', open: 0, distance: distance * 0.8 },
    { ...seen, name: 'half', open: 0.5, distance },
    { ...seen, name: 'open', open: 1, distance },
    { ...seen, name: 'behind', azimuth: 146, open: 1, distance },
    ...more,
  ]
}

/** The pictures by which each model is judged. */
export const views: Readonly<Record<string, View[]>> = {
  answeringMachine: [
    { name: 'hero', azimuth: 24, elevation: 34, distance: 780, target: [0, 20, 0] },
    { name: 'top', azimuth: 0, elevation: 70, distance: 700, target: [0, 20, 0] },
    { name: 'close', azimuth: -14, elevation: 46, distance: 380, target: [-46, 40, -20] },
    { name: 'dark', azimuth: -24, elevation: 26, distance: 760, target: [0, 20, 0], dark: true },
  ],
  cassette: [
    {
      name: 'hero',
      azimuth: 24,
      elevation: 16,
      distance: 330,
      target: [0, 0, 0],
      turn: [-12, 0, 14],
      floor: -48,
    },
    { name: 'front', azimuth: 0, elevation: 0, distance: 300, target: [0, 0, 0], floor: -60 },
    { name: 'close', azimuth: -22, elevation: 14, distance: 200, target: [12, 2, 4], fov: 16, floor: -48 },
    { name: 'edge', azimuth: 30, elevation: -38, distance: 220, target: [0, -22, 0], floor: -80 },
    { name: 'back', azimuth: 205, elevation: 18, distance: 330, target: [0, 0, 0], floor: -48 },
    { name: 'dark', azimuth: -28, elevation: 20, distance: 330, target: [0, 0, 0], dark: true, floor: -40 },
  ],
  cassetteInside: opening(
    460,
    [0, -4, 16],
    [
      { name: 'back', azimuth: 205, elevation: 18, distance: 330, target: [0, 0, 0], floor: -48 },
      { name: 'front', azimuth: 0, elevation: 0, distance: 300, target: [0, 0, 0], floor: -60 },
      { name: 'close', azimuth: 52, elevation: 12, distance: 260, target: [0, -8, 0], open: 1 },
    ],
  ),
  deck: [
    { name: 'hero', azimuth: 24, elevation: 14, distance: 1000, target: [0, -4, -60] },
    {
      name: 'open',
      azimuth: -16,
      elevation: 12,
      distance: 620,
      target: [-100, 2, 0],
      pose: { door: 1 },
      insert: { model: 'cassette', anchor: 'door_anchor' },
    },
    {
      name: 'close',
      azimuth: 26,
      elevation: 20,
      distance: 300,
      target: [70, 0, 0],
      pose: { button_play: 1 },
    },
    { name: 'knob', azimuth: -24, elevation: 18, distance: 200, target: [176, 0, 0] },
    {
      name: 'dark',
      azimuth: -22,
      elevation: 10,
      distance: 1150,
      target: [-10, -4, -60],
      dark: true,
      insert: { model: 'cassette', anchor: 'cassette_anchor' },
    },
  ],
  deckInside: opening(
    1500,
    [0, 90, -60],
    [
      { name: 'back', azimuth: 205, elevation: 14, distance: 1000, target: [0, 0, -120] },
      { name: 'front', azimuth: 0, elevation: 0, distance: 1000, target: [0, 0, 0] },
      { name: 'above', azimuth: 150, elevation: 48, distance: 1100, target: [0, 20, -120], open: 1 },
    ],
  ),
  player: [
    { name: 'hero', azimuth: 28, elevation: 10, distance: 330, target: [0, 0, 0] },
    { name: 'front', azimuth: 0, elevation: 0, distance: 320, target: [0, 0, 0] },
    { name: 'close', azimuth: -28, elevation: 26, distance: 190, target: [2, -22, 4], fov: 18 },
    { name: 'top', azimuth: 20, elevation: 52, distance: 190, target: [0, 44, 0] },
    { name: 'back', azimuth: 205, elevation: 14, distance: 330, target: [0, 0, 0] },
    { name: 'dark', azimuth: -30, elevation: 12, distance: 330, target: [0, 0, 0], dark: true },
  ],
  playerInside: opening(
    420,
    [0, 0, 14],
    [
      { name: 'back', azimuth: 205, elevation: 14, distance: 330, target: [0, 0, 0] },
      { name: 'front', azimuth: 0, elevation: 0, distance: 320, target: [0, 0, 0] },
      { name: 'side', azimuth: 68, elevation: 10, distance: 380, target: [0, 0, 14], open: 1 },
    ],
  ),
  speaker: [
    { name: 'hero', azimuth: 20, elevation: 20, distance: 820, target: [0, 118, 0] },
    { name: 'close', azimuth: 20, elevation: 34, distance: 240, target: [0, 222, 10] },
    { name: 'grille', azimuth: -20, elevation: 8, distance: 200, target: [-8, 130, 30] },
    { name: 'dark', azimuth: 25, elevation: 16, distance: 820, target: [0, 118, 0], dark: true },
  ],
  speakerInside: opening(
    1700,
    [0, 250, 0],
    [
      { name: 'back', azimuth: 200, elevation: 14, distance: 820, target: [0, 118, 0] },
      { name: 'top', azimuth: 24, elevation: 34, distance: 620, target: [0, 470, 0], open: 1 },
      { name: 'low', azimuth: 24, elevation: -8, distance: 900, target: [0, 110, 0], open: 1 },
    ],
  ),
  computer: [
    { name: 'hero', azimuth: 30, elevation: 12, distance: 1750, target: [10, 165, 60] },
    { name: 'machine', azimuth: -34, elevation: 10, distance: 1250, target: [0, 190, 0] },
    { name: 'back', azimuth: 206, elevation: 26, distance: 1500, target: [0, 190, 20] },
    { name: 'handle', azimuth: 190, elevation: 48, distance: 620, target: [0, 370, -70] },
    { name: 'front', azimuth: 0, elevation: 3, distance: 1250, target: [0, 190, 0] },
    { name: 'low', azimuth: 16, elevation: 12, distance: 460, target: [40, 70, 190] },
    { name: 'keys', azimuth: 22, elevation: 34, distance: 480, target: [110, 20, 380] },
    { name: 'side', azimuth: 90, elevation: 6, distance: 1400, target: [0, 190, 40] },
  ],
  computerInside: opening(
    3300,
    [0, 360, 0],
    [
      { name: 'back', azimuth: 200, elevation: 14, distance: 1750, target: [10, 190, 0] },
      { name: 'front', azimuth: 0, elevation: 3, distance: 1250, target: [0, 190, 0] },
      { name: 'side', azimuth: 72, elevation: 16, distance: 2100, target: [0, 180, 0], open: 1 },
    ],
  ),
  shelf: [
    {
      name: 'hero',
      azimuth: 24,
      elevation: 14,
      distance: 2300,
      target: [0, 160, 0],
      insert: { model: 'deck', anchor: 'shelf' },
    },
  ],
  plinth: [
    {
      name: 'hero',
      azimuth: 28,
      elevation: 8,
      distance: 3200,
      target: [0, 520, 0],
      insert: { model: 'speaker', anchor: 'plinth_anchor' },
    },
  ],
}
