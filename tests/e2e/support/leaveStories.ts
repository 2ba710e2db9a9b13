import { randomUUID } from 'node:crypto'
import { mainExhibitionId } from '#contract/limits.ts'
import { Shared } from '#contract/story.ts'
import { wavOf } from '#tests/fixtures/audio/builtAudio.ts'

/** Leaves a spoken story of six seconds. Resolves to its id. */
export async function submitVoice(server: string, deviceId: number): Promise<number> {
  const form = new FormData()
  form.set('exhibitionId', String(mainExhibitionId))
  form.set('language', 'en')
  form.set('audio', new Blob([wavOf(6).slice()], { type: 'audio/wav' }), 'voice.wav')
  const answer = await fetch(`${server}/api/user-story/submit-audio/device/${deviceId}/exhibition/1`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: form,
  })
  return Shared.parse(await answer.json()).storyId
}
