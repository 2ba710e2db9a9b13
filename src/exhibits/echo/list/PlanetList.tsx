import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { formatCount } from '#lib/text/formatCount.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { useVirtualList } from '#lib/browser/useVirtualList.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { storyFacts } from '../sky/skyStories.ts'
import { PlanetDisc } from './PlanetDisc.tsx'
import styles from './PlanetList.module.css'
import { searchPlanets } from './searchPlanets.ts'
import { rowAfterKey } from './rowAfterKey.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface PlanetListProps {
  readonly stories: readonly Story[]
  /** The planet with the keyboard focus. */
  readonly focusedId: number
  readonly openId: number | null
  readonly rising: readonly number[]
  /** The list scrolls; else the page does. */
  readonly scrolls: boolean
  readonly onFocus: (id: number) => void
  readonly onOpen: (id: number) => void
}

/** A virtual list of every planet by name (ECHO-06). */
export function PlanetList(props: PlanetListProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const { stories, focusedId } = props
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const found = useMemo(() => searchPlanets(stories, sought), [stories, sought])
  const ids = useMemo(() => found.map(({ id }) => id), [found])
  const list = useRef<HTMLUListElement>(null)
  const stopRow = Math.max(0, ids.indexOf(focusedId))
  const stopId = ids[stopRow] ?? null
  const rows = useVirtualList({ list, ids, stopId, inPage: !props.scrolls, listKey: sought })
  const isSearching = found !== stories

  useElementEvent(list, 'keydown', function walk(event) {
    const next = rowAfterKey(event.key, stopRow, ids.length, rows.page)
    const id = next === null ? undefined : ids[next]
    if (id === undefined) return
    event.preventDefault()
    props.onFocus(id)
    rows.focus(id)
  })

  useElementEvent(list, 'click', function press(event) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-planet]') : null
    if (row !== null) props.onOpen(Number(row.dataset.planet))
  })

  return (
    <div className={styles.planets} data-scrolls={props.scrolls || undefined}>
      <search className={styles.search}>
        <TextField
          label={words.list.label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.list.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return
            event.preventDefault()
            setTyped('')
          }}
        />
        <div className={styles.result}>
          <p role="status">
            {isSearching &&
              fill(words.list.found, {
                found: formatCount(found.length, language),
                count: formatCount(stories.length, language),
              })}
          </p>
          {isSearching && (
            <Button look="quiet" onClick={() => setTyped('')}>
              {words.list.clear}
            </Button>
          )}
        </div>
      </search>
      {found.length === 0 && <p className={styles.none}>{isSearching ? words.list.none : words.sky.empty}</p>}
      <div className={styles.scroll}>
        <ul
          ref={list}
          className={styles.list}
          aria-label={words.list.heading}
          style={{ height: `${found.length * rows.size}px` }}
        >
          {rows.indexes.map((row) => {
            const story = found[row]
            return (
              story && (
                <PlanetRow
                  key={story.id}
                  story={story}
                  row={row}
                  count={found.length}
                  top={row * rows.size}
                  isStop={row === stopRow}
                  isOpen={story.id === props.openId}
                  isRising={props.rising.includes(story.id)}
                />
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}

interface PlanetRowProps {
  readonly story: Story
  readonly row: number
  readonly count: number
  /** CSS px. */
  readonly top: number
  readonly isStop: boolean
  readonly isOpen: boolean
  readonly isRising: boolean
}

const PlanetRow = memo(function PlanetRow(props: PlanetRowProps) {
  const { story } = props
  const language = useLanguage()
  const words = useWords(echo)
  const title = storyTitle(story, language)
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${props.top}px)` }}
      aria-posinset={props.row + 1}
      aria-setsize={props.count}
    >
      <button
        type="button"
        className={styles.planet}
        data-planet={story.id}
        data-rising={props.isRising || undefined}
        aria-current={props.isOpen || undefined}
        tabIndex={props.isStop ? 0 : -1}
      >
        <PlanetDisc {...storyFacts(story)} />
        <span
          className={styles.name}
          lang={title && title.lang !== language ? title.lang : undefined}
          dir="auto"
        >
          {title?.text ?? words.sky.untitled}
        </span>
        {story.voice !== null && (
          <>
            <span className={styles.voice} aria-hidden="true">
              {formatTime(story.voice.duration)}
            </span>
            <VisuallyHidden>, {words.sky.withVoice}</VisuallyHidden>
          </>
        )}
      </button>
    </li>
  )
})
