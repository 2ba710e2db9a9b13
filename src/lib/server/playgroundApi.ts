import { reportedByServer } from './reportedByServer.ts'

/**
 * Where the playground sends its calls (PLAY-05): the base that the server writes into the page, else `/api` of this
 * server. Without a slash at the end.
 */
export function playgroundApi(): string {
  return reportedByServer('playground-api') ?? '/api'
}
