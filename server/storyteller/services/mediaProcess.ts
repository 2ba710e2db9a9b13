import sharp from 'sharp'
import { answerJobs } from '#server/jobs/ownProcess.ts'

const side = 1024
const quality = 82
/** Larger than any service makes: a few bytes may claim to be a picture of any size. */
const mostPixels = 6000 * 6000

/** A square WebP without anything that the file said beside the picture. @throws Error where it is no picture */
async function makePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const input = sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
  const { format } = await input.metadata()
  if (format === 'svg') throw new Error('A drawing may name other files: only pictures of pixels are taken')
  return input
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .toBuffer()
}

const media = { picture: makePicture }
export type Media = typeof media

// Pictures that come from elsewhere are decoded here and nowhere else: a file that breaks a decoder breaks this
// process and not the server.
answerJobs(media)
