import type { Route } from '#contract/route.ts'
import { call } from './client.ts'
import type { Answer, Input } from './request.ts'

const listeners = new Set<() => void>()

/** Calls whenever the server does not take the staff token: it has expired or was revoked. Returns what stops it. */
export function onTokenRejected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A call of the staff's desk. Its answer is the call's own; a rejected token is told to whoever listens, too (ADMIN-10).
 * @throws {ApiError} as `call`
 */
export async function deskCall<R extends Route>(route: R, input: Input<R>): Promise<Answer<R>> {
  const answer = await call(route, input)
  if (isRejection(answer)) for (const listener of listeners) listener()
  return answer
}

function isRejection(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'statusCode' in answer && answer.statusCode === 401
}
