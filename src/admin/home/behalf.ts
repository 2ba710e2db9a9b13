import type { Language } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { adminCall } from '#api/adminCall.ts'
import { isYearFine } from '#lib/birthYears.ts'
import type { Take } from '#lib/recording.ts'

const exhibitionId = mainExhibitionId

/** About what, whose, and in which language it was told. */
export interface Behalf {
  readonly deviceId: number
  readonly yearOfBirth: number
  readonly storyLanguage: Language
}

/** null as long as something is missing or wrong. */
export function onBehalfOf(device: Device | null, year: string, storyLanguage: Language): Behalf | null {
  if (device === null || !isYearFine(year)) return null
  return { deviceId: device.id, yearOfBirth: Number(year), storyLanguage }
}

export const sendText = (
  { deviceId, yearOfBirth, storyLanguage }: Behalf,
  storyText: string,
  _page: Language,
  idempotencyKey: string,
) =>
  adminCall(routes.shareText, {
    params: { deviceId, exhibitionId },
    body: { storyText, yearOfBirth, language: storyLanguage },
    idempotencyKey,
  })

export const sendVoice = (
  { deviceId, yearOfBirth, storyLanguage }: Behalf,
  take: Take,
  _page: Language,
  idempotencyKey: string,
) =>
  adminCall(routes.shareVoice, {
    params: { deviceId, exhibitionId },
    form: {
      exhibitionId,
      yearOfBirth,
      language: storyLanguage,
      audio: take.blob,
      ...(take.waveform && { waveform: JSON.stringify(take.waveform) }),
    },
    idempotencyKey,
  })
