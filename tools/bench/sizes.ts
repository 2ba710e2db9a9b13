// npm run bench -- sizes: what a browser transfers on the first visit to each page, until nothing more comes.
// node tools/bench/sizes.ts [--url http://…] [/route ...] measures a server that runs already, or these routes only.
import '../requireNode.mjs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../lib/buildClient.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { startServer } from '../lib/startServer.ts'
import { copyData, narratedData } from '../lib/narratedData.ts'
import { paperPages, scenePages } from './pages.ts'
import { recordResult } from './results.ts'

const kinds = ['script', 'style', 'font', 'picture', 'sound', 'model', 'other'] as const
type Kind = (typeof kinds)[number]

/** Limits of the design: bytes of script as transferred, and how many files they come in. */
const fences = {
  paper: { bytes: 170_000, requests: 20 },
  scene: { bytes: 500_000, requests: 40 },
} as const

/** A page is complete once nothing has been under way for this long, ms. */
const quietMs = 3_000
/** A page that is never quiet is measured until here, ms. */
const longestMs = 60_000

interface Visit {
  /** Bytes of the bodies as transferred, compressed. */
  readonly bytes: Readonly<Record<Kind, number>>
  readonly scripts: number
  /** Answers of any kind that came over the network. */
  readonly requests: number
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' } },
})
if (values.url === undefined) await buildClient()
const server =
  values.url === undefined
    ? await startServer({ fill: copyData(await narratedData({ ofAnyAge: true })) })
    : undefined
const url = values.url ?? server?.url ?? ''
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  console.log(
    `KB as transferred${' '.repeat(23)}${kinds.map((kind) => kind.padStart(8)).join('')}   scripts  requests`,
  )
  await measure('paper', paperPages)
  await measure('scene', scenePages)
} finally {
  await browser.close()
  await server?.stop()
}

async function measure(kind: keyof typeof fences, routes: readonly string[]): Promise<void> {
  const fence = fences[kind]
  let [mostBytes, mostFiles] = [0, 0]
  for (const route of routes.filter((each) => asked.length === 0 || asked.includes(each))) {
    const { bytes, scripts, requests } = await visit(route)
    const isOver = bytes.script > fence.bytes || scripts > fence.requests
    const cells = kinds.map((each) => (bytes[each] / 1000).toFixed(1).padStart(8)).join('')
    console.log(
      `${route.padEnd(40)}${cells}${String(scripts).padStart(10)}${String(requests).padStart(10)}${isOver ? '  too large' : ''}`,
    )
    mostBytes = Math.max(mostBytes, bytes.script)
    mostFiles = Math.max(mostFiles, scripts)
  }
  recordResult({
    id: `${kind}-script`,
    figure: `${(mostBytes / 1000).toFixed(1)} KB in ${mostFiles} files, the largest`,
    holds: mostBytes > 0 && mostBytes <= fence.bytes && mostFiles <= fence.requests,
  })
}

/** A first visit, nothing in any cache, no service worker. */
async function visit(route: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const bytes: Record<Kind, number> = {
      script: 0,
      style: 0,
      font: 0,
      picture: 0,
      sound: 0,
      model: 0,
      other: 0,
    }
    let [scripts, requests, lastMs] = [0, 0, performance.now()]
    const underWay = new Map<string, { kind: Kind; headers: number; isCached: boolean }>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      underWay.set(requestId, {
        kind: kindOf(response.mimeType, response.url),
        headers: response.encodedDataLength,
        isCached: response.fromDiskCache === true || response.url.startsWith('data:'),
      })
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => underWay.delete(requestId))
    session.on('Network.dataReceived', () => (lastMs = performance.now()))
    session.on('Network.requestWillBeSent', () => (lastMs = performance.now()))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastMs = performance.now()
      const answer = underWay.get(requestId)
      underWay.delete(requestId)
      if (answer === undefined || answer.isCached || encodedDataLength === 0) return
      bytes[answer.kind] += Math.max(0, encodedDataLength - answer.headers)
      requests += 1
      if (answer.kind === 'script') scripts += 1
    })
    await session.send('Network.enable')
    await page.goto(url + route, { waitUntil: 'load' })
    const deadline = performance.now() + longestMs
    while (performance.now() - lastMs < quietMs && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return { bytes, scripts, requests }
  } finally {
    await context.close()
  }
}

function kindOf(type: string, address: string): Kind {
  if (/javascript/.test(type)) return 'script'
  if (type === 'text/css') return 'style'
  if (type.startsWith('font/') || address.endsWith('.woff2')) return 'font'
  if (type.startsWith('image/')) return 'picture'
  if (type.startsWith('audio/')) return 'sound'
  return address.includes('/models/') ? 'model' : 'other'
}
