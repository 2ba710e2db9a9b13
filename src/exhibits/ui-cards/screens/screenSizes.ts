import type { CardId } from '#content/cards/places.ts'
import type { Size } from '#lib/size.ts'

/**
 * How a screen stands on the card: its pixels, and its shape as width by height. Lisa's pixels are half again as tall
 * as wide, all others are square.
 */
export const screenSizes: Readonly<Record<CardId, { readonly pixels: Size; readonly shape: Size }>> = {
  'lisa-os': { pixels: { width: 720, height: 364 }, shape: { width: 720, height: 546 } },
  'system-1': { pixels: { width: 512, height: 342 }, shape: { width: 512, height: 342 } },
  nextstep: { pixels: { width: 1120, height: 832 }, shape: { width: 1120, height: 832 } },
  'os-x': { pixels: { width: 1024, height: 768 }, shape: { width: 1024, height: 768 } },
}
