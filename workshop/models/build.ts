// npm run make -- models [NAME...]: makes public/models/*.glb and their lines of the manifest; without names all.
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Made, make } from './make.ts'
import { writeManifest } from './manifest.ts'
import { objects } from './registry.ts'
import { table } from './table.ts'

const folder = new URL('../../public/models/', import.meta.url)

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(objects)
await mkdir(folder, { recursive: true })
const all: Made[] = []
for (const name of names) {
  const build = objects[name]
  if (!build) throw new Error(`no model ${name}; there are ${Object.keys(objects).join(', ')}`)
  const made = await make(build)
  await writeFile(new URL(`${name}.glb`, folder), made.glb)
  all.push(made)
}
await writeManifest(Object.keys(objects), all)
await promisify(execFile)(
  'oxfmt',
  ['../../src/scenes/models.gen.ts', './unlit.gen.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
)
const { text, broken } = table(all.map(({ figures }) => figures))
console.log(text)
if (broken) process.exitCode = 1
