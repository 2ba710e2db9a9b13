// npm run make -- icons: the icons of the installed app, drawn from public/icon.svg.
import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { inRoot } from '../tools/lib/paths.ts'

/** Systems cut a maskable icon to a circle of 80 % of its width, so the bars' corners stay inside 62 %. */
const drawnShare = { icon: 1, touch: 0.8, maskable: 0.62 } as const

const drawing = await readFile(inRoot('public/icon.svg'), 'utf8')
const ground = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1]
if (ground === undefined) throw new Error('public/icon.svg names no colour of its ground')

await mkdir(inRoot('public/icons'), { recursive: true })
for (const [name, width] of [
  ['icon', 192],
  ['icon', 512],
  ['maskable', 512],
  ['touch', 180],
] as const) {
  const drawn = Math.round(width * drawnShare[name])
  const bars = await sharp(Buffer.from(drawing), { density: (72 * drawn) / 32 })
    .resize(drawn)
    .toBuffer()
  await sharp({ create: { width, height: width, channels: 3, background: ground } })
    .composite([{ input: bars }])
    .png({ palette: true })
    .toFile(inRoot(`public/icons/${name}-${width}.png`))
}
