import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { inRoot } from '../../tools/lib/paths.ts'
import type { Still } from './picture.ts'

/** Those that were made before and not now. */
export async function keptStills(made: readonly Still[]): Promise<readonly Still[]> {
  const folder = inRoot('public/stills')
  const names = (await readdir(folder)).map((file) => file.replace(/\.webp$/, ''))
  const kept = names.filter((name) => made.every((still) => still.name !== name))
  return Promise.all(
    kept.map(async (name) => {
      const webp = await readFile(`${folder}/${name}.webp`)
      const { width, height } = await sharp(webp).metadata()
      return { name, webp, width, height }
    }),
  )
}

/** content/stills.gen.ts: where each picture is, by an address that changes with it, and its size. */
export function manifestOf(made: readonly Still[]): string {
  const sorted = made.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const lines = sorted.map(({ name, webp, width, height }) => {
    const version = createHash('sha256').update(webp).digest('hex').slice(0, 12)
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `  ${key}: {
    url: '/stills/${name}.webp?v=${version}',
    width: ${width},
    height: ${height},
  },`
  })
  return `// Written by \`npm run make -- stills\`; changes made here are lost.

export interface Still {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const stills = {
${lines.join('\n')}
} as const satisfies Record<string, Still>
`
}
