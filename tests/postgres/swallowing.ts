import { createServer, connect } from 'node:net'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to Postgres that can swallow all that is sent, as a firewall does: nothing is closed, nothing is refused. */
export interface SwallowingProxy {
  /** Where Postgres is reached through it. */
  readonly url: string
  freeze(): void
  thaw(): void
  /** Ends what is open, on both sides. */
  cut(): void
}

export async function startSwallowing(target: string): Promise<SwallowingProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isFrozen = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      if (isFrozen) from.pause()
      from.on('error', () => {})
      from.on('data', (bytes) => void to.write(bytes))
      from.on('end', () => to.end())
      from.on('close', () => {
        open.delete(from)
        if (!isFrozen) to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  onTestFinished(() => {
    isFrozen = false
    cut()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  const url = new URL(target)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    cut,
  }
}
