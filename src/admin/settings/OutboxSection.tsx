import { useCallback, useEffect, useState } from 'react'
import { adminOutbox } from '#content/pages/adminOutbox.ts'
import * as outbox from '#api/outbox/outbox.ts'
import type { OutboxStore } from '#api/outbox/store.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import shared from '../parts/parts.module.css'
import { QueuedRow } from './QueuedRow.tsx'
import { saveQueued } from './saveQueued.ts'
import { useLanguage } from '#state/language.ts'

/** An item with its recording. */
interface Listed {
  readonly item: QueuedItem
  readonly sound: QueuedSound | null
}

/** What lies in the outbox of the browser that staff sit at, and what they may do about what was refused (SHARE-05). */
export function OutboxSection() {
  const language = useLanguage()
  const words = adminOutbox[language]
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
