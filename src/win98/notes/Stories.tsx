import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import * as messages from '#content/messages.ts'
import type { Story } from '#contract/story.ts'
import { storiesByDeviceQuery } from '#api/queries/stories.ts'
import { fill } from '#lib/fill.ts'
import { storyTitle } from '#lib/storyTitle.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { Icon } from '../icons/Icon.tsx'
import { Label } from '../menus/Label.tsx'
import shared from '../program.module.css'
import styles from './Stories.module.css'

/** The folders of the devices and the stories in them; a story opens in Notes. */
export function Stories() {
  const { words, language, open, metrics } = useDesktop()
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
  const openStory = (story: Story) => open({ app: 'notes', story })
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
        <ul
          className={`${shared.field} ${styles.files}`}
          aria-label={fill(text.files, { device: folder?.device.name ?? '' })}
        >
          {files.length === 0 && <li className={shared.message}>{text.none}</li>}
          {files.map((story) => {
            const title = storyTitle(story, language)
            return (
              <li key={story.id}>
                <button
                  type="button"
                  className={styles.row}
                  onKeyDown={walk}
                  onClick={({ detail, nativeEvent }) => {
                    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
                    if (!isMouse || detail !== 1) openStory(story)
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
          })}
        </ul>
      </div>
      <div className={shared.status}>
        <p>{count}</p>
        <p>{metrics.isTouch ? words.desktop.howToOpenByTouch : words.desktop.howToOpen}</p>
      </div>
    </>
  )
}

/** Up and down between the rows of a list. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  event.preventDefault()
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}
