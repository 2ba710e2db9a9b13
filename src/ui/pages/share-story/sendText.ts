import { shareConsent } from '#content/consent.ts'
import type { Language } from '#contract/common.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { submit } from '#api/submit.ts'
import type { AboutDevice } from './aboutDevice.ts'
import * as routes from '#contract/routes.ts'

const exhibitionId = mainExhibitionId
const consentVersion = shareConsent.version

/** Leaves a written story, by the call for a known or for a new device (SHARE-02). */
export function sendText(about: AboutDevice, storyText: string, language: Language, idempotencyKey: string) {
  return about.kind === 'known'
    ? submit(routes.shareText, {
        params: { deviceId: about.id, exhibitionId },
        body: { storyText, language, consentVersion },
        idempotencyKey,
      })
    : submit(routes.shareTextOnNewDevice, {
        params: { exhibitionId },
        body: { storyText, language, consentVersion, exhibitionId, deviceName: about.name },
        idempotencyKey,
      })
}
