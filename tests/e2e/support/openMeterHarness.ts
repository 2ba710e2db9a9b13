import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { freePort } from '#tools/house/freePort.ts'
import type { Guards } from './guards.ts'

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

interface HarnessServer {
  readonly url: string
  /** The script that runs beside the sound is missing. */
  isProcessorMissing: boolean
  /** The policy that everything is served under. */
  policy: string
}

let server: Promise<HarnessServer> | null = null

interface HarnessOptions {
  readonly isProcessorMissing?: boolean
}

/**
 * The meter on a bare page under the house's own content security policy: what runs beside the sound is a file like
 * any other and has to be let in. It has a server of its own, because the browser asks for that file past
 * `page.route`.
 */
export async function openMeterHarness(
  page: Page,
  guards: Guards,
  { isProcessorMissing = false }: HarnessOptions = {},
): Promise<void> {
  server ??= serve()
  const harness = await server
  const house = await page.request.get('/')
  harness.policy = house.headers()['content-security-policy'] ?? ''
  harness.isProcessorMissing = isProcessorMissing
  guards.allowRequest(new RegExp(harness.url))
  await page.goto(harness.url)
  await page.waitForFunction(() => window.meterHarness !== undefined)
}

/** Serves until the process of the tests ends. */
async function serve(): Promise<HarnessServer> {
  const files = await bundle()
  const names = [...files.keys()]
  const styles = names.filter((name) => name.endsWith('.css'))
  const script = names.find((name) => name.includes('meterHarness') && name.endsWith('.js')) ?? ''
  const html = `<!doctype html><html lang="en"><title>Meter</title><link rel="icon" href="data:,">${styles
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join('')}<main id="root"></main><script type="module" src="/${script}"></script>`
  const port = await freePort()
  const harness: HarnessServer = { url: `http://localhost:${port}`, isProcessorMissing: false, policy: '' }
  const listening = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    const body = name === '' ? html : files.get(name)
    const isMissing = harness.isProcessorMissing && name.includes('meterProcessor')
    response.setHeader('content-security-policy', harness.policy)
    response.setHeader('content-type', types[name === '' ? 'html' : (name.split('.').at(-1) ?? '')] ?? '')
    response.writeHead(body === undefined || isMissing ? 404 : 200)
    response.end(isMissing ? undefined : body)
  })
  await new Promise<void>((resolve) => listening.listen(port, 'localhost', resolve))
  listening.unref()
  return harness
}

async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: fileURLToPath(new URL('meterHarness.tsx', import.meta.url)) },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return new Map(
    outputs
      .flatMap((one) => ('output' in one ? one.output : []))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}
