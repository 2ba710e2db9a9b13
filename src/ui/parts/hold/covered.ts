import type { Size } from '#lib/size.ts'

/** Shares of the screen that the words beside an object in the hand take. */
const share = { beside: 0.34, below: 0.42 } as const

/** CSS px of the page that are covered: at the right of a lying screen, at the bottom of a standing one. */
export function coveredBy({ width, height }: Size): { readonly right: number; readonly bottom: number } {
  return width > height
    ? { right: width * share.beside, bottom: 0 }
    : { right: 0, bottom: height * share.below }
}
