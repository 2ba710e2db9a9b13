import sharp from 'sharp'
import { answerJobs } from '#server/jobs/ownProcess.ts'

const side = 1024
const quality = 82
/** More than services make: a few bytes may claim any size. */
const mostPixels = 6000 * 6000

/** A square WebP without metadata. @throws Error where the bytes are no picture */
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

// External pictures are decoded here only: a file that crashes a decoder crashes this process, not the server.
answerJobs(media)
