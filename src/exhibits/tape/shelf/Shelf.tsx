import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import * as messages from '#content/messages.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { useVirtualList } from '#lib/browser/useVirtualList.ts'
import { Button } from '#ui/kit/Button.tsx'
import { tapeConstants } from '../constants.ts'
import { placeAfterKey } from './shelfState.ts'
import styles from './Shelf.module.css'
import { StoryTape } from './StoryTape.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface ShelfProps {
  /** Null until loaded. */
  readonly stories: readonly Story[] | null
  /** The first load failed. */
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
  readonly selectedId: number
  readonly onPick: (id: number) => void
}

/** Visitors' tapes in piles of five, the share tape first (TAPE-02, TAPE-06). */
export function Shelf(props: ShelfProps) {
  const language = useLanguage()
  const words = useWords(tapeWords)
  const { stories, selectedId } = props
  const list = useRef<HTMLUListElement>(null)
  const [stopId, setStopId] = useState<number | null>(null)
  const ids = useMemo(() => [tapeConstants.shareId, ...(stories ?? []).map(({ id }) => id)], [stories])
  const { isScrolled, hasMore, scroll } = useShelfEnds(list, ids.length)
  const stop = stopId !== null && ids.includes(stopId) ? stopId : selectedId
  const { perColumn } = tapeConstants
  const tapes = useVirtualList({ list, ids, stopId: stop, lanes: perColumn, horizontal: true })

  function idAt(target: EventTarget | null): number | null {
    const tape = target instanceof Element ? target.closest<HTMLElement>('[data-story]') : null
    return tape === null ? null : Number(tape.dataset.story)
  }

  useElementEvent(list, 'click', function pick(event) {
    const id = idAt(event.target)
    if (id === null) return
    setStopId(id)
    props.onPick(id)
  })

  useElementEvent(list, 'keydown', function walk(event) {
    const id = idAt(event.target)
    const place = id === null ? -1 : ids.indexOf(id)
    const next = place < 0 ? null : placeAfterKey(event.key, place, ids.length)
    const nextId = next === null ? undefined : ids[next]
    if (nextId === undefined) return
    event.preventDefault()
    setStopId(nextId)
    tapes.focus(nextId)
  })

  const count = stories?.length ?? 0
  return (
    <section className={styles.shelf} aria-labelledby="shelf-heading">
      <header className={styles.head}>
        <h2 id="shelf-heading" className={styles.heading}>
          {words.shelf.heading}
        </h2>
        {stories !== null && (
          <p className={styles.count}>{count === 1 ? words.shelf.one : fill(words.shelf.many, { count })}</p>
        )}
        <div className={styles.actions} hidden={!isScrolled && !hasMore}>
          <button
            type="button"
            className={styles.action}
            aria-label={words.shelf.earlier}
            aria-disabled={!isScrolled}
            onClick={() => scroll(-1)}
          >
            <Arrow direction={-1} />
          </button>
          <button
            type="button"
            className={styles.action}
            aria-label={words.shelf.later}
            aria-disabled={!hasMore}
            onClick={() => scroll(1)}
          >
            <Arrow direction={1} />
          </button>
        </div>
      </header>
      {props.hasFailed ? (
        <div className={styles.failure} role="alert">
          <p>{messages.storiesFailed[language]}</p>
          <Button look="quiet" busy={props.isFetching} onClick={props.onRetry}>
            {words.shelf.tryAgain}
          </Button>
        </div>
      ) : stories === null ? (
        <p className={styles.failure} role="status">
          {words.shelf.loading}
        </p>
      ) : (
        count === 0 && <p className={styles.failure}>{words.shelf.empty}</p>
      )}
      <ul
        ref={list}
        className={styles.tapes}
        aria-label={words.shelf.list}
        data-more={hasMore || undefined}
        style={{ '--piles': Math.ceil(ids.length / perColumn), '--high': Math.min(perColumn, ids.length) }}
      >
        {tapes.indexes.map((place) => {
          const story = stories?.[place - 1]
          const title = story && storyTitle(story, language)
          const id = story?.id ?? tapeConstants.shareId
          return (
            <StoryTape
              key={id}
              id={id}
              place={place}
              count={ids.length}
              title={story ? (title?.text ?? words.shelf.untitled) : words.share.title}
              titleLanguage={title && title.lang !== language ? title.lang : undefined}
              mark={story?.voice ? formatTime(story.voice.duration) : null}
              aside={story?.voice ? words.shelf.withVoice : null}
              isSelected={id === selectedId}
              isStop={id === stop}
              isShare={!story}
            />
          )
        })}
      </ul>
    </section>
  )
}

function Arrow({ direction }: { direction: 1 | -1 }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={direction === 1 ? 'M8 4l9 8-9 8' : 'M16 4l-9 8 9 8'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  )
}

interface ShelfEnds {
  readonly isScrolled: boolean
  readonly hasMore: boolean
  /** Scrolls by almost the width of the view. */
  scroll(direction: 1 | -1): void
}

/** Whether a shelf of `count` tapes goes on to the left and to the right of the view. */
function useShelfEnds(list: RefObject<HTMLElement | null>, count: number): ShelfEnds {
  const [ends, setEnds] = useState({ isScrolled: false, hasMore: false })

  useEffect(
    function watchEnds() {
      const shelf = list.current
      if (shelf === null) return
      const look = () =>
        setEnds((known) => {
          const isScrolled = shelf.scrollLeft > 4
          const hasMore = shelf.scrollLeft + shelf.clientWidth < shelf.scrollWidth - 4
          return known.isScrolled === isScrolled && known.hasMore === hasMore
            ? known
            : { isScrolled, hasMore }
        })
      // Looks at once, when the page has been laid out.
      const sizes = new ResizeObserver(look)
      sizes.observe(shelf)
      shelf.addEventListener('scroll', look, { passive: true })
      return () => {
        sizes.disconnect()
        shelf.removeEventListener('scroll', look)
      }
    },
    [list, count],
  )

  return {
    ...ends,
    scroll: (direction) => {
      const shelf = list.current
      shelf?.scrollBy({ left: direction * shelf.clientWidth * 0.85, behavior: 'smooth' })
    },
  }
}
