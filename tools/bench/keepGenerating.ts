import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { narrationScripts } from '#contract/adminNarrationRoutes.ts'
import { readerConsent } from '#content/consent.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { Scripts } from '#contract/narrationScript.ts'
import { LoggedIn } from '#contract/staff.ts'
import type { RunningServer } from '../lib/startServer.ts'
import { recordedVoice } from './recordedVoice.ts'

/**
 * Keeps the storyteller at narrating, with recordings of people among what it speaks, and drawing, as staff who press both
 * buttons again and again.
 * @returns what ends it
 */
export async function keepGenerating({ url, staff }: RunningServer): Promise<() => Promise<void>> {
  const login = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  const { access_token: token } = LoggedIn.parse(await login.json())
  await readTexts(url, token)
  let isOver = false
  const press = async (path: string) => {
    while (!isOver) {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(url + path, { method: 'POST', headers })
      const body = await response.text()
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`)
    }
  }
  const pressing = Promise.all([
    press(`/api/device-story/device/${ipodExhibit.device.id}/exhibition/${mainExhibitionId}`),
    press(`/api/user-story/story-visuals/device/${imacExhibit.device.id}`),
  ])
  return async () => {
    isOver = true
    await pressing
  }
}

/** Somebody has read every text that the narration holds, so that it is mixed in full quality. */
async function readTexts(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const address = url + narrationScripts.path.replace(':deviceId', String(ipodExhibit.device.id))
  const { scripts } = Scripts.parse(await (await fetch(address, { headers })).json())
  for (const { language, segments } of scripts)
    for (const { id, text, kind, endsParagraph } of segments) {
      if (kind !== 'text' || !endsParagraph) continue
      const form = new FormData()
      const fields = { reader: 'Anna', consentVersion: readerConsent.version, segmentId: id, text }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('audio', new Blob([await recordedVoice(text, language)]), 'reading.wav')
      const answer = await fetch(`${address}/${language}/takes`, { method: 'POST', headers, body: form })
      if (!answer.ok) throw new Error(`A recording was answered ${answer.status}: ${await answer.text()}`)
    }
}
