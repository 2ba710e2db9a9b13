import './requireNode.mjs'
import { readFile } from 'node:fs/promises'
import { buildClient } from './house/buildClient.ts'
import { compress } from './house/compress.ts'
import { inRoot } from './house/paths.ts'
import { Manifest, pagesOf, partsOf, scriptsOf } from './house/routeSizes.ts'

/** Bytes as sent, brotli: a first visit to a page without 3D. */
const limitBytes = { scripts: 90_000, styles: 15_000 } as const

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
for (const { page, scripts, styles } of pages) {
  const script = await total([...new Set([...named, ...scripts])])
  const style = await total(styles)
  const isTooLarge = script > limitBytes.scripts || style > limitBytes.styles
  if (isTooLarge) tooLarge += 1
  print(nameOf(page), script, style, isTooLarge ? '   too large' : '')
  for (const part of partsOf(manifest, page)) {
    print(`  on demand: ${nameOf(part.page)}`, await total(part.scripts), await total(part.styles))
  }
}
function nameOf(module: string): string {
  return module.replace(/^.*\//, '').replace(/\.tsx?$/, '')
}

function print(name: string, script: number, style: number, remark = ''): void {
  console.log(`${name.padEnd(36)} ${inKilobytes(script)}       ${inKilobytes(style)}${remark}`)
}

if (pages.length === 0) {
  console.error('The manifest knows no page: the size check has nothing to measure.')
  process.exit(1)
}
process.exit(tooLarge === 0 ? 0 : 1)
