import { voiceConsent } from '#content/consent.ts'
import type { Language } from '#contract/common.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { submit } from '#api/submit.ts'
import type { Take } from '#lib/sound/recording.ts'
import type { AgreedAbout } from './aboutDevice.ts'

const exhibitionId = mainExhibitionId

/** About what, and whether the voice may be heard in the narration, too. */
export type SpokenAbout = AgreedAbout & { readonly voiceInNarration: boolean }

/** Leaves a spoken story. The waveform goes as JSON text, since a form holds no arrays. */
export function sendVoice(about: SpokenAbout, take: Take, language: Language, idempotencyKey: string) {
  const form = {
    exhibitionId,
    language,
    consentVersion: about.consentVersion,
    audio: take.blob,
    ...(about.voiceInNarration && {
      voiceInNarration: 'yes' as const,
      voiceConsentVersion: voiceConsent.version,
    }),
    ...(take.waveform && { waveform: JSON.stringify(take.waveform) }),
  }
  return about.kind === 'known'
    ? submit(routes.shareVoice, { params: { deviceId: about.id, exhibitionId }, form, idempotencyKey })
    : submit(routes.shareVoiceOnNewDevice, {
        params: { exhibitionId },
        form: { ...form, deviceName: about.name },
        idempotencyKey,
      })
}
