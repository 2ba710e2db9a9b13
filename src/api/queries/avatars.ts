import { queryOptions } from '@tanstack/react-query'
import type { Avatar } from '#contract/avatar.ts'
import type { Report } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../client.ts'
import { ReportError } from '../ReportError.ts'
import { listFreshMs, listOf } from './answers.ts'

/** Every avatar, newest first. */
export const avatarsQuery = queryOptions({
  queryKey: ['avatars'],
  queryFn: async ({ signal }) => listOf(await call(routes.avatars, { signal })),
  staleTime: listFreshMs,
})

/** One avatar. An unknown one fails with a `ReportError` of the server's 4xx. */
export function avatarQuery(shortUuid: string) {
  return queryOptions({
    queryKey: ['avatar', shortUuid],
    queryFn: async ({ signal }) => avatarOf(await call(routes.avatar, { params: { shortUuid }, signal })),
    staleTime: listFreshMs,
  })
}

/** @throws {ReportError} where the server sent a report instead of the avatar */
function avatarOf(answer: Avatar | Report): Avatar {
  if ('statusCode' in answer) throw new ReportError(answer)
  return answer
}
