import { CanvasTexture, SRGBColorSpace } from 'three'

/** A texture drawn on a canvas, in sRGB. @throws without a canvas */
export function painted(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gives no canvas to draw a picture on')
  draw(context)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
