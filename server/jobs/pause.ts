import type { ServiceFailure } from './ServiceFailure.ts'

const firstPauseMs = 2000
const longestPauseMs = 1_800_000

/** How long to wait before the next try, in milliseconds. @param attempts how many have failed */
export const pauseMs = (attempts: number, service?: Pick<ServiceFailure, 'retryAfterMs'>): number =>
  Math.max(Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs), service?.retryAfterMs ?? 0)
