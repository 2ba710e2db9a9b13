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
  readonly told: Language
}

/** null as long as something is missing or wrong. */
export function onBehalfOf(device: Device | null, year: string, told: Language): Behalf | null {
  if (device === null || !isYearFine(year)) return null
  return { deviceId: device.id, yearOfBirth: Number(year), told }
}

export const sendText = (
  { deviceId, yearOfBirth, told }: Behalf,
  storyText: string,
  _page: Language,
  idempotencyKey: string,
) =>
  adminCall(routes.shareText, {
    params: { deviceId, exhibitionId },
    body: { storyText, yearOfBirth, language: told },
    idempotencyKey,
  })

export const sendVoice = (
  { deviceId, yearOfBirth, told }: Behalf,
  take: Take,
  _page: Language,
  idempotencyKey: string,
) =>
  adminCall(routes.shareVoice, {
    params: { deviceId, exhibitionId },
    form: {
      exhibitionId,
      yearOfBirth,
      language: told,
      audio: take.blob,
      ...(take.waveform && { waveform: JSON.stringify(take.waveform) }),
    },
    idempotencyKey,
  })
