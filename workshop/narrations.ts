/**
 * npm run make -- narrations              makes every narration as the exhibition does, with its sample stories, measures what
 *                                 Chromium decodes of it and prints a table; the recordings stay in .look/narrations
 * npm run make -- narrations ID...     only those of these devices; any further id is a device that a visitor brought along
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { devices } from '../content/exhibits/index.ts'
import { languages } from '../contract/common.ts'
import { webVttOf } from '../server/storyteller/captionLines.ts'
import { ensureChromium } from '../tools/browser.ts'
import { chromiumFlags } from '../tools/lib/chromiumFlags.ts'
import { decodeIn } from './narrations/decode.ts'
import { makeNarration } from './narrations/make.ts'
import { faultsOf, headings, measure, row } from './narrations/measure.ts'

const folder = new URL('../.look/narrations/', import.meta.url)
/** A device that nobody has heard of. */
const included = 900

const asked = process.argv.slice(2).map(Number)
if (asked.some((id) => !Number.isSafeInteger(id) || id < 1)) {
  console.error('Usage: npm run make -- narrations [ID...]')
  process.exit(1)
}
const ids = asked.length > 0 ? asked : [...devices.map(({ id }) => id), included]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const page = await browser.newPage()
  console.log(headings)
  for (const deviceId of ids) {
    for (const language of languages) {
      const made = await makeNarration(deviceId, language)
      const { narration } = made
      const name = `${deviceId}-${language}`
      await writeFile(new URL(`${name}.mp3`, folder), narration.audio.bytes)
      await writeFile(new URL(`${name}.vtt`, folder), webVttOf(narration.cues, narration.seconds))
      await writeFile(new URL(`${name}.txt`, folder), `${narration.transcript}\n`)
      const figures = measure(made, await decodeIn(page, narration.audio.bytes))
      const faults = faultsOf(figures)
      if (faults.length > 0) process.exitCode = 1
      console.log(row(name, figures), faults.join(', '))
    }
  }
} finally {
  await browser.close()
}
