import type { Language } from '#contract/common.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { submit } from '#api/submit.ts'
import type { AgreedAbout } from './aboutDevice.ts'
import * as routes from '#contract/routes.ts'

const exhibitionId = mainExhibitionId

/** Leaves a written story, by the call for a known or for a new device (SHARE-02). */
export function sendText(about: AgreedAbout, storyText: string, language: Language, idempotencyKey: string) {
  const { consentVersion } = about
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
