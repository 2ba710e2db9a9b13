import { voiceConsent } from '#content/consent.ts'
import type { Language } from '#contract/common.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { submit } from '#api/submit.ts'
import type { Take } from '#lib/sound/recording.ts'

/** Where a story of this room goes. */
export const aboutImac = { deviceId: imacExhibit.device.id, exhibitionId: mainExhibitionId } as const
type AboutImac = typeof aboutImac & { readonly consentVersion: string }
/** The voice may be heard in the narration, too, or not. */
export type SpokenAbout = AboutImac & { readonly voiceInNarration: boolean }

export function sendText(
  { consentVersion, ...params }: AboutImac,
  storyText: string,
  language: Language,
  idempotencyKey: string,
) {
  return submit(routes.shareText, { params, body: { storyText, language, consentVersion }, idempotencyKey })
}

/** The waveform goes as JSON text, since a form holds no arrays. */
export function sendVoice(
  { voiceInNarration, consentVersion, ...params }: SpokenAbout,
  take: Take,
  language: Language,
  idempotencyKey: string,
) {
  const { exhibitionId } = params
  const waveform = take.waveform && { waveform: JSON.stringify(take.waveform) }
  const agreed = voiceInNarration && {
    voiceInNarration: 'yes' as const,
    voiceConsentVersion: voiceConsent.version,
  }
  const form = { exhibitionId, language, consentVersion, audio: take.blob, ...waveform, ...agreed }
  return submit(routes.shareVoice, { params, form, idempotencyKey })
}
