import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { LoggedIn } from '#contract/staff.ts'
import type { RunningServer } from '../lib/startServer.ts'

/** Keeps the storyteller at narrating and drawing, as staff who press both buttons again and again. @returns what ends it */
export async function keepGenerating({ url, staff }: RunningServer): Promise<() => Promise<void>> {
  const login = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  const { access_token: token } = LoggedIn.parse(await login.json())
  let isOver = false
  const press = async (path: string) => {
    while (!isOver) {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(url + path, { method: 'POST', headers })
      const said = await response.text()
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${said}`)
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
