import './requireNode.mjs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { keepFound } from './bench/results.ts'
import { buildClient } from './house/buildClient.ts'
import { compress } from './house/compress.ts'
import { inRoot } from './house/paths.ts'
import { embeddedOf, Manifest, pagesOf, partsOf, roomsOf, scriptsOf } from './house/routeSizes.ts'

/** Bytes as sent, brotli: a first visit to a page without 3D. */
const limitBytes = { scripts: 90_000, styles: 15_000 } as const

/** Bytes, gzip: a first visit to a room with 3D, and what it loads beyond that once it sounds. */
const roomLimitBytes = { scripts: 340_000, sound: 75_000 } as const

/** Bytes, brotli: a page that another one embeds, with everything it loads. */
const embeddedLimitBytes = 120_000

await buildClient()
const manifest = Manifest.parse(JSON.parse(await readFile(inRoot('dist/.vite/manifest.json'), 'utf8')))
const named = scriptsOf(await readFile(inRoot('dist/index.html'), 'utf8'))

const known = new Map<string, Promise<number>>()
const total = async (files: readonly string[]) => {
  const sizes = await Promise.all(files.map((file) => known.get(file) ?? measure(file)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
function measure(file: string): Promise<number> {
  const size = readFile(inRoot(`dist/${file}`)).then(async (bytes) => (await compress(bytes)).length)
  known.set(file, size)
  return size
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
console.log(
  `A first visit, KB brotli           script (<= ${limitBytes.scripts / 1000})   CSS (<= ${limitBytes.styles / 1000})`,
)
const pages = pagesOf(manifest)
let tooLarge = 0
const largest = { script: 0, style: 0, room: 0, sound: 0 }
for (const { page, scripts, styles } of pages) {
  const script = await total([...new Set([...named, ...scripts])])
  const style = await total(styles)
  largest.script = Math.max(largest.script, script)
  largest.style = Math.max(largest.style, style)
  const isTooLarge = script > limitBytes.scripts || style > limitBytes.styles
  if (isTooLarge) tooLarge += 1
  print(nameOf(page), script, style, isTooLarge ? '   too large' : '')
  for (const part of partsOf(manifest, page)) {
    print(`  on demand: ${nameOf(part.page)}`, await total(part.scripts), await total(part.styles))
  }
}
const gzipped = promisify(gzip)
async function totalGzip(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await gzipped(await readFile(inRoot(`dist/${file}`)), { level: 9 })).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

console.log(
  `With its scene, KB gzip             script (<= ${roomLimitBytes.scripts / 1000})  sound (<= ${roomLimitBytes.sound / 1000})`,
)
for (const room of roomsOf(manifest)) {
  const script = await totalGzip([...new Set([...named, ...room.scripts])])
  const sound = await totalGzip(room.sound)
  largest.room = Math.max(largest.room, script)
  largest.sound = Math.max(largest.sound, sound)
  const isTooLarge = script > roomLimitBytes.scripts || sound > roomLimitBytes.sound
  if (isTooLarge) tooLarge += 1
  print(nameOf(room.page), script, sound, isTooLarge ? '   too large' : '')
}

console.log(`Embedded, KB brotli                 script (<= ${embeddedLimitBytes / 1000})  CSS`)
for (const { page, scripts, styles } of embeddedOf(manifest)) {
  const script = await total(scripts)
  const isTooLarge = script > embeddedLimitBytes
  if (isTooLarge) tooLarge += 1
  print(page, script, await total(styles), isTooLarge ? '   too large' : '')
}

function nameOf(module: string): string {
  return module.replace(/^.*\//, '').replace(/\.tsx?$/, '')
}

function print(name: string, script: number, style: number, remark = ''): void {
  console.log(`${name.padEnd(36)} ${inKilobytes(script)}       ${inKilobytes(style)}${remark}`)
}

for (const [id, bytes, limit] of [
  ['page-script', largest.script, limitBytes.scripts],
  ['page-style', largest.style, limitBytes.styles],
  ['room-script', largest.room, roomLimitBytes.scripts],
  ['room-sound', largest.sound, roomLimitBytes.sound],
] as const) {
  keepFound({
    id,
    figure: `${(bytes / 1000).toFixed(1)} KB, the largest`,
    holds: bytes > 0 && bytes <= limit,
  })
}

if (pages.length === 0) {
  console.error('The manifest knows no page: the size check has nothing to measure.')
  process.exit(1)
}
process.exit(tooLarge === 0 ? 0 : 1)
