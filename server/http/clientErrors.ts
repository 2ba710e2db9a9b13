import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'

/** What Node refuses before there is a request: by its code, or else as malformed. */
const refusals = new Map<string, { statusCode: number; message: string }>([
  ['HPE_HEADER_OVERFLOW', { statusCode: 431, message: 'The address or the headers are too long.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { statusCode: 408, message: 'The request took too long to arrive.' }],
])
const malformed = { statusCode: 400, message: 'The request is malformed.' }

/** Answers what is no request of HTTP with a sentence, and ends the connection. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // The other end may be gone, or an answer may be under way: then there is nobody to tell.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const report = refusals.get(error.code ?? '') ?? malformed
  const body = JSON.stringify(report)
  socket.end(
    [
      `HTTP/1.1 ${report.statusCode} ${STATUS_CODES[report.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
