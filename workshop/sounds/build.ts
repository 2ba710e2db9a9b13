/**
 * npm run make -- sounds              makes all of public/audio, its provenance and src/audio/sounds.gen.ts
 * npm run make -- sounds NAME...   while designing: renders only these, as WAV files in .look/sounds
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { catalogue, type Entry } from './catalogue.ts'
import { faultsOf, heardLoudness, placeBytes } from './check.ts'
import { decibels } from '../../server/storyteller/sound/samples.ts'
import { encodeWav } from './encode/encodeWav.ts'
import { manifestText } from './manifest.ts'
import { produce, type Product } from './produce.ts'
import { provenanceText } from './provenance.ts'
import { placeBudgetBytes } from './targets.ts'

const root = new URL('../../', import.meta.url)
const audio = new URL('public/audio/', root)
const look = new URL('.look/sounds/', root)

const names = process.argv.slice(2)
const unknown = names.filter((name) => !catalogue.some((entry) => entry.name === name))
if (unknown.length > 0) {
  console.error(
    `No such sound: ${unknown.join(', ')}. There are: ${catalogue.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const products = await makeAll(catalogue.filter(({ name }) => names.length === 0 || names.includes(name)))
await (names.length === 0 ? writeAll(products) : writeForListening(products))

const faults = faultsOf(products)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

async function makeAll(entries: readonly Entry[]): Promise<readonly Product[]> {
  console.log('sound                        s  ch   bytes   LUFS   gain   peak')
  const made: Product[] = []
  for (const entry of entries) {
    // One after the other: each has the memory to itself, and the table fills in order.
    const product = await produce(entry)
    made.push(product)
    console.log(row(product))
  }
  for (const [place, bytes] of placeBytes(made))
    console.log(`${place.padEnd(25)} ${String(bytes).padStart(14)} of ${placeBudgetBytes} bytes`)
  return made
}

function row(product: Product): string {
  const { entry, seconds, sound, mp3, gain, filePeakDb } = product
  return [
    entry.name.padEnd(25),
    seconds.toFixed(2).padStart(5),
    String(sound.channels.length).padStart(3),
    String(mp3.length).padStart(8),
    heardLoudness(product).toFixed(1).padStart(6),
    decibels(gain).toFixed(1).padStart(6),
    filePeakDb.toFixed(1).padStart(6),
  ].join(' ')
}

async function writeAll(made: readonly Product[]): Promise<void> {
  await mkdir(audio, { recursive: true })
  const current = new Set(made.map(({ fileName }) => fileName))
  const old = (await readdir(audio)).filter((file) => file.endsWith('.mp3') && !current.has(file))
  await Promise.all(old.map((file) => rm(new URL(file, audio))))
  await Promise.all(made.map(({ fileName, mp3 }) => writeFile(new URL(fileName, audio), mp3)))
  await writeFile(new URL('PROVENANCE.md', audio), provenanceText(made))
  await writeFile(new URL('src/audio/sounds.gen.ts', root), manifestText(made))
}

async function writeForListening(made: readonly Product[]): Promise<void> {
  await mkdir(look, { recursive: true })
  await Promise.all(
    made.map(({ entry, sound }) => writeFile(new URL(`${entry.name}.wav`, look), encodeWav(sound))),
  )
}
