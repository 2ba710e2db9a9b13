import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** How a receiver behaves. */
type Manner = 'takes' | 'refuses' | 'hangs' | 'dawdles'

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

/** A mail server that keeps what it takes. */
export async function startMailServer(first: Manner = 'takes') {
  const mails: string[] = []
  const state = { manner: first, tries: 0, mails }
  const server = createServer((socket) => {
    state.tries += 1
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    if (state.manner === 'hangs') return
    let mail: string | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.example')
    socket.on('data', (chunk) => {
      const lines = `${rest}${String(chunk)}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (mail !== undefined && line !== '.') mail += `${line}\n`
        else if (mail !== undefined) {
          state.mails.push(readable(mail))
          mail = undefined
          // Longer than the next look is away.
          setTimeout(() => say('250 kept'), state.manner === 'dawdles' ? 1500 : 0)
        } else if (line.startsWith('RCPT') && state.manner === 'refuses')
          say('550 5.1.1 <staff@museum.example> is nobody')
        else if (line === 'DATA') {
          mail = ''
          say('354 go on')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else say('250 fine')
      }
    })
  })
  onTestFinished(() => void server.close())
  return Object.assign(state, { url: `smtp://${await addressOf(server)}` })
}

/** Undoes quoted-printable. */
function readable(mail: string): string {
  const bytes = mail
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A webhook that keeps what it takes. */
export async function startWebhook(first: Manner = 'takes') {
  const calls: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
  const state = { manner: first, tries: 0, calls }
  const server = createHttpServer(async (request, response) => {
    state.tries += 1
    if (state.manner === 'hangs') return
    if (state.manner === 'takes') calls.push({ headers: request.headers, body: await text(request) })
    response.writeHead(state.manner === 'takes' ? 204 : 503).end()
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(state, { url: `http://${await addressOf(server)}/alarms` })
}
