import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import type { Seen } from './walk.ts'

const thumb = { width: 300, height: 340, caption: 40 } as const
const perRow = 6

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the pictures of states, what was found in them, and a sheet of all of them with a frame around each finding. */
export async function writeSheet(folder: string, name: string, seen: readonly Seen[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const tiles: OverlayOptions[] = []
  for (const [index, { name: state, picture, findings }] of seen.entries()) {
    await writeFile(`${folder}/${state.replaceAll(/[^\w.-]+/g, '_')}.jpg`, picture)
    const { width, height } = await sharp(picture).metadata()
    const frames = findings.map(
      ({ box }) =>
        `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="red" stroke-width="6"/>`,
    )
    const framed = await sharp(picture)
      .composite([
        {
          input: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`,
          ),
        },
      ])
      .toBuffer()
    const [left, top] = [
      (index % perRow) * thumb.width,
      Math.floor(index / perRow) * (thumb.height + thumb.caption),
    ]
    const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${thumb.width}" height="${thumb.caption}"><text y="16" font-size="12">${escaped(state.split(' · ').slice(0, 3).join(' · '))}</text><text y="32" font-size="12" fill="red">${findings.length || ''}</text></svg>`
    tiles.push({ input: Buffer.from(caption), left, top })
    tiles.push({
      input: await sharp(framed)
        .resize({ width: thumb.width - 12, height: thumb.height - 12, fit: 'inside' })
        .toBuffer(),
      left,
      top: top + thumb.caption,
    })
  }
  const height = Math.ceil(seen.length / perRow) * (thumb.height + thumb.caption)
  const sheet = { width: perRow * thumb.width, height, channels: 3, background: '#fff' } as const
  await sharp({ create: sheet }).composite(tiles).jpeg().toFile(`${folder}/sheet ${name}.jpg`)
  const lines = seen.flatMap(({ name: state, findings }) =>
    findings.map(({ kind, element, sentence }) => `- ${kind}: ${element} ${sentence} (${state})`),
  )
  await writeFile(`${folder}/findings ${name}.md`, `${lines.toSorted().join('\n')}\n`)
}
