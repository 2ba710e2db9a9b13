import type { View } from './backdrops/backdrop.ts'
import type { Motif } from './motifs/motif.ts'
import { circle, fill, over, place, rim, silhouette, tones } from './shapes.ts'
import type { Drawing, Tone } from './shapes.ts'

const { paper } = tones

/** A motif with its foot at `y`, `scale` 1 being 900 units, and the shadow that it throws. */
export function set(motif: Motif, x: number, y: number, scale: number, turn = 0, hasShadow = true): Drawing {
  const drawing = motif.draw()
  const middle = y - 450 * scale
  // A rim of paper, as if cut out and laid on: nothing is lost against its ground.
  const stuck = [
    place(x, middle, rim(drawing, paper, 7 / scale), scale, turn),
    place(x, middle, drawing, scale, turn),
  ]
  if (motif.pose === 'flies' || !hasShadow) return stuck
  if (motif.pose === 'lies') {
    const by = 46 * scale
    return [over([place(x + by, middle + by, silhouette(drawing, [0.5, 0, 0]), scale, turn)]), ...stuck]
  }
  const cast = {
    kids: silhouette(drawing, [0.5, 0, 0]),
    transform: `translate(${x} ${y}) matrix(1 0 -1.1 0.3 0 0) rotate(${turn}) scale(${scale}) translate(0 -450)`,
  }
  return [over([cast]), ...stuck]
}

/** Something bright for dark things to stand against. */
export function halo(x: number, y: number, r: number, tone: Tone): Drawing {
  return [fill(circle(x, y, r), tone)]
}

/** What stands stands upright; the rest may lie or fly at an angle, in degrees. */
export function tilt(motif: Motif, { side, chance }: View): number {
  if (motif.pose === 'stands') return 0
  return side * (motif.pose === 'lies' ? chance.between(10, 30) : chance.between(-14, 14))
}
