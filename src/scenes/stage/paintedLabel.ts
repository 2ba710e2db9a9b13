import type { CanvasTexture } from 'three'
import { painted } from './painted.ts'

/** A picture that a mesh of a model wears: it reads it upside down, as glTF does, and one looks at it from the side. */
export function paintedLabel(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const texture = painted(width, height, draw)
  texture.flipY = false
  texture.anisotropy = 8
  return texture
}
