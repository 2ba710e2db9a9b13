import { createServer } from 'node:http'

export interface CuttingProxy {
  /** Without a slash at the end. */
  readonly url: string
  /** How many answers have broken off so far. */
  readonly cuts: () => number
  close(): void
}

/** Stands before a server and breaks the connection in the middle of the first `times` answers whose path matches. */
export async function startCuttingProxy(server: string, path: RegExp, times: number): Promise<CuttingProxy> {
  let cuts = 0
  const proxy = createServer((request, response) => {
    void fetch(server + request.url, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer())
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'text/plain',
          'content-length': body.length,
        })
        if (cuts >= times || !path.test(request.url ?? '')) return response.end(body)
        cuts += 1
        return response.write(body.subarray(0, body.length / 2), () => response.destroy())
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no address.')
  return { url: `http://localhost:${address.port}`, cuts: () => cuts, close: () => void proxy.close() }
}
