import type * as z from 'zod/mini'
import type { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { QueuedInput, QueuedItem, QueuedKind, QueuedSound } from '#lib/outbox/item.ts'
import { callAndCheckKey, type KeyedAnswer } from '../client.ts'
import type { LooseInput } from '../request.ts'

const kinds: Readonly<Record<QueuedKind, Route & { answer: z.ZodMiniType<Report> }>> = {
  shareText: routes.shareText,
  shareVoice: routes.shareVoice,
  shareTextOnNewDevice: routes.shareTextOnNewDevice,
  shareVoiceOnNewDevice: routes.shareVoiceOnNewDevice,
  memoryText: routes.memoryText,
  memoryVoice: routes.memoryVoice,
  playgroundStory: routes.playgroundStory,
}

/** The outbox's name for a route; undefined where the outbox does not handle it. */
export function kindOf(route: Route): QueuedKind | undefined {
  for (const [kind, { path }] of Object.entries(kinds)) if (path === route.path && isKind(kind)) return kind
  return undefined
}

const isKind = (name: string): name is QueuedKind => Object.hasOwn(kinds, name)

/** Splits a call's input for the store: plain values, and the bytes of the recording. */
export async function takeApart({
  params,
  body,
  form,
  base,
}: LooseInput): Promise<{ input: QueuedInput; sound: QueuedSound | null }> {
  const fields: [string, unknown][] = typeof form === 'object' && form !== null ? Object.entries(form) : []
  const audio = fields.map(([, value]) => value).find((value) => value instanceof Blob)
  const input = {
    params,
    body,
    form: form && Object.fromEntries(fields.filter(([, value]) => !(value instanceof Blob))),
    base,
  }
  return {
    input: JSON.parse(JSON.stringify(input)),
    // Bytes, since not every browser stores Blobs reliably.
    sound: audio === undefined ? null : { bytes: await audio.arrayBuffer(), type: audio.type },
  }
}

/** Sends an item, byte for byte the same each time. @throws {ApiError} where there is no readable answer */
export async function sendQueued(
  { kind, key, input }: QueuedItem,
  sound: QueuedSound | null,
): Promise<KeyedAnswer<Report>> {
  const form =
    sound === null
      ? input.form
      : { ...fieldsOf(input.form), audio: new Blob([sound.bytes], { type: sound.type }) }
  const whole: LooseInput = { ...input, form, idempotencyKey: key }
  return callAndCheckKey(kinds[kind], whole)
}

const fieldsOf = (form: unknown): object => (typeof form === 'object' && form !== null ? form : {})
