import sharp from 'sharp'
import { expect } from 'vitest'
import type { Visitor } from './Visitor.ts'

/** Mean distance below which two engines show the same page; measured: 0 to 10 alike, 14 and more half drawn. */
const alike = 12
/** Below it nothing but details moves. */
const still = 1
const polling = { timeout: 90_000, interval: 1000 }

/** How far apart two pictures are, seen as 16 x 24 spots of colour: 0 equal, 255 black beside white. */
async function distance(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [spotsA, spotsB] = await Promise.all([spots(a), spots(b)])
  return spotsA.reduce((sum, value, index) => sum + Math.abs(value - (spotsB[index] ?? 0)), 0) / spotsA.length
}

const spots = (picture: Uint8Array) =>
  sharp(picture).removeAlpha().resize(16, 24, { fit: 'fill' }).raw().toBuffer()

/** The window once it stays as it is: doors are open, computers have started. */
export async function stillPicture(visitor: Visitor): Promise<Uint8Array> {
  let last = await visitor.picture()
  await expect
    .poll(async () => {
      const before = last
      last = await visitor.picture()
      return await distance(before, last)
    }, polling)
    .toBeLessThan(still)
  return last
}

/** The window once it looks like a picture of the same page in another engine. */
export async function pictureLike(other: Uint8Array, visitor: Visitor): Promise<Uint8Array> {
  let last = await visitor.picture()
  await expect
    .poll(async () => {
      last = await visitor.picture()
      return await distance(last, other)
    }, polling)
    .toBeLessThan(alike)
  return last
}
