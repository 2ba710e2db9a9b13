import { createServer } from 'node:http'
import { build } from 'vite'
import { freePort } from '../lib/freePort.ts'
import { inRoot } from '../lib/paths.ts'

const types: Readonly<Record<string, string>> = { js: 'text/javascript', mp3: 'audio/mpeg', '': 'text/html' }

/** What is measured, beside the page that measures: each a module of its own. */
const entries = {
  page: inRoot('tools/bench/audioPage.ts'),
  meter: inRoot('src/audio/meter/PeakMeter.ts'),
  sound: inRoot('src/audio/sound.ts'),
}

export interface AudioServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves the page of the audio benchmark, the server's own sounds and these files, with ranges as media wants them. */
export async function serveAudioBench(extra: ReadonlyMap<string, Buffer>): Promise<AudioServer> {
  const files = new Map([...(await bundle()), ...extra])
  files.set(
    '',
    Buffer.from('<!doctype html><title>Audio</title><link rel="icon" href="data:,"><button>Key</button>'),
  )
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://bench').pathname.slice(1)
    const body = files.get(name)
    response.setHeader(
      'content-type',
      types[name.split('.')[1] === undefined ? '' : (name.split('.').at(-1) ?? '')] ?? '',
    )
    response.setHeader('accept-ranges', 'bytes')
    if (body === undefined) return response.writeHead(404).end()
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return response.writeHead(200, { 'content-length': body.length }).end(body)
    const from = Number(first)
    const to = last === undefined || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1)
    const part = body.subarray(from, to + 1)
    return response
      .writeHead(206, {
        'content-length': part.length,
        'content-range': `bytes ${from}-${to}/${body.length}`,
      })
      .end(part)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bundle(): Promise<readonly [string, Buffer][]> {
  const result = await build({
    configFile: false,
    root: inRoot(''),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: entries,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)])
}
