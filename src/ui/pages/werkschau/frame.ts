import type { Rect } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'

/** Where shares of a picture land on a screen that the picture covers (`object-fit: cover`, centred), CSS px. */
export function coverRect(rect: Rect, picture: Size, screen: Size): Rect {
  const scale = Math.max(screen.width / picture.width, screen.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const x = (share: number) => (screen.width - width) / 2 + share * width
  const y = (share: number) => (screen.height - height) / 2 + share * height
  return { left: x(rect.left), top: y(rect.top), right: x(rect.right), bottom: y(rect.bottom) }
}
