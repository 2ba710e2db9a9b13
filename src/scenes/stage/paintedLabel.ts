import type { CanvasTexture } from 'three'
import { painted } from './painted.ts'

/** A texture for a mesh of a model: not flipped, as glTF requires, and filtered for oblique views. */
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
