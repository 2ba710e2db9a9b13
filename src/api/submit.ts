import type { Route } from '#contract/route.ts'
import type { QueuedReport } from '#lib/outbox/item.ts'
import { enqueue, sendUnstored } from './outbox/outbox.ts'
import type { Answer, Input } from './request.ts'

/**
 * Leaves what a visitor gives: it is stored on this device before it is sent, and once more by itself until it has
 * arrived (SHARE-05). A browser that cannot store it, or not in time, only sends it.
 * @returns the server's answer, or that it is kept here for now @throws {ApiError} where it could not be kept either
 */
export async function submit<R extends Route>(route: R, input: Input<R>): Promise<Answer<R> | QueuedReport> {
  return (await enqueue(route, input)) ?? sendUnstored(route, input)
}
