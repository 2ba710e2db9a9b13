import type { Pixels } from './pixels.ts'

/** Colour numbers of one bit a pixel: white, black, and a desk that is black on every second pixel. */
export const oneBit = { white: 0, black: 1, grey: 2 } as const

/** Colour numbers of two bits a pixel: #000, #555, #AAA and #FFF. */
export const fourGreys = { black: 0, dark: 1, light: 2, white: 3 } as const

/** A picture in the numbers of `oneBit`, a byte of grey a pixel. */
export function oneBitLevels({ width, cells }: Pixels): Uint8Array {
  return cells.map((colour, index) => {
    const isEven = (index % width) % 2 === Math.floor(index / width) % 2
    return colour === oneBit.black || (colour === oneBit.grey && isEven) ? 0 : 255
  })
}

/** A picture in the numbers of `fourGreys`, a byte of grey a pixel. */
export const fourGreysLevels = ({ cells }: Pixels): Uint8Array => cells.map((colour) => colour * 0x55)
