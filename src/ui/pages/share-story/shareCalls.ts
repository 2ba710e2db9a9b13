import type { Language } from '../../../../contract/common.ts'
import { exhibitionIds } from '../../../../contract/limits.ts'
import type { Take } from '../../../lib/recording.ts'
import { call } from '../../../api/client.ts'
import type { AboutDevice } from './aboutDevice.ts'
import type { SharedStory } from './wayProps.ts'
import * as routes from '../../../../contract/routes.ts'

const exhibitionId = exhibitionIds.main

/** Leaves a written story, by the call for a known or for a new device (SHARE-02). */
export function sendText(about: AboutDevice, storyText: string, language: Language, idempotencyKey: string) {
  return about.kind === 'known'
    ? call(routes.shareText, {
        params: { deviceId: about.id, exhibitionId },
        body: { storyText, language },
        idempotencyKey,
      })
    : call(routes.shareTextOnNewDevice, {
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
    ? call(routes.shareVoice, { params: { deviceId: about.id, exhibitionId }, form, idempotencyKey })
    : call(routes.shareVoiceOnNewDevice, {
        params: { exhibitionId },
        form: { ...form, deviceName: about.name },
        idempotencyKey,
      })
}

/** What the page tells of an answer: the device is the one that was sent, whatever was chosen meanwhile. */
export function sharedStory(answer: object, about: AboutDevice): SharedStory {
  return { about, storyId: 'storyId' in answer && typeof answer.storyId === 'number' ? answer.storyId : null }
}
