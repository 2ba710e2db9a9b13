import { useDrag } from '@use-gesture/react'
import { useRef } from 'react'
import { fill } from '#lib/text/fill.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { ipodRoom } from '../constants.ts'
import { Cover } from './Cover.tsx'
import styles from './CoverFlow.module.css'
import { useFlow } from './useFlow.ts'
import type { ScreenProps } from './Screen.tsx'
import { titlesOf } from './StoryList.tsx'
import { StoriesFailure } from './StoriesFailure.tsx'
import { useLanguage } from '#state/language.ts'

/** Covers on each side of the one in front that are there at all. */
const around = 8
/** Share of a cover's width that a finger drags for one story. */
const dragShare = 0.42

/** The stories as covers (IPOD-02): the wheel, or a finger, brings one after the other to the front. */
export function CoverFlow(props: ScreenProps) {
  const language = useLanguage()
  const { state, cards, controls, words } = props
  const stage = useRef<HTMLUListElement>(null)
  const place = Math.max(0, state.ids.indexOf(state.selectedId))
  useFlow(stage, place, cards.length)
  const drag = useCoverDrag(controls)
  const [first, second] = titlesOf(cards[place] ?? null, language, words)
  const isInWindow = (index: number) => Math.abs(index - place) <= around
  return (
    <div className={styles.flow}>
      <StoriesFailure {...props} />
      <ul ref={stage} className={styles.stage} aria-label={words.stories.covers} {...drag}>
        {cards.map((story, index) => {
          if (!isInWindow(index)) return null
          const id = story?.id ?? ipodRoom.shareId
          const [title] = titlesOf(story, language, words)
          const isFront = index === place
          return (
            <li key={id} className={styles.slot} data-place={index}>
              <button
                type="button"
                className={styles.card}
                tabIndex={isFront ? 0 : -1}
                aria-current={isFront ? 'true' : undefined}
                data-story={id}
                onClick={() => controls.press({ type: 'chooseStory', id })}
              >
                <Cover story={story} kind="share" />
                <span className={styles.reflection}>
                  <Cover story={story} kind="share" />
                </span>
                <VisuallyHidden>
                  <bdi lang={title.lang}>{title.text}</bdi>,{' '}
                  {fill(words.stories.place, { place: String(index + 1), count: String(cards.length) })}
                </VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.caption} aria-hidden="true">
        <span className={styles.title} lang={first.lang} dir="auto">
          {first.text}
        </span>
        {second && (
          <span className={styles.other} lang={second.lang} dir="auto">
            {second.text}
          </span>
        )}
      </p>
    </div>
  )
}

/** A finger that draws the covers along; what it ends on is not pressed by that. */
function useCoverDrag({ turn }: ScreenProps['controls']) {
  const hasDragged = useRef(false)
  const bindDrag = useDrag(
    ({ first, xy: [x], currentTarget, memo }) => {
      const from: number = memo ?? x
      if (first) hasDragged.current = false
      if (!(currentTarget instanceof HTMLElement)) return from
      const step = dragShare * 0.36 * currentTarget.offsetWidth
      const detents = Math.trunc((from - x) / step)
      if (detents === 0) return from
      hasDragged.current = true
      turn({ detents, rows: detents })
      return from - detents * step
    },
    { pointer: { capture: false, keys: false } },
  )
  return {
    ...bindDrag(),
    onClickCapture(event: { stopPropagation: () => void }) {
      if (hasDragged.current) event.stopPropagation()
      hasDragged.current = false
    },
  }
}
