import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { devices } from '../../content/seed/devices.ts'
import { languages } from '../../contract/common.ts'
import { DeviceStory } from '../../contract/device.ts'
import { exhibitionIds } from '../../contract/limits.ts'
import { startHouseServer } from './houseServer.ts'
import { inRoot, root } from './paths.ts'
import { hashSources } from './sources.ts'

/** What the first start makes its database from. */
const madeFrom = [
  'content',
  'contract',
  'server/storytelling',
  'server/db/migrations',
  'server/db/seed.ts',
  'server/generation.ts',
  'server/accounts.ts',
  'package-lock.json',
]
const patienceMs = 180_000

/**
 * A data folder as a server leaves it after its first start, all narrations spoken; made once for the same sources,
 * because speaking takes a good while. Treat it as read-only: `copyNarratedData` gives one to write to.
 */
export async function narratedData(): Promise<string> {
  const cache = inRoot('.cache/data')
  const name = (await hashSources(root, madeFrom)).slice(0, 16)
  await mkdir(cache, { recursive: true })
  const kept = await readdir(cache)
  if (kept.includes(name)) return join(cache, name)

  console.log('The narrations are spoken once for these sources; this takes half a minute.')
  const aside = join(cache, `${name}-${process.pid}`)
  const house = await startHouseServer({ dataDir: aside })
  try {
    const deadline = performance.now() + patienceMs
    while (!(await isNarrated(house.url))) {
      if (performance.now() > deadline)
        throw new Error(`The narrations did not come. The server said:\n${house.output()}`)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  } finally {
    await house.stop()
  }
  for (const old of kept.filter(isUnused)) await rm(join(cache, old), { recursive: true, force: true })
  await rename(aside, join(cache, name)).catch(async (error: unknown) => {
    // Another run of the same sources was quicker: its folder is as good.
    if (!existsSync(join(cache, name))) throw error
    await rm(aside, { recursive: true })
  })
  return join(cache, name)
}

/** Of other sources, or half made by a run that is over. */
function isUnused(folder: string): boolean {
  const [, pid] = /-(\d+)$/.exec(folder) ?? []
  return pid === undefined || !existsSync(`/proc/${pid}`)
}

export async function copyNarratedData(target: string): Promise<void> {
  await cp(await narratedData(), target, { recursive: true })
}

async function isNarrated(url: string): Promise<boolean> {
  const told = await Promise.all(
    devices.map(async ({ id }) => {
      const answer = await fetch(`${url}/api/device-story/device/${id}/exhibition/${exhibitionIds.main}`)
      return DeviceStory.parse(await answer.json()).narrations.length === languages.length
    }),
  )
  return told.every(Boolean)
}
