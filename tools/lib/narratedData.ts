import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { devices } from '#content/exhibits/index.ts'
import { languages } from '#contract/common.ts'
import { DeviceStory } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { GroupedStories } from '#contract/story.ts'
import { startServer } from './startServer.ts'
import { inRoot, root } from './paths.ts'
import { hashSources } from './sources.ts'

/** What the first start makes its database from. */
const madeFrom = ['content', 'server/storyteller', 'server/db/migrations', 'server/devices/seed.ts']
const cache = inRoot('.cache/data')
const timeoutMs = 600_000

interface Options {
  /** Takes the last one made, whatever its sources: for looking at pages. */
  readonly ofAnyAge?: boolean
  /** Ends the making: then it rejects, and leaves nothing. */
  readonly signal?: AbortSignal
}

/**
 * A data folder as a server leaves it after its first start, all narrations spoken and all stories drawn; made once
 * for the same sources, because that takes a good while. Treat it as read-only: `copyData` gives one to write to.
 */
export async function narratedData({ ofAnyAge = false, signal }: Options = {}): Promise<string> {
  const name = (await hashSources(root, madeFrom)).slice(0, 16)
  const finished = await finishedFolders()
  if (finished.includes(name)) return join(cache, name)
  const [last] = finished
  if (ofAnyAge && last !== undefined) return join(cache, last)

  console.log('The narrations are spoken once for these sources; this takes a minute or two.')
  const aside = join(cache, `${name}-${process.pid}`)
  const server = await startServer({ dataDir: aside })
  try {
    const deadline = performance.now() + timeoutMs
    while (!(await isNarrated(server.url))) {
      signal?.throwIfAborted()
      if (performance.now() > deadline) {
        throw new Error(`The narrations did not come. The server said:\n${server.output()}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    await server.stop()
    for (const old of finished) await rm(join(cache, old), { recursive: true, force: true })
    await rename(aside, join(cache, name)).catch((error: unknown) => {
      // Another run of the same sources was quicker: its folder is as good.
      if (!existsSync(join(cache, name))) throw error
    })
  } finally {
    await server.stop()
    await rm(aside, { recursive: true, force: true })
  }
  return join(cache, name)
}

/**
 * A data folder as after a first start, where the server speaks and draws nothing of itself: for tests of other things,
 * beside which the synthesizer would run. Of this process alone; the next one removes it.
 */
export async function silentData(): Promise<string> {
  await removeLeftOvers()
  const folder = join(cache, `silent-${process.pid}`)
  const server = await startServer({ dataDir: folder })
  await server.stop()
  using database = new DatabaseSync(join(folder, 'nachklang.sqlite'))
  database.exec("update job set state = 'done'")
  return folder
}

/** Fills a fresh data folder from another one. */
export const copyData = (from: string) => (to: string) => cp(from, to, { recursive: true })

/** Newest first. A folder that is being made carries the process in its name. */
async function finishedFolders(): Promise<string[]> {
  const all = await removeLeftOvers()
  const names = all.filter((name) => !name.includes('-'))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, madeMs: (await stat(join(cache, name))).mtimeMs })),
  )
  return dated.toSorted((a, b) => b.madeMs - a.madeMs).map(({ name }) => name)
}

/** @returns what was there */
async function removeLeftOvers(): Promise<string[]> {
  await mkdir(cache, { recursive: true })
  const all = await readdir(cache)
  for (const left of all.filter(isLeftOver)) await rm(join(cache, left), { recursive: true, force: true })
  return all
}

/** Of a process that is gone. */
function isLeftOver(name: string): boolean {
  const [, pid] = /-(\d+)$/.exec(name) ?? []
  if (pid === undefined) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch {
    // Signal 0 only asks; the refusal is the answer.
    return true
  }
}

/** All narrations are spoken and all stories have their picture. */
async function isNarrated(url: string): Promise<boolean> {
  const stories = GroupedStories.parse(
    await (await fetch(`${url}/api/user-story/all/exhibition/${mainExhibitionId}`)).json(),
  )
  const isDrawn = stories.every(({ userStories }) => userStories.every(({ visualUrl }) => visualUrl !== null))
  if (!isDrawn) return false
  const answer = await Promise.all(
    devices.map(async ({ id }) => {
      const answer = await fetch(`${url}/api/device-story/device/${id}/exhibition/${mainExhibitionId}`)
      return DeviceStory.parse(await answer.json()).narrations.length === languages.length
    }),
  )
  return answer.every(Boolean)
}
