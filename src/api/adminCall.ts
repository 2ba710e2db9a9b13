import type { Route } from '#contract/route.ts'
import { useSession } from '#state/session.ts'
import { call } from './client.ts'
import type { Answer, Input } from './request.ts'

/** A staff call. If the server refuses the token, the page asks for a login (ADMIN-10). @throws {ApiError} as `call` */
export async function adminCall<R extends Route>(route: R, input: Input<R>): Promise<Answer<R>> {
  const answer = await call(route, input)
  if (isRefusal(answer)) useSession.getState().refuse()
  return answer
}

function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'statusCode' in answer && answer.statusCode === 401
}
