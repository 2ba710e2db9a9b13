import type { Language } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { mainExhibitionId as exhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { isYearFine } from '#lib/stories/birthYears.ts'
import type { Take } from '#lib/sound/recording.ts'
import { adminCall } from './adminCall.ts'
import { submit } from './outbox/outbox.ts'

/** The device of a story: a known one by id, or a new one by name. */
export type StoryDevice =
  | { readonly kind: 'known'; readonly id: number; readonly name: string }
  | { readonly kind: 'new'; readonly name: string }

/** With the consent wording agreed to. */
type ConsentedDevice = StoryDevice & { readonly consentVersion: string }

/** Shares a written story (SHARE-02). */
export function shareText(
  device: ConsentedDevice,
  storyText: string,
  idempotencyKey: string,
  language: Language,
) {
  const body = { storyText, language, consentVersion: device.consentVersion }
  return device.kind === 'known'
    ? submit(routes.shareText, { params: { deviceId: device.id, exhibitionId }, body, idempotencyKey })
    : submit(routes.shareTextOnNewDevice, {
        params: { exhibitionId },
        body: { ...body, exhibitionId, deviceName: device.name },
        idempotencyKey,
      })
}

/** Shares a spoken story. With a voice consent version, the voice may be played in the device's narration. */
export function shareVoice(
  device: ConsentedDevice & { readonly voiceConsentVersion: string | null },
  take: Take,
  idempotencyKey: string,
  language: Language,
) {
  const form = {
    exhibitionId,
    language,
    consentVersion: device.consentVersion,
    ...audioOf(take),
    ...(device.voiceConsentVersion !== null && {
      voiceInNarration: 'yes' as const,
      voiceConsentVersion: device.voiceConsentVersion,
    }),
  }
  return device.kind === 'known'
    ? submit(routes.shareVoice, { params: { deviceId: device.id, exhibitionId }, form, idempotencyKey })
    : submit(routes.shareVoiceOnNewDevice, {
        params: { exhibitionId },
        form: { ...form, deviceName: device.name },
        idempotencyKey,
      })
}

/** Who contributes a memory to research, and the consent wording agreed to. */
interface Contributor {
  readonly yearOfBirth: number
  readonly email: string
  readonly consentVersion: string
}

/** Sends a written memory for research (MEM-05). */
export const memoryText = (contributor: Contributor, textContent: string, idempotencyKey: string) =>
  submit(routes.memoryText, { body: { textContent, ...contributor }, idempotencyKey })

/** Sends a spoken memory. */
export const memoryVoice = (contributor: Contributor, { blob }: Take, idempotencyKey: string) =>
  submit(routes.memoryVoice, { form: { ...contributor, audio: blob }, idempotencyKey })

/** A story that staff enter for someone: device, year of birth and language. */
interface BehalfStory {
  readonly deviceId: number
  readonly yearOfBirth: number
  readonly storyLanguage: Language
}

/** null while something is missing or invalid. */
export function onBehalfOf(device: Device | null, year: string, storyLanguage: Language): BehalfStory | null {
  if (device === null || !isYearFine(year)) return null
  return { deviceId: device.id, yearOfBirth: Number(year), storyLanguage }
}

export const behalfText = (
  { deviceId, yearOfBirth, storyLanguage }: BehalfStory,
  storyText: string,
  idempotencyKey: string,
) =>
  adminCall(routes.shareText, {
    params: { deviceId, exhibitionId },
    body: { storyText, yearOfBirth, language: storyLanguage },
    idempotencyKey,
  })

export const behalfVoice = (
  { deviceId, yearOfBirth, storyLanguage }: BehalfStory,
  take: Take,
  idempotencyKey: string,
) =>
  adminCall(routes.shareVoice, {
    params: { deviceId, exhibitionId },
    form: { exhibitionId, yearOfBirth, language: storyLanguage, ...audioOf(take) },
    idempotencyKey,
  })

/** JSON text, since a form holds no arrays. */
const audioOf = ({ blob, waveform }: Take) => ({
  audio: blob,
  ...(waveform && { waveform: JSON.stringify(waveform) }),
})
