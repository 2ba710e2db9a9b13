import { shareConsent } from '#content/consent.ts'
import type { Language } from '#contract/common.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { submit } from '#api/submit.ts'
import type { Take } from '#lib/recording.ts'
import type { AboutDevice } from './aboutDevice.ts'

const exhibitionId = mainExhibitionId

/** Leaves a spoken story. The waveform goes as JSON text, since a form holds no arrays. */
export function sendVoice(about: AboutDevice, take: Take, language: Language, idempotencyKey: string) {
  const form = {
    exhibitionId,
    language,
    consentVersion: shareConsent.version,
    audio: take.blob,
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
