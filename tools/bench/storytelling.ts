import '../requireNode.mjs'
import { devices } from '#content/exhibits/index.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { retroEras } from '#contract/avatar.ts'
import { languages } from '#contract/common.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { LoggedIn } from '#contract/staff.ts'
import { createStoryteller } from '#server/storytelling/storyteller.ts'
import { startServer } from '../lib/startServer.ts'
import type { RunningServer } from '../lib/startServer.ts'
import { watchChildren } from './childrenMemory.ts'
import { compare, median } from './compare.ts'
import { fillServer } from './fillServer.ts'
import { latencyP99 } from './latency.ts'
import { recordResult, sized } from './results.ts'

/** What the embedded storyteller needs for each thing it makes, and what visitors notice of it meanwhile. */

const pictures = sized(12, 2)
const stories = 100
const rounds = sized(5, 1)
const secondsARound = 4
const mostRatio = 2
const list = `/api/user-story/device/${tapeExhibit.device.id}`

await measureWork()
const holds = await measureLatency()
process.exit(holds ? 0 : 1)

async function measureWork(): Promise<void> {
  const storyteller = await createStoryteller()
  const { narrator, illustrator } = storyteller
  const material = (deviceId: number) => sampleStories.filter((story) => story.deviceId === deviceId)
  console.log('One at a time, median and longest in seconds; the most memory that its process ever held')
  await measure(
    'narration',
    devices.flatMap(({ id, name }) =>
      languages.map((language) => async () => {
        const told = material(id).map(({ textDE, textEN }, id) => ({ id, textDE, textEN, sample: true }))
        const { seconds } = await narrator.narrate({
          deviceId: id,
          deviceName: name,
          stories: told,
          language,
          edition: 1,
        })
        return seconds
      }),
    ),
  )
  await measure(
    'reading of 1 000 characters',
    languages.map((language) => async () => {
      const text = material(tapeExhibit.device.id)
        .map(({ textDE, textEN }) => (language === 'de' ? textDE : textEN))
        .join(' ')
        .slice(0, 1000)
      return (await narrator.read({ text, language })).seconds
    }),
  )
  await measure(
    'visual',
    sampleStories.slice(0, pictures).map(({ deviceId, titleDE, textDE }, index) => async () => {
      await illustrator.illustrateStory({
        storyId: index + 1,
        deviceId,
        deviceName: '',
        title: titleDE,
        text: textDE,
        language: 'de',
        edition: 1,
      })
    }),
  )
  await measure(
    'avatar',
    Array.from({ length: pictures }, (_, index) => async () => {
      await illustrator.portray({
        name: `Visitor ${index}`,
        retroEra: retroEras[index % retroEras.length] ?? '80s',
        favoriteDevice: devices[index % devices.length]?.name ?? 'Walkman',
        favoriteFeatures: 'auto reverse',
        favoriteStorage: 'cassette',
        skills: 'rewinding with a pencil',
      })
    }),
  )
  await storyteller.close()
}

/** Does each job, the first on a cold process. A job may say how many seconds of sound it made. */
async function measure(what: string, jobs: readonly (() => Promise<number | void>)[]): Promise<void> {
  const watch = watchChildren()
  const times: number[] = []
  let sound = 0
  for (const job of jobs) {
    const startedAt = performance.now()
    sound += (await job()) ?? 0
    times.push((performance.now() - startedAt) / 1000)
  }
  const peakMB = await watch.stop()
  const figures = `${median(times).toFixed(2)} s, ${Math.max(...times).toFixed(2)} s`
  const heard = sound > 0 ? `   ${(sound / jobs.length).toFixed(0)} s of sound each` : ''
  console.log(`  ${what.padEnd(30)}${figures.padEnd(20)}${peakMB.toFixed(0).padStart(5)} MB${heard}`)
}

/** @returns whether the limit holds. */
async function measureLatency(): Promise<boolean> {
  const server = await startServer({ fill: (dataDir) => fillServer(dataDir, stories) })
  try {
    const generate = await generator(server)
    const url = server.url + list
    await latencyP99(url, 1)
    const figures = await compare(
      rounds,
      async () => {
        const stop = generate()
        const p99 = await latencyP99(url, secondsARound)
        await stop()
        return p99
      },
      () => latencyP99(url, secondsARound),
    )
    const { ours, theirs, ratio } = figures
    const isHeld = ratio <= mostRatio
    recordResult({
      id: 'latency-busy',
      figure: `${ours.toFixed(2)} ms`,
      peer: `${theirs.toFixed(2)} ms at rest`,
      ratio,
      holds: isHeld,
    })
    console.log(
      `List of ${stories / devices.length} stories, 99th percentile, 4 connections at a steady pace`,
    )
    console.log(
      `  while it speaks and draws     ${ours.toFixed(2)} ms : ${theirs.toFixed(2)} ms at rest = ${ratio.toFixed(2)}` +
        `   <= ${mostRatio}${isHeld ? '' : '   MISSED'}`,
    )
    return isHeld
  } finally {
    await server.stop()
  }
}

/** Begins to press both of staff's buttons, again and again; what it returns waits for what is under way. */
async function generator(server: RunningServer): Promise<() => () => Promise<void>> {
  const login = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(server.staff),
  })
  const { access_token: token } = LoggedIn.parse(await login.json())
  const press = async (path: string) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    await response.text()
  }
  return () => {
    let isOver = false
    const again = async (path: string) => {
      while (!isOver) await press(path)
    }
    const pressing = Promise.all([
      again(`/api/device-story/device/${ipodExhibit.device.id}/exhibition/${mainExhibitionId}`),
      again(`/api/user-story/story-visuals/device/${imacExhibit.device.id}`),
    ])
    return async () => {
      isOver = true
      await pressing
    }
  }
}
