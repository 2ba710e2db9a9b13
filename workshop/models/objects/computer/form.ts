import { clamp, common, type Distance, mix, roundRect, smoothstep } from '#workshop/models/lib/sdf.ts'

// An egg-shaped all-in-one of 1998: 386 wide, 401 high, 447 deep. Millimetres, y = 0 is the table.

const frontZ = 212.6
const widestZ = 95
const rearZ = -242
export const screenY = 246
export const lowY = 78

/** The front's plane leans back and bulges. */
export function frontAt(x: number, y: number): number {
  return frontZ - 0.055 * (y - 60) - 15 * (x / 190) ** 2 - 20 * ((y - 205) / 195) ** 2
}

/** How far the front leans, radians. */
export const lean = -Math.atan(0.055)

/** The whole egg: square shoulders in front, rounder below and behind. */
const egg: Distance = (x, y, z) => {
  const back = clamp((widestZ - z) / (widestZ - rearZ), 0, 1.2)
  const front = smoothstep(widestZ, frontZ, z)
  const closing = Math.max(1e-4, 1 - Math.min(back, 1) ** 2.7) ** (1 / 2.7)
  const top = mix(401.1, 395, front) - 92 * back ** 1.7
  const bottom = 12 + 44 * back ** 2
  const middle = (top + bottom) / 2
  const height = ((top - bottom) / 2) * mix(1, 0.92, back) * closing
  const below = clamp((middle - y) / Math.max(height, 1))
  const width =
    mix(193.1, 189, front) * mix(1, 0.8, back * back) * closing * (1 - 0.045 * smoothstep(0, 1, below))
  // Square above, softer below, and round towards the back; the two blend where they meet.
  const squareness = mix(mix(3.1, 4.6, smoothstep(-0.35, 0.5, (y - middle) / Math.max(height, 1))), 2.5, back)
  const u = Math.abs(x) / Math.max(width, 1)
  const v = Math.abs(y - middle) / Math.max(height, 1)
  const radial = (u ** squareness + v ** squareness) ** (1 / squareness)
  let distance = (radial - 1) * Math.min(width, height)
  if (back > 1) distance = Math.max(distance, (back - 1) * (widestZ - rearZ))
  return common(distance, (z - frontAt(x, y)) * 0.96, 30)
}

/** The line between fascia and shell runs in a soft curve. */
function seam(y: number): number {
  return 128 - 0.055 * (y - 60) + 10 * Math.sin(((y - 30) / 380) * Math.PI)
}

const handle = { z: -64, pocketX: 88, pocketZ: 58, depth: 46, barZ: -70, barHalf: 15, barDepth: 19 }

/** A pocket for the hand, rounded everywhere. */
function pocket(x: number, y: number, z: number, grow = 0): number {
  const plan = roundRect(x, z - handle.z, handle.pocketX + grow, handle.pocketZ + grow, 44 + grow)
  const floor = -(egg(x, y, z) + handle.depth + grow)
  return Math.max(common(plan, floor, 26), 240 - y)
}

/**
 * What the hand's pocket leaves standing: a bar from side to side, as thick as a finger, flush with the shell's own
 * curve. It is spared from the pocket, not added to it: two surfaces blended where they coincide would bulge.
 */
function bar(x: number, y: number, z: number): number {
  return common(Math.abs(z - handle.barZ) - handle.barHalf, -(egg(x, y, z) + handle.barDepth), 14)
}

/** The translucent rear shell with its handle. */
export const rearShell: Distance = (x, y, z) => {
  const outer = common(egg(x, y, z), z - seam(y) + 0.9, 4)
  if (y < 230) return outer
  return common(outer, -common(pocket(x, y, z), -bar(x, y, z), 10), 10)
}

/** The rear shell as it is when one looks into it: a wall of 5 mm, open towards the fascia. */
export const hollowShell: Distance = (x, y, z) => {
  const wall = 5
  // Its end is flat: the egg's measure is none at its tip.
  const inside = common(egg(x, y, z) + wall, -220 - z, 14)
  const hollow = y < 220 ? inside : common(inside, -pocket(x, y, z, wall), 6)
  return Math.max(rearShell(x, y, z), -hollow)
}

/** The pale front with its openings for screen, tray, speakers and power. */
export const fascia: Distance = (x, y, z) => {
  const depth = frontAt(x, y) - z
  let distance = common(egg(x, y, z), seam(y) + 0.9 - z, 4)
  distance = common(distance, -roundRect(x, y - screenY, 161 - depth * 0.16, 127 - depth * 0.16, 36), 12)
  const tray = common(roundRect(x, y - lowY, 88, 19.5, 19.5), depth - 22, 3)
  distance = common(distance, -tray, 3.5)
  const speaker = common(Math.hypot(Math.abs(x) - speakerX, y - lowY) - 29, depth - 22, 3)
  distance = common(distance, -speaker, 4)
  const power = common(Math.hypot(x, y - powerY) - 9.2, depth - 9, 2)
  return common(distance, -power, 2.5)
}

export const powerY = 38
/** Speakers stand at ±this; farther out their recess would break through the side. */
export const speakerX = 121

/** The pale cage of the lower half, seen through the shell. */
export const cage: Distance = (x, y, z) => {
  const inside = common(egg(x, y, z) + 24, z - seam(y) + 24, 10)
  return common(inside, y - (158 + 20 * smoothstep(60, -160, z)), 12)
}
