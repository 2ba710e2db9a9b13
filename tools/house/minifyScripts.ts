import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'terser'
import { inRoot } from './paths.ts'

/** Minifies the scripts at the top of the built client that came from `public`: Vite copies those as they are. */
export async function minifyScripts(dist: string): Promise<void> {
  const names = await readdir(inRoot('public'))
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const file = join(dist, name)
    const { code = '' } = await minify(await readFile(file, 'utf8'))
    await writeFile(file, code)
  }
}
