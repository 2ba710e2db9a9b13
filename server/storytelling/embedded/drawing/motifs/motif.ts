import type { Drawing } from '../shapes.ts'

/**
 * A thing to draw, about 900 units across around the origin. What `stands` has its foot at y = 450, what `lies` is
 * seen from above and may be turned any way, what `flies` needs no ground.
 */
export interface Motif {
  readonly pose: 'stands' | 'lies' | 'flies'
  readonly draw: () => Drawing
}
