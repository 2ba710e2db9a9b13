import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.ts'

/** The floors of the server, each imports only what is below it; between the two lists stand the nouns. */
const above = ['app']
const below = ['storyteller', 'jobs', 'http', 'db', 'config']

/** What each file of the server imports of it, types included. Paths are below `server/`. */
export function importsOfServer(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.ts', { cwd: join(root, 'server') })
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, 'server', file), 'utf8')
      const imported = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(#server\/|\.\.?\/)([^']+)'/g)].map(
        ([, start = '', rest = '']) => (start === '#server/' ? rest : join(dirname(file), `${start}${rest}`)),
      )
      return [file, [...new Set(imported)]] as const
    }),
  )
}

/** A noun's folder, one that all nouns stand on, or `app` for what lies at the root. */
export const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'app')

/** From the highest to the lowest; folders on one floor may import each other. */
export function floorsOf(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const folders = new Set([...imports.keys()].map(folderOf))
  const nouns = [...folders].filter((folder) => ![...above, ...below].includes(folder))
  return [above, nouns.toSorted(), ...below.map((folder) => [folder])]
}
