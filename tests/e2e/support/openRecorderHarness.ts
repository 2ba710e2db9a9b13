import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

let script: Promise<string> | null = null

/** Opens the recorder on a bare page of the house's own origin, with a small upload limit where one is given. */
export async function openRecorderHarness(page: Page, limitBytes?: number): Promise<void> {
  script ??= bundle()
  const body = `<!doctype html><html lang="en"><title>Recorder</title><main id="root"></main><script type="module">${await script}</script>`
  await page.route('**/recorder-harness*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`/recorder-harness${limitBytes === undefined ? '' : `?limit=${limitBytes}`}`)
}

/** The same sources as the exhibition's, as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      rollupOptions: { input: fileURLToPath(new URL('recorderHarness.tsx', import.meta.url)) },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    if (!('output' in output)) continue
    for (const file of output.output) {
      if (file.type === 'chunk') return file.code.replaceAll('</script', '<\\/script')
    }
  }
  throw new Error('The harness was not bundled')
}
