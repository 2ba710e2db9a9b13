import type * as z from 'zod/mini'
import type { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { QueuedInput, QueuedItem, QueuedKind, QueuedSound } from '#lib/outbox/item.ts'
import { callByKey } from '../client.ts'
import type { LooseInput } from '../request.ts'
import type { Sent } from './round.ts'

const kinds: Readonly<Record<QueuedKind, Route & { answer: z.ZodMiniType<Report> }>> = {
  shareText: routes.shareText,
  shareVoice: routes.shareVoice,
  shareTextOnNewDevice: routes.shareTextOnNewDevice,
  shareVoiceOnNewDevice: routes.shareVoiceOnNewDevice,
  memoryText: routes.memoryText,
  memoryVoice: routes.memoryVoice,
  playgroundStory: routes.playgroundStory,
}

/** The name of a call that the outbox knows; undefined for every other one. */
export function kindOf(route: Route): QueuedKind | undefined {
  for (const [kind, { path }] of Object.entries(kinds)) if (path === route.path && isKind(kind)) return kind
  return undefined
}

const isKind = (name: string): name is QueuedKind => Object.hasOwn(kinds, name)

/** What a call takes, taken apart for the store: plain values here, the bytes of the recording there. */
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
    // Bytes, since not every browser keeps a Blob whole in its store.
    sound: audio === undefined ? null : { bytes: await audio.arrayBuffer(), type: audio.type },
  }
}

/** Sends it, the same to the byte each time. @throws {ApiError} where no readable answer came */
export async function sendQueued({ kind, key, input }: QueuedItem, sound: QueuedSound | null): Promise<Sent> {
  const form =
    sound === null
      ? input.form
      : { ...fieldsOf(input.form), audio: new Blob([sound.bytes], { type: sound.type }) }
  const whole: LooseInput = { ...input, form, idempotencyKey: key }
  const { answer, knowsKey } = await callByKey(kinds[kind], whole)
  return { report: answer, knowsKey }
}

const fieldsOf = (form: unknown): object => (typeof form === 'object' && form !== null ? form : {})
