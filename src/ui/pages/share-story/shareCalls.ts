import type { Language } from '../../../../contract/common.ts'
import { exhibitionIds } from '../../../../contract/limits.ts'
import type { Take } from '../../../lib/recording.ts'
import { call } from '../../../api/client.ts'
import type { AboutDevice } from './aboutDevice.ts'

const exhibitionId = exhibitionIds.main

/** Leaves a written story, by the call for a known or for a new device (SHARE-02). */
export function sendText(about: AboutDevice, storyText: string, language: Language, idempotencyKey: string) {
  return about.kind === 'known'
    ? call('shareText', {
        params: { deviceId: about.id, exhibitionId },
        body: { storyText, language },
        idempotencyKey,
      })
    : call('shareTextOnNewDevice', {
        params: { exhibitionId },
        body: { storyText, language, exhibitionId, deviceName: about.name },
        idempotencyKey,
      })
}

/** Leaves a spoken story. The waveform goes as JSON text, since a form holds no arrays. */
export function sendVoice(about: AboutDevice, take: Take, language: Language, idempotencyKey: string) {
  const form = {
    exhibitionId,
    language,
    audio: take.blob,
    ...(take.waveform && { waveform: JSON.stringify(take.waveform) }),
  }
  return about.kind === 'known'
    ? call('shareVoice', { params: { deviceId: about.id, exhibitionId }, form, idempotencyKey })
    : call('shareVoiceOnNewDevice', {
        params: { exhibitionId },
        form: { ...form, deviceName: about.name },
        idempotencyKey,
      })
}
