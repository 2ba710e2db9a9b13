import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import * as messages from '#content/messages.ts'
import type { Story } from '#contract/story.ts'
import { storiesByDeviceQuery } from '#api/queries/stories.ts'
import { fill } from '#lib/text/fill.ts'
import { useVirtualList } from '#lib/browser/useVirtualList.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { Icon } from '../icons/Icon.tsx'
import { Label } from '../menus/Label.tsx'
import shared from '../program.module.css'
import styles from './Stories.module.css'

/** The folders of the devices with their stories. A story opens in Notes. */
export function Stories() {
  const { words, language, metrics } = useDesktop()
  const text = words.stories
  const stories = useQuery(storiesByDeviceQuery)
  const [deviceId, setDeviceId] = useState<number | null>(null)
  if (stories.data === undefined) {
    return (
      <div className={shared.field}>
        {stories.errorUpdateCount > 0 ? (
          <div className={shared.message} role="alert">
            <p>{messages.storiesFailed[language]}</p>
            <button type="button" className={shared.button} onClick={() => void stories.refetch()}>
              <Label text={text.retry} />
            </button>
          </div>
        ) : (
          <p className={shared.message} role="status">
            {text.loading}
          </p>
        )}
      </div>
    )
  }
  const folders = stories.data
  const folder = folders.find(({ device }) => device.id === deviceId) ?? folders[0]
  const files = folder?.userStories ?? []
  const count = fill(files.length === 1 ? text.one : text.count, { count: files.length })
  return (
    <>
      <div className={metrics.isCompact ? `${styles.split} ${styles.stacked}` : styles.split}>
        <ul className={`${shared.field} ${styles.folders}`} aria-label={text.devices}>
          {folders.map(({ device }) => (
            <li key={device.id}>
              <button
                type="button"
                className={styles.row}
                data-first-focus={device.id === folder?.device.id ? '' : undefined}
                aria-pressed={device.id === folder?.device.id}
                onKeyDown={walk}
                onClick={() => setDeviceId(device.id)}
              >
                <Icon name="stories" size={16} />
                <span className={styles.name} dir="auto">
                  {device.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Files key={folder?.device.id} device={folder?.device.name ?? ''} files={files} />
      </div>
      <div className={shared.status}>
        <p>{count}</p>
        <p>{metrics.isTouch ? words.desktop.howToOpenByTouch : words.desktop.howToOpen}</p>
      </div>
    </>
  )
}

interface FilesProps {
  readonly device: string
  readonly files: readonly Story[]
}

/** The stories of a device, as a virtual list. */
function Files({ device, files }: FilesProps) {
  const { words, language, open } = useDesktop()
  const text = words.stories
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => files.map(({ id }) => id), [files])
  const [focused, setFocused] = useState<number | null>(null)
  const stopId = focused !== null && ids.includes(focused) ? focused : (ids[0] ?? null)
  const rows = useVirtualList({ list, ids, stopId })

  function walkFiles(event: KeyboardEvent) {
    const step = stepOf[event.key]
    if (step === undefined || stopId === null) return
    event.preventDefault()
    const id = ids[ids.indexOf(stopId) + step] ?? stopId
    setFocused(id)
    rows.focus(id)
  }

  return (
    <div className={`${shared.field} ${styles.files}`}>
      <ul
        ref={list}
        aria-label={fill(text.files, { device })}
        style={{ height: `${files.length * rows.size}px` }}
      >
        {rows.indexes.map((place) => {
          const story = files[place]
          const title = story && storyTitle(story, language)
          return (
            story && (
              <li
                key={story.id}
                style={{ transform: `translateY(${place * rows.size}px)` }}
                aria-posinset={place + 1}
                aria-setsize={files.length}
              >
                <button
                  type="button"
                  className={styles.row}
                  data-story={story.id}
                  tabIndex={story.id === stopId ? 0 : -1}
                  onFocus={() => setFocused(story.id)}
                  onKeyDown={walkFiles}
                  onClick={({ detail, nativeEvent }) => {
                    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
                    if (!isMouse || detail !== 1) open({ app: 'notes', story })
                  }}
                >
                  <Icon name={story.voice === null ? 'notes' : 'player'} size={16} />
                  <span className={styles.name} lang={title?.lang} dir="auto">
                    {title?.text ?? text.untitled}
                  </span>
                  {story.voice !== null && <span className={styles.kind}>{text.spoken}</span>}
                </button>
              </li>
            )
          )
        })}
      </ul>
      {files.length === 0 && <p className={shared.message}>{text.none}</p>}
    </div>
  )
}

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves up and down in a list. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = stepOf[event.key]
  if (step === undefined) return
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  event.preventDefault()
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}
