import { reportedByServer } from './reportedByServer.ts'

/**
 * Where the sandbox sends its calls (PLAY-05): the base that the server writes into the page, else this server's own
 * `/api`. No slash at the end.
 */
export function playgroundApi(): string {
  return reportedByServer('playground-api') ?? '/api'
}
