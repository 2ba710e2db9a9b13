// npm run bench -- audio: what a browser takes for half an hour of narration.
import '../requireNode.mjs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type Browser, chromium, type Page } from '@playwright/test'
import fastify from 'fastify'
import { build } from 'vite'
import * as z from 'zod'
import { ensureChromium } from '../browser.ts'
import { chromiumFlags, mediaFlags } from '../lib/chromiumFlags.ts'
import { inRoot } from '../lib/paths.ts'
import { makeNarration } from './audioNarration.ts'
import type {} from './audioPage.ts'
import { median } from './compare.ts'
import { proportionalMB } from './process.ts'
import { recordResult, sized } from './results.ts'

const limitMB = 60
const minutes = sized(30, 2)
const rounds = sized(3, 1)

const Processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.int() })) })

const root = await mkdtemp(join(tmpdir(), 'nachklang-audio-'))
const server = fastify()
try {
  await build({
    configFile: false,
    root: inRoot(''),
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: root,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { page: inRoot('tools/bench/audioPage.ts'), sound: inRoot('src/audio/sound.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  await writeFile(join(root, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>')
  await writeFile(join(root, 'narration.mp3'), await makeNarration(minutes))
  await server.register(fastifyStatic, { root })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const grown: number[] = []
  for (let round = 0; round < rounds; round += 1) grown.push(await grownMB(url))
  const figure = median(grown)
  console.log(`A narration of ${minutes} minutes takes ${figure.toFixed(0)} MB (limit ${limitMB}).`)
  recordResult({ id: 'narration-memory', figure: `${figure.toFixed(0)} MB`, holds: figure <= limitMB })
} finally {
  await server.close()
  await rm(root, { recursive: true, force: true })
}

/** What the page's process takes more while it plays than before, in a browser of its own. */
async function grownMB(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags, ...mediaFlags],
  })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(url)
    await page.waitForFunction(() => window.playNarration !== undefined)
    const before = await pageMB(page, browser)
    const seconds = await page.evaluate(() => window.playNarration?.())
    if (Math.abs((seconds ?? 0) - minutes * 60) > 5)
      throw new Error(`The narration has ${String(seconds)} s.`)
    return (await pageMB(page, browser)) - before
  } finally {
    await browser.close()
  }
}

/** NaN on any system but Linux, which alone tells it. */
async function pageMB(page: Page, browser: Browser): Promise<number> {
  const collecting = await page.context().newCDPSession(page)
  await collecting.send('HeapProfiler.collectGarbage')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = Processes.parse(await session.send('SystemInfo.getProcessInfo'))
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(renderers.map(({ id }) => proportionalMB(id)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
