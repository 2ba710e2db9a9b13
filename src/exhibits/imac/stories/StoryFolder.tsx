import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as messages from '#content/messages.ts'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { useVirtualList } from '#lib/browser/useVirtualList.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import type { DeviceStories } from '#ui/parts/useDeviceStories.ts'
import { IconDrawing } from '../desktop/DesktopIcon.tsx'
import { stepInGrid } from './gridSteps.ts'
import styles from './StoryFolder.module.css'
import { nameOf } from './storyName.ts'
import { useLanguage, useWords } from '#state/language.ts'

export interface StoryFolderProps {
  readonly shelf: DeviceStories
  readonly onOpen: (story: Story) => void
}

/** One icon per story (IMAC-04). */
export function StoryFolder({ shelf, onOpen }: StoryFolderProps) {
  const language = useLanguage()
  const words = useWords(imacDesktop).stories
  const { stories } = shelf
  if (shelf.hasFailed)
    return (
      <div className={styles.notice} role="alert">
        <p>{messages.storiesFailed[language]}</p>
        <Button busy={shelf.isFetching} onClick={shelf.retry}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (stories === null)
    return (
      <p className={styles.notice} role="status">
        {words.coming}
      </p>
    )
  return (
    <div className={styles.folder}>
      <p className={styles.count}>
        {stories.length === 1 ? words.one : fill(words.many, { count: stories.length })}
      </p>
      {stories.length === 0 ? (
        <p className={styles.notice}>{words.empty}</p>
      ) : (
        <StoryIcons stories={stories} onOpen={onOpen} />
      )}
    </div>
  )
}

interface StoryIconsProps extends Omit<StoryFolderProps, 'shelf'> {
  readonly stories: readonly Story[]
}

/** One tab stop; arrows move between icons. */
const StoryIcons = memo(function StoryIcons({ stories, onOpen }: StoryIconsProps) {
  const language = useLanguage()
  const words = useWords(imacDesktop).stories
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<number | null>(null)
  const current = stories.some(({ id }) => id === stop) ? stop : (stories[0]?.id ?? null)

  const ids = useMemo(() => stories.map(({ id }) => id), [stories])
  const columns = useColumns(list)
  const icons = useVirtualList({ list, ids, stopId: current, lanes: columns })

  useElementEvent(list, 'keydown', function walk(event) {
    const target = current === null ? null : stepInGrid(event.key, ids.indexOf(current), ids.length, columns)
    const id = target === null ? undefined : ids[target]
    if (id === undefined) return
    event.preventDefault()
    setStop(id)
    icons.focus(id)
  })

  return (
    <ul
      ref={list}
      className={styles.icons}
      aria-label={words.list}
      style={{ '--rows': Math.ceil(ids.length / columns) }}
    >
      {icons.indexes.map((place) => {
        const story = stories[place]
        if (story === undefined) return null
        const { text, lang } = nameOf(story, language)
        return (
          <li
            key={story.id}
            style={{ gridRow: Math.floor(place / columns) + 1, gridColumn: (place % columns) + 1 }}
            aria-posinset={place + 1}
            aria-setsize={ids.length}
          >
            <button
              type="button"
              className={styles.icon}
              data-story={story.id}
              tabIndex={story.id === current ? 0 : -1}
              onFocus={() => setStop(story.id)}
              onClick={() => onOpen(story)}
            >
              <IconDrawing of={story.voice === null ? 'story' : 'voice'} />
              <span className={styles.name} lang={lang} dir="auto">
                {text}
              </span>
              {story.voice !== null && <VisuallyHidden> ({words.withVoice})</VisuallyHidden>}
            </button>
          </li>
        )
      })}
    </ul>
  )
})

/** The number of columns in the grid, from the style sheet. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(
    function count() {
      const element = list.current
      if (element === null) return
      const look = () => {
        const tracks = getComputedStyle(element).gridTemplateColumns.split(' ')
        // Tracks left over from the layout before have no width.
        setColumns(tracks.filter((track) => track !== '0px').length)
      }
      look()
      const sizes = new ResizeObserver(look)
      sizes.observe(element)
      return () => sizes.disconnect()
    },
    [list],
  )
  return columns
}
