// npm run bench -- scenes [ROOM ...]: what each room costs, against the limits of the design.
import '../requireNode.mjs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chooser } from '#content/exhibits/chooser.ts'
import { models } from '#scenes/models.gen.ts'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../lib/buildClient.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { fail } from '../lib/fail.ts'
import { type RunningServer, startServer } from '../lib/startServer.ts'
import { countFrames } from './countFrames.ts'
import { framesUntilQuiet, most, quietMs, sum, timeoutMs } from './framesUntilQuiet.ts'
import { inColumns, marked } from './inColumns.ts'
import { recordResult } from './results.ts'
import { rooms } from './rooms.ts'

interface Room {
  readonly name: string
  readonly path: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** What a visitor does to make something move, which then comes to rest. */
  readonly move: (page: Page) => Promise<void>
}

interface RoomFigures {
  readonly name: string
  /** Bytes. */
  readonly models: number
  readonly sounds: number
  /** The most in a frame. */
  readonly draws: number
  /** All together. */
  readonly atRest: number
}

const shownRooms: readonly Room[] = [
  {
    name: 'chooser',
    path: chooser.address,
    viewport: { width: 800, height: 600 },
    move: (page) => page.hover('a[data-slug]'),
  },
  ...[...rooms].flatMap(([name, { path, framesAt = path, viewport, move }]) =>
    move ? [{ name, path: framesAt, viewport, move }] : [],
  ),
]

/** Design: limits to hold. Bytes as they lie on disk. */
const limits = { draws: 80, model: 300_000, models: 900_000, sounds: 300_000, drawsAtRest: 0 } as const

const asked = process.argv.slice(2)
const shown = shownRooms.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (shown.length === 0)
  fail(`There is no such room; there are ${shownRooms.map(({ name }) => name).join(', ')}.`)

await buildClient()
const server = await startServer()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
const rows: (string | number)[][] = []
const figures: RoomFigures[] = []
try {
  for (const room of shown) rows.push(await measured(browser, server, room))
} finally {
  await browser.close()
  await server.stop()
}
keep()
console.log(
  inColumns([
    [
      'room',
      'models',
      'sounds',
      'triangles',
      'draws first',
      'moving',
      'rest',
      'GL calls first',
      'moving',
      'rest',
      'textures',
      'programs',
    ],
    ...rows,
    [
      'limit',
      limits.models,
      limits.sounds,
      '',
      limits.draws,
      limits.draws,
      limits.drawsAtRest,
      '',
      '',
      '',
      '',
      '',
    ],
  ]),
)
console.log(
  [
    'Bytes are those of the first visit, with the sounds that come with the first gesture.',
    'First: the most in any frame until the first picture is shown, setting up included; moving: the most in a frame while somebody comes near; rest: all together once nothing moves. ! is beyond its limit.',
  ].join('\n'),
)

/** The worst of the rooms shown, against each limit. */
function keep(): void {
  const inKB = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`
  const worst = (what: Exclude<keyof RoomFigures, 'name'>) => {
    const [first] = figures.toSorted((a, b) => b[what] - a[what])
    return { value: first?.[what] ?? Number.NaN, room: first?.name ?? '' }
  }
  // What a visitor opens is no part of a room's first visit.
  const shut = Object.entries(models).filter(([, { apart }]) => Object.keys(apart).length === 0)
  const largest = shut.toSorted(([, a], [, b]) => b.bytes - a.bytes)[0]
  const bytes = largest?.[1].bytes ?? Number.NaN
  recordResult({
    id: 'model-bytes',
    figure: `${inKB(bytes)}, ${largest?.[0]}`,
    holds: bytes <= limits.model,
  })
  for (const [id, what, limit] of [
    ['room-models', 'models', limits.models],
    ['room-sounds', 'sounds', limits.sounds],
  ] as const) {
    const { value, room } = worst(what)
    recordResult({ id, figure: `${inKB(value)}, ${room}`, holds: value <= limit })
  }
  for (const [id, what, limit] of [
    ['room-draws', 'draws', limits.draws],
    ['rest-draws', 'atRest', limits.drawsAtRest],
  ] as const) {
    const { value, room } = worst(what)
    recordResult({ id, figure: `${value}, ${room}`, holds: value <= limit })
  }
}

async function measured(within: Browser, at: RunningServer, room: Room): Promise<(string | number)[]> {
  const page = await within.newPage({ viewport: room.viewport })
  page.setDefaultTimeout(timeoutMs)
  const bytes = { models: 0, audio: 0 }
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    // Models come compressed as they are sent, without a length.
    bytes.models += Object.values(models).find(({ url }) => url === pathname + search)?.bytes ?? 0
    if (pathname.startsWith('/audio/')) bytes.audio += Number(response.headers()['content-length'] ?? 0)
  })
  await page.addInitScript(countFrames)
  await page.goto(`${at.url}${room.path}?stage=least`)
  console.log(`${room.name} …`)
  await page.waitForFunction(() => (window.__museum?.frames() ?? 0) > 0)
  const first = await framesUntilQuiet(page)
  await room.move(page)
  const moving = await framesUntilQuiet(page)
  // The first sounds come with the first gesture; a key that means nothing here leaves the room as it is.
  await page.keyboard.press('Shift')
  await allHere(page, () => bytes.audio)
  const { triangles } = await page.evaluate(() => window.__museum?.render() ?? { triangles: 0 })
  const held = await page.evaluate(() => window.__museum?.memory() ?? { textures: 0, programs: 0 })
  await page.goto('about:blank')
  await page.close()
  figures.push({
    name: room.name,
    models: bytes.models,
    sounds: bytes.audio,
    draws: Math.max(most(first.frames, 'draws'), most(moving.frames, 'draws')),
    atRest: sum(moving.atRest, 'draws'),
  })
  return [
    room.name,
    marked(bytes.models, limits.models),
    marked(bytes.audio, limits.sounds),
    triangles,
    marked(most(first.frames, 'draws'), limits.draws),
    marked(most(moving.frames, 'draws'), limits.draws),
    marked(sum(moving.atRest, 'draws'), limits.drawsAtRest),
    most(first.frames, 'calls'),
    most(moving.frames, 'calls'),
    sum(moving.atRest, 'calls'),
    held.textures,
    held.programs,
  ]
}

/** Until nothing more has come for a while. */
async function allHere(page: Page, count: () => number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (let before = -1; before !== count() && Date.now() < deadline;) {
    before = count()
    await page.waitForTimeout(quietMs)
  }
}
