import { randomUUID } from 'node:crypto'
import { deviceIds, exhibitionIds } from '../../../contract/limits.ts'
import { Shared, type Story } from '../../../contract/story.ts'

/** A story as the server answers it, complete in both languages; give what the test is about. */
export function aStory(about: Partial<Story> = {}): Story {
  return {
    id: 100_001,
    titleEN: 'The tape in the glovebox',
    titleDE: 'Die Kassette im Handschuhfach',
    textEN: 'It smelt of warm plastic and nobody knew who had labelled it.',
    textDE: 'Sie roch nach warmem Plastik, und niemand wusste, wer sie beschriftet hatte.',
    visualUrl: null,
    voice: null,
    language: 'en',
    sample: false,
    createdAt: '2026-01-01T12:00:00.000Z',
    ...about,
  }
}

interface Told {
  readonly text: string
  readonly deviceId?: number
  readonly language?: 'de' | 'en'
}

/** Leaves a story through the real call, as another visitor would. Resolves to its id. */
export async function leaveStory(
  url: string,
  { text, deviceId = deviceIds.tape, language }: Told,
): Promise<number> {
  const path = `/api/user-story/submit-text/device/${deviceId}/exhibition/${exhibitionIds.main}`
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ storyText: text, ...(language && { language }) }),
  })
  if (!answer.ok) throw new Error(`The story was not taken: ${answer.status} ${await answer.text()}`)
  return Shared.parse(await answer.json()).storyId
}
