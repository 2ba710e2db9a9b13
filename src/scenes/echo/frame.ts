/*
 * The numbers that change every frame, in one array for all programs of the sky: one GL call each. Rows are vec4; the
 * macros of `frameGlsl` name them.
 */

const rows = [
  // Centre of the view in units, CSS px per unit, seconds of drift.
  'view',
  // Half of the viewport in CSS px, device px per CSS px, text size: 1 where 1rem is 16 px.
  'screen',
  // Lag of the nearest planets behind the view, CSS px (x, y); darkness of all but the chosen, darkness of all.
  'mood',
  // Slot and share of the focused, then of the chosen.
  'selection',
  // Slot and share of the pressed; level of the device, and how far its light is on.
  'device',
  // Level of the story, seconds of a clock that runs while something moves, rotation of the chosen by hand, octaves of
  // ground to skip.
  'story',
  'deviceBands0',
  'deviceBands1',
  'storyBands0',
  'storyBands1',
  // Slots and shares of risings, two per row.
  'rising0',
  'rising1',
  'rising2',
  'rising3',
] as const
type Row = (typeof rows)[number]

/** Bands in the shaders, for the device and the story each. */
export const frameBands = 8
/** Most planets that rise at once. */
export const mostRising = 8

export type FrameNumbers = Float32Array

/** The numbers of a frame, all 0: four per row, as the shaders read them. */
export const createFrame = (): FrameNumbers => new Float32Array(4 * rows.length)

export const rowAt = (row: Row): number => 4 * rows.indexOf(row)

export const frameGlsl = `
precision highp float;
precision highp int;
uniform vec4 frame[${rows.length}];
${rows.map((row, index) => `#define ${row} frame[${index}]`).join('\n')}
// A CSS px position from the middle of the screen, y down, in clip space.
vec4 clipOf(vec2 px) { return vec4(px / screen.xy * vec2(1.0, -1.0), 0.0, 1.0); }
vec3 unpacked(float color) {
  vec3 c = floor(vec3(color / 65536.0, mod(color / 256.0, 256.0), mod(color, 256.0))) / 255.0;
  return c * c;
}
float bandAt(vec4 low, vec4 high, float turn) {
  float at = abs(turn) * 7.0;
  float lower = floor(at);
  float a = lower < 4.0 ? low[int(lower)] : high[int(lower) - 4];
  float next = min(7.0, lower + 1.0);
  float b = next < 4.0 ? low[int(next)] : high[int(next) - 4];
  float s = at - lower;
  return mix(a, b, s * s * (3.0 - 2.0 * s));
}
`

/** Reduces any number of bands to eight. */
export function putBands(frame: FrameNumbers, row: number, bands: Float32Array, gain: number): void {
  const each = bands.length / frameBands
  for (let band = 0; band < frameBands; band += 1) {
    let most = 0
    const end = Math.max(Math.floor(each * band) + 1, Math.floor(each * (band + 1)))
    for (let index = Math.floor(each * band); index < end; index += 1)
      most = Math.max(most, bands[index] ?? 0)
    // Rises at once and falls slowly, since spectra flicker.
    const before = frame[row + band] ?? 0
    const goal = gain * most
    frame[row + band] = goal > before ? before + 0.6 * (goal - before) : before + 0.14 * (goal - before)
  }
}
