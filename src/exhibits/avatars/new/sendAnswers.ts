import type { AvatarAnswers } from '#contract/avatar.ts'
import * as routes from '#contract/routes.ts'
import { ApiError } from '#api/ApiError.ts'
import { call } from '#api/client.ts'

/** Has an avatar made. @returns what every submission reports, and on success whose portrait it became. @throws {ApiError} */
export async function sendAnswers([body]: readonly [AvatarAnswers], idempotencyKey: string) {
  const answer = await call(routes.createAvatar, { body, idempotencyKey })
  if ('shortUuid' in answer) return { statusCode: 200, message: '', shortUuid: answer.shortUuid }
  if (answer.statusCode !== 200) return { ...answer, shortUuid: '' }
  throw new ApiError('malformed', 'The server does not say which avatar was made.')
}
