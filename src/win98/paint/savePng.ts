import { saveFile } from '#lib/browser/saveFile.ts'
import { imageOf } from './imageOf.ts'
import type { Raster } from './raster.ts'

/** A pixel of the sheet becomes a square of so many in the file: as it is seen, not as a stamp. */
const enlarged = 3

/** Hands the picture over as a file. */
export function savePng(picture: Raster, fileName: string): void {
  const small = document.createElement('canvas')
  small.width = picture.width
  small.height = picture.height
  small.getContext('2d')?.putImageData(imageOf(picture), 0, 0)
  const whole = document.createElement('canvas')
  whole.width = picture.width * enlarged
  whole.height = picture.height * enlarged
  const context = whole.getContext('2d')
  if (context === null) return
  context.imageSmoothingEnabled = false
  context.drawImage(small, 0, 0, whole.width, whole.height)
  whole.toBlob((file) => {
    if (file !== null) saveFile(file, fileName)
  }, 'image/png')
}
