import { useCallback, useEffect, useState } from 'react'
import { adminOutbox } from '#content/pages/adminOutbox.ts'
import * as outbox from '#api/outbox/outbox.ts'
import type { OutboxStore } from '#api/outbox/store.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import shared from '../parts/parts.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import { saveFile } from '#lib/browser/saveFile.ts'
import { fill } from '#lib/text/fill.ts'
import { momentOf } from '../parts/moment.ts'

/** An item with its recording. */
interface Listed {
  readonly item: QueuedItem
  readonly sound: QueuedSound | null
}

/** What lies in the outbox of the browser that staff sit at, and what they may do about what was refused (SHARE-05). */
export function OutboxSection() {
  const words = useWords(adminOutbox)
  const [box, setBox] = useState<OutboxStore | null | undefined>(undefined)
  const [listed, setListed] = useState<readonly Listed[]>([])
  const [asked, setAsked] = useState<Listed | null>(null)
  const { waiting, refused } = useOutbox()

  const look = useCallback(async () => {
    const store = await outbox.openedStore()
    setBox(store)
    if (store === null) return
    const items = await store.items()
    setListed(await Promise.all(items.map(async (item) => ({ item, sound: await store.sound(item.seq) }))))
  }, [])
  useEffect(
    function lookAgain() {
      look().catch(console.warn)
    },
    [look, waiting, refused],
  )

  async function change(action: (store: OutboxStore) => Promise<void>) {
    if (!box) return
    await action(box)
    outbox.changed()
    await look()
  }

  return (
    <section className={shared.section} aria-labelledby="outbox">
      <h2 id="outbox" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      {box !== undefined && listed.length === 0 && (
        <p className={shared.note}>{box === null ? words.none : words.empty}</p>
      )}
      {listed.length > 0 && (
        <>
          <div className={shared.keys}>
            <Button onClick={outbox.sendAll}>{words.sendNow}</Button>
          </div>
          <ul className={shared.rows}>
            {listed.map((each) => (
              <QueuedRow
                key={each.item.seq}
                {...each}
                onSave={() => saveQueued(each.item, each.sound)}
                onAgain={() =>
                  void change(async (store) => {
                    await store.release(each.item.seq)
                    outbox.wake()
                  })
                }
                onRemove={() => setAsked(each)}
              />
            ))}
          </ul>
        </>
      )}
      <Dialog
        title={words.ask}
        open={asked !== null}
        onClose={() => setAsked(null)}
        keys={
          <>
            <Button onClick={() => setAsked(null)}>{words.no}</Button>
            <Button
              look="main"
              onClick={() => {
                if (asked) void change((store) => store.remove(asked.item.seq))
                setAsked(null)
              }}
            >
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.askText}</p>
      </Dialog>
    </section>
  )
}

/** What was written, wherever its call puts it. */
function textOfQueued({ input: { body } }: QueuedItem): string {
  if (typeof body !== 'object' || body === null) return ''
  for (const name of ['storyText', 'textContent']) {
    const text: unknown = Reflect.get(body, name)
    if (typeof text === 'string') return text
  }
  return ''
}

/** Saves a contribution as staff can keep it elsewhere: what was entered as JSON, and the recording as it is. */
function saveQueued(item: QueuedItem, sound: QueuedSound | null): void {
  const name = `nachklang-${new Date(item.storedAt).toISOString().slice(0, 10)}-${item.key}`
  saveFile(new Blob([JSON.stringify(item, null, 2)], { type: 'application/json' }), `${name}.json`)
  if (sound === null) return
  const ending = /^audio\/([a-z0-9]+)/.exec(sound.type)?.[1] ?? 'webm'
  saveFile(new Blob([sound.bytes], { type: sound.type }), `${name}.${ending}`)
}

interface QueuedRowProps {
  readonly item: QueuedItem
  readonly sound: QueuedSound | null
  readonly onSave: () => void
  readonly onAgain: () => void
  readonly onRemove: () => void
}

/** One contribution that has not arrived. Only what the server would not take may be deleted. */
function QueuedRow({ item, sound, onSave, onAgain, onRemove }: QueuedRowProps) {
  const language = useLanguage()
  const words = useWords(adminOutbox)
  const { kind, storedAt, refusal } = item
  return (
    <li className={shared.row}>
      <h3 className={shared.name}>{words.kinds[kind]}</h3>
      <p className={shared.mono}>
        {momentOf(new Date(storedAt).toISOString(), language)}{' '}
        <span className={shared.tag} data-strong={refusal ? '' : undefined}>
          {refusal ? words.refused : words.waiting}
        </span>
      </p>
      <p dir="auto">{textOfQueued(item)}</p>
      {sound && (
        <p className={shared.note}>
          {fill(words.recording, { kb: Math.ceil(sound.bytes.byteLength / 1000), type: sound.type })}
        </p>
      )}
      {refusal && <p className={shared.error}>{fill(words.said, { message: refusal.message })}</p>}
      <div className={shared.keys}>
        <Button onClick={onSave}>{words.save}</Button>
        {refusal && <Button onClick={onAgain}>{words.again}</Button>}
        {refusal && <Button onClick={onRemove}>{words.remove}</Button>}
      </div>
    </li>
  )
}
