import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** A client that has neither sent nor taken a byte for so long is gone, or means harm; Node looks twice. */
const stalledMs = 20_000

/** Disconnects a client once nothing has moved for `ms`; 0: never. Node sets it back for the next request. */
export function closeWhenStalled({ raw }: FastifyRequest, ms = stalledMs): void {
  // A request that a test injects has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(ms)
}
