import { readFileSync } from 'node:fs'
import { inRoot } from '../../../tools/house/paths.ts'
import { Manifest } from '../../../tools/house/routeSizes.ts'

/** What a module of the client became: a pattern for `page.route`. Files are named by their content alone. */
export function builtFile(source: string): string {
  const manifest = Manifest.parse(JSON.parse(readFileSync(inRoot('dist/.vite/manifest.json'), 'utf8')))
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`${source} is no chunk of the build`)
  return `**/${chunk.file}`
}
