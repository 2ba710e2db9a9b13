import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import { saveFile } from '#lib/browser/saveFile.ts'

/** What was written, wherever its call puts it. */
export function textOfQueued({ input: { body } }: QueuedItem): string {
  if (typeof body !== 'object' || body === null) return ''
  for (const name of ['storyText', 'textContent']) {
    const text: unknown = Reflect.get(body, name)
    if (typeof text === 'string') return text
  }
  return ''
}

/** Saves a contribution as staff can keep it elsewhere: what was entered as JSON, and the recording as it is. */
export function saveQueued(item: QueuedItem, sound: QueuedSound | null): void {
  const name = `nachklang-${new Date(item.keptAt).toISOString().slice(0, 10)}-${item.key}`
  saveFile(new Blob([JSON.stringify(item, null, 2)], { type: 'application/json' }), `${name}.json`)
  if (sound === null) return
  const ending = /^audio\/([a-z0-9]+)/.exec(sound.type)?.[1] ?? 'webm'
  saveFile(new Blob([sound.bytes], { type: sound.type }), `${name}.${ending}`)
}
