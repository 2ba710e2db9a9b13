// npm run make -- stills [hall] [hero] [inside] [EXHIBIT ...]: photographs the scenes as visitors without 3D, and everybody in the first second, see them.
import '../tools/requireNode.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { exhibits } from '../content/exhibits/index.ts'
import { ensureChromium } from '../tools/browser.ts'
import { buildClient } from '../tools/lib/buildClient.ts'
import { chromiumFlags } from '../tools/lib/chromiumFlags.ts'
import { type RunningServer, startServer } from '../tools/lib/startServer.ts'
import { copyData, narratedData } from '../tools/lib/narratedData.ts'
import { inRoot } from '../tools/lib/paths.ts'
import { photographEcho } from './stills/echo.ts'
import { photographHall } from './stills/hall.ts'
import { photographHero } from './stills/hero.ts'
import { photographInside } from './stills/inside.ts'
import { photographImac } from './stills/imac.ts'
import { photographIpod } from './stills/ipod.ts'
import { keptStills, manifestOf } from './stills/manifest.ts'
import type { Still, Studio } from './stills/picture.ts'
import { photographScene } from './stills/scene.ts'
import { photographTape } from './stills/tape.ts'

type Photograph = (studio: Studio) => Promise<readonly Still[]>

/** Exhibits of which other pictures are needed than of the room at rest, lying and upright. */
const own: Readonly<Record<string, Photograph>> = {
  tape: photographTape,
  imac: photographImac,
  ipod: photographIpod,
  echo: photographEcho,
}

const photographs: Readonly<Record<string, Photograph>> = {
  hall: photographHall,
  hero: photographHero,
  inside: photographInside,
  ...Object.fromEntries(
    exhibits
      .filter(({ kind }) => kind === 'scene')
      .map((exhibit) => [exhibit.id, own[exhibit.id] ?? photographScene(exhibit)]),
  ),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in photographs))
if (unknown.length > 0)
  throw new Error(`No pictures of ${unknown.join(', ')}; there are ${Object.keys(photographs).join(', ')}`)

const opened: { house: RunningServer | null } = { house: null }
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const made: Still[] = []
  for (const [name, photograph] of Object.entries(photographs))
    if (asked.length === 0 || asked.includes(name)) made.push(...(await photograph({ browser, serverUrl })))
  await mkdir(inRoot('public/stills'), { recursive: true })
  for (const { name, webp } of made) await writeFile(inRoot(`public/stills/${name}.webp`), webp)
  await writeFile(inRoot('content/stills.gen.ts'), manifestOf([...made, ...(await keptStills(made))]))
  for (const { name, webp, width, height } of made)
    console.log(`${name.padEnd(22)} ${width}x${height}  ${(webp.length / 1000).toFixed(1)} KB`)
} finally {
  await browser.close()
  await opened.house?.stop()
}

async function serverUrl(): Promise<string> {
  if (opened.house === null) {
    await buildClient()
    // With narrations, so that a tape lies in the deck.
    opened.house = await startServer({ fill: copyData(await narratedData({ ofAnyAge: true })) })
  }
  return opened.house.url
}
