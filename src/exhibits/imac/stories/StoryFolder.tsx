import { memo, useRef, useState } from 'react'
import * as messages from '#content/messages.ts'
import type { ImacDesktopWords } from '#content/exhibits/imac/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/fill.ts'
import { useElementEvent } from '#lib/useElementEvent.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import type { DeviceStories } from '#ui/parts/useDeviceStories.ts'
import { IconDrawing } from '../desktop/DesktopIcon.tsx'
import { stepInGrid } from './gridSteps.ts'
import styles from './StoryFolder.module.css'
import { nameOf } from './storyName.ts'

interface StoryFolderProps {
  readonly shelf: DeviceStories
  readonly onOpen: (story: Story) => void
  readonly language: Language
  readonly words: ImacDesktopWords['stories']
}

/** One icon for each story (IMAC-04). */
export function StoryFolder({ shelf, onOpen, language, words }: StoryFolderProps) {
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
        <StoryIcons stories={stories} onOpen={onOpen} language={language} words={words} />
      )}
    </div>
  )
}

interface StoryIconsProps extends Omit<StoryFolderProps, 'shelf'> {
  readonly stories: readonly Story[]
}

/** One stop of the Tab key; arrows walk the icons. */
const StoryIcons = memo(function StoryIcons({ stories, onOpen, language, words }: StoryIconsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<number | null>(null)
  const current = stories.some(({ id }) => id === stop) ? stop : (stories[0]?.id ?? null)

  useElementEvent(list, 'keydown', function walk(event) {
    const icons = [...(list.current?.querySelectorAll<HTMLElement>('[data-story]') ?? [])]
    const from = icons.findIndex((icon) => icon === document.activeElement)
    const top = icons[0]?.parentElement?.offsetTop
    const columns = icons.findIndex((icon) => icon.parentElement?.offsetTop !== top)
    const to = stepInGrid(event.key, from, icons.length, columns < 0 ? icons.length : columns)
    if (from < 0 || to === null) return
    event.preventDefault()
    setStop(Number(icons[to]?.dataset.story))
    icons[to]?.focus()
  })

  return (
    <ul ref={list} className={styles.icons} aria-label={words.list}>
      {stories.map((story) => {
        const { text, lang } = nameOf(story, language, words)
        return (
          <li key={story.id} className={styles.place}>
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
