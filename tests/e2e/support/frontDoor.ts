import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kill } from 'node:process'
import { type RunningServer, startServer } from '#tools/lib/startServer.ts'
import { copyData, narratedData } from '#tools/lib/narratedData.ts'

/** What happens to whoever comes to the door. Pages and lists are let through unless it is closed. */
export type DoorMode =
  | 'open'
  /** Nobody answers: the server is gone, or the network. */
  | 'closed'
  /** Whatever is submitted gets in, and the answer never comes out. */
  | 'losesAnswers'
  /** Whatever is submitted gets in, and the server is killed before it can answer. */
  | 'killsServer'
  /** Whatever is submitted is answered with a 503 in the contract's words. */
  | 'busy'

/** Something that was submitted, as it came in. */
interface Submitted {
  /** Its Idempotency-Key. */
  readonly key: string
  /** SHA-256 of the recording, or of the text where there is none. */
  readonly content: string
}

/** A real server behind a door that a test can close, at an address that stays the same when the server does not. */
export interface ServerWithDoor extends RunningServer {
  readonly door: (mode: DoorMode) => void
  /** Everything that came through the door, repeats too. */
  readonly submitted: readonly Submitted[]
  /** SIGKILL; what is under way breaks off. */
  readonly killServer: () => void
  /** From now on the worker is that of another build, with the same files. */
  readonly rebuild: () => void
  /** A new process on the same data. */
  readonly revive: () => Promise<void>
}

export async function startServerWithDoor(): Promise<ServerWithDoor> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nachklang-'))
  const first = await startServer({
    dataDir,
    fill: copyData(process.env.NACHKLANG_WALK_DATA ?? (await narratedData())),
  })
  let server = first
  let mode: DoorMode = 'open'
  const submitted: Submitted[] = []
  let isRebuilt = false

  const killServer = () => {
    kill(server.pid, 'SIGKILL')
  }

  const listener = createServer((incoming, answer) => {
    void receive(incoming, answer).catch(() => incoming.socket.destroy())
  })

  async function receive(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (mode === 'closed') {
      incoming.socket.destroy()
      return
    }
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    const body = Buffer.concat(parts)
    // Staff submit nothing.
    const key = incoming.url?.startsWith('/api/admin/') ? undefined : incoming.headers['idempotency-key']
    const outcome = key === undefined ? 'open' : mode
    if (typeof key === 'string') submitted.push({ key, content: await contentOf(incoming, body) })
    if (outcome === 'busy') {
      answer.writeHead(503, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ statusCode: 503, message: 'The server is busy.' }))
      return
    }
    if (isRebuilt && incoming.url === '/sw.js') {
      const worker = await (await fetch(`${server.url}/sw.js`)).text()
      answer.writeHead(200, { 'content-type': 'text/javascript' })
      answer.end(worker.replace(/(revision"?:\s*")[0-9a-f]{8}/, '$1feedfeed'))
      return
    }
    const { port } = new URL(server.url)
    const passed = ask(
      { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers },
      (reply) => {
        if (outcome !== 'open') {
          incoming.socket.destroy()
          return
        }
        answer.writeHead(reply.statusCode ?? 500, reply.headers)
        reply.pipe(answer)
      },
    )
    passed.on('error', () => incoming.socket.destroy())
    passed.end(body, () => {
      if (outcome === 'killsServer') killServer()
    })
  }

  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no address.')

  return {
    ...first,
    url: `http://localhost:${address.port}`,
    submitted,
    killServer,
    door: (next) => {
      mode = next
      // Connections that are kept open would still get in.
      if (next === 'closed') listener.closeAllConnections()
    },
    rebuild: () => {
      isRebuilt = true
    },
    revive: async () => {
      await server.stop()
      server = await startServer({ dataDir })
    },
    stop: async () => {
      listener.closeAllConnections()
      listener.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function contentOf({ headers }: IncomingMessage, body: Buffer): Promise<string> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/'))
    return sha256(String(Reflect.get(JSON.parse(body.toString()), 'storyText')))
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const audio = form.get('audio')
  return audio instanceof Blob ? sha256(new Uint8Array(await audio.arrayBuffer())) : ''
}

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
