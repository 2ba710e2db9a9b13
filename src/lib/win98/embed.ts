import * as z from 'zod/mini'
import { Language } from '#contract/common.ts'

export const desktopAddress = '/win98.html'

/** Messages from the desktop to the page around it. */
const FromDesktop = z.discriminatedUnion('kind', [
  /** The visitor moved, pressed or touched inside; such events do not leave the frame. */
  z.object({ kind: z.literal('presence') }),
  z.object({ kind: z.literal('language'), language: Language }),
  z.object({ kind: z.literal('loudness'), muted: z.boolean(), volume: z.number() }),
  /** A story starts or stops playing. */
  z.object({ kind: z.literal('speech'), isSpeaking: z.boolean() }),
  /** The desktop was shut down: return to the exhibits. */
  z.object({ kind: z.literal('leave') }),
  /** Pause stories; sent to the desktop only. */
  z.object({ kind: z.literal('pauseSpeech') }),
])
export type FromDesktop = z.infer<typeof FromDesktop>

/** Messages from the page to the desktop. */
export type ToDesktop = Extract<FromDesktop, { readonly kind: 'language' | 'pauseSpeech' }>

interface ReceivedMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/**
 * A valid message from exactly this window and this origin.
 * @returns null for anything else, such as messages of browser extensions
 */
export function messageFrom(
  { origin, source, data }: ReceivedMessage,
  expected: { readonly origin: string; readonly source: unknown },
): FromDesktop | null {
  if (origin !== expected.origin || source !== expected.source || source === null) return null
  return z.safeParse(FromDesktop, data).data ?? null
}
