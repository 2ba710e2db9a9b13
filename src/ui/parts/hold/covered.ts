import type { Size } from '#lib/geometry/size.ts'

/** Shares of the viewport that the text beside an object takes: with its parts, or without. */
const shares = {
  withText: { beside: 0.34, below: 0.42 },
  withoutText: { beside: 0.22, below: 0.14 },
} as const

/** CSS px of the page that are covered: on the right in landscape, at the bottom in portrait. */
export function coveredBy(
  { width, height }: Size,
  hasPartsText: boolean,
): { readonly right: number; readonly bottom: number } {
  const share = shares[hasPartsText ? 'withText' : 'withoutText']
  return width > height
    ? { right: width * share.beside, bottom: 0 }
    : { right: 0, bottom: height * share.below }
}
