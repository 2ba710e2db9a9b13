import { createServer, type IncomingMessage } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { inRoot } from '#tools/lib/paths.ts'

/*
 * A server that speaks the specification's section 7 and nothing more, written from its table and not from our contract:
 * every answer has exactly the fields that sections 3 and 7 name.
 */

const devices = [
  { id: 1, name: 'Cassette Tape' },
  { id: 2, name: 'Apple iPod' },
  { id: 3, name: 'Amazon Echo' },
  { id: 4, name: 'iMac' },
]
const visualUrl = '/icons/icon-192.png'
const story = (id: number) => ({
  id,
  titleEN: `Title ${id}`,
  titleDE: `Titel ${id}`,
  textEN: `An English text, number ${id}.`,
  textDE: `Ein deutscher Text, Nummer ${id}.`,
  visualUrl,
})
const stories = [story(11), story(12)]
const notes = stories.map(({ visualUrl: visualURL, ...rest }) => ({ ...rest, visualURL }))
const avatar = { name: 'Rosa', shortUuid: '4f1d2c3b-0000-4000-8000-123456789abc', description: 'Sie spult.' }
const done = (message: string) => ({ statusCode: 200, message })

/** Method and path as the table has them, and what the call answers. */
export const table = {
  'GET /api/device/exhibition/1': devices,
  'POST /api/user/login': { access_token: 'a-token' },
  'POST /api/device-story/device/{deviceId}/exhibition/1': done('Narrative created.'),
  'POST /api/user-story/story-visuals/device/{deviceId}': done('Visuals created.'),
  'POST /api/user-story/submit-text/device/{deviceId}/exhibition/1': done('Text stored.'),
  'POST /api/user-story/submit-audio/device/{deviceId}/exhibition/1': done('Audio stored.'),
  'POST /api/user-story/submit-text/new-device/exhibition/1': done('Text stored.'),
  'POST /api/user-story/submit-audio/new-device/exhibition/1': done('Audio stored.'),
  'GET /api/device/all': devices,
  'GET /api/user-story/all/exhibition/1': devices.map((device) => ({ device, userStories: stories })),
  'GET /api/user-story/device/{id}': stories,
  'GET /api/user-story/random/device/5': notes,
  'GET /api/user-story/visuals/device/1': stories.map(() => ({ visualUrl })),
  'GET /api/device-story/device/{id}/exhibition/{n}': { audioUrl: '/story.opus' },
  'GET /api/avatar': [avatar],
  'GET /api/avatar/detail/{uuid}': avatar,
  'POST /api/avatar': { shortUuid: avatar.shortUuid },
  'POST /api/memory/submit-text': done('Memory stored.'),
  'POST /api/memory/submit-audio': done('Memory stored.'),
  'GET /api/device/playground': devices,
  'GET /playground?filepath=theme.txt': { content: 'light' },
  'POST /api/playground/story': undefined,
  'POST /api/eject-floppy': { success: true, message: 'The floppy is out.' },
} as const

export type Call = keyof typeof table

const isCall = (name: string): name is Call => Object.hasOwn(table, name)

/** A call of the table as it came in. */
export interface Received {
  readonly call: Call
  readonly bearer: string | null
  /** The fields of its body by name; of a file its media type. */
  readonly fields: Readonly<Record<string, string>>
}

interface BareServer {
  readonly url: string
  readonly received: readonly Received[]
  readonly stop: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves the built client beside the table; what is neither is 404 in the words of a stranger. */
export async function startBareServer(): Promise<BareServer> {
  const received: Received[] = []
  const patterns = Object.keys(table)
    .filter(isCall)
    .map((call) => ({
      call,
      pattern: new RegExp(`^${call.replace(/[?.]/g, '\\$&').replace(/\{\w+\}/g, '[^/?]+')}$`),
    }))
  const server = createServer((request, response) => {
    void (async () => {
      const address = request.url ?? '/'
      const asked = `${request.method} ${address}`
      const found = patterns.find(({ pattern }) => pattern.test(asked.replace(/\?language=\w+$/, '')))
      if (found) {
        received.push({
          call: found.call,
          bearer: request.headers.authorization ?? null,
          fields: await fieldsOf(request),
        })
        const answer = table[found.call]
        response.writeHead(200, answer === undefined ? {} : { 'content-type': 'application/json' })
        return response.end(answer === undefined ? '' : JSON.stringify(answer))
      }
      const path = new URL(address, 'http://localhost').pathname
      if (path === '/story.opus') {
        response.writeHead(200, { 'content-type': 'audio/ogg' })
        return response.end(await readFile(inRoot('tests/fixtures/audio/teller-flite.opus')))
      }
      const isPage = extname(path) === '' && !/^\/(api|_vercel)\//.test(path)
      const file = isPage ? '/index.html' : path
      try {
        const bytes = await readFile(join(inRoot('dist'), file))
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        response.end(bytes)
      } catch {
        response.writeHead(404, { 'content-type': 'text/plain' }).end(`Cannot ${asked}`)
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  if (body.length === 0) return {}
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) return JSON.parse(body.toString())
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.type])
  return Object.fromEntries(fields)
}
