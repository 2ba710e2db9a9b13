import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** ms without traffic after which a client is disconnected; Node checks twice. */
const stalledMs = 20_000

/** Disconnects a client after `ms` without traffic; 0: never. Node resets it for the next request. */
export function closeWhenStalled({ raw }: FastifyRequest, ms = stalledMs): void {
  // Injected requests in tests have no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(ms)
}
