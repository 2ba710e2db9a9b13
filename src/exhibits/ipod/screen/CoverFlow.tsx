import { useDrag } from '@use-gesture/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useSpring } from '@react-spring/web'
import { ipod } from '#content/exhibits/ipod/words.ts'
import { fill } from '#lib/text/fill.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { ipodConstants } from '../constants.ts'
import { Cover } from './Cover.tsx'
import styles from './CoverFlow.module.css'
import type { ScreenProps } from './Screen.tsx'
import { titlesOf } from './titlesOf.ts'
import { StoriesFailure } from './StoriesFailure.tsx'
import { useLanguage, useWords } from '#state/language.ts'

/** Covers rendered on each side of the front one. */
const around = 8
/** Share of a cover's width that a finger drags per story. */
const dragShare = 0.42

/** The stories as covers (IPOD-02), moved by wheel or finger. */
export function CoverFlow(props: ScreenProps) {
  const language = useLanguage()
  const words = useWords(ipod)
  const { state, cards, controls } = props
  const stage = useRef<HTMLUListElement>(null)
  const place = Math.max(0, state.ids.indexOf(state.selectedId))
  useFlow(stage, place, cards.length)
  const drag = useCoverDrag(controls)
  const [first, second] = titlesOf(cards[place] ?? null, language)
  const isInWindow = (index: number) => Math.abs(index - place) <= around
  return (
    <div className={styles.flow}>
      <StoriesFailure {...props} />
      <ul ref={stage} className={styles.stage} aria-label={words.stories.covers} {...drag}>
        {cards.map((story, index) => {
          if (!isInWindow(index)) return null
          const id = story?.id ?? ipodConstants.shareId
          const [title] = titlesOf(story, language)
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

/** Drags the covers; the drag's end is not a press. */
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

/** Critically damped; a third of a second per cover. */
const config = { tension: 225, friction: 30 } as const

/**
 * Animates the cover at `place` to the front with a spring, outside React: a fast wheel only moves the goal.
 * @param count number of covers; a change of it moves nothing
 */
function useFlow(stage: RefObject<HTMLElement | null>, place: number, count: number): void {
  const [{ front }, spring] = useSpring(() => ({
    front: place,
    config,
    onChange: ({ value }) => pose(stage.current, value.front),
  }))
  const countBefore = useRef<number | null>(null)
  useLayoutEffect(
    function flow() {
      // No animation for a new list or the first render.
      const isSudden = countBefore.current !== count || wantsStillness()
      countBefore.current = count
      void spring.start({ front: place, immediate: isSudden })
      // New covers get their positions at once.
      pose(stage.current, isSudden ? place : front.get())
    },
    [stage, spring, front, place, count],
  )
}

function pose(stage: HTMLElement | null, front: number): void {
  for (const slot of stage?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const { x, z, turn, order, shade } = flowPose(Number(slot.dataset.place) - front)
    slot.style.transform = `translate3d(calc(var(--u) * ${x.toFixed(2)}), 0, calc(var(--u) * ${z.toFixed(2)})) rotateY(${turn.toFixed(2)}deg)`
    slot.style.zIndex = String(order)
    slot.style.setProperty('--shade', shade.toFixed(3))
  }
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pose of a cover, in units of the screen and degrees. */
interface FlowPose {
  readonly x: number
  readonly z: number
  readonly turn: number
  /** Higher ones are in front. */
  readonly order: number
  /** 0 to 1. */
  readonly shade: number
}

/** Units from the front cover to the first beside it, and between the others. */
const beside = 88
const pitch = 30
const turned = 57
const behind = -74

/** @param offset from the front in covers: 0 is in front */
function flowPose(offset: number): FlowPose {
  const near = Math.max(-1, Math.min(1, offset))
  const far = offset - near
  return {
    x: near * beside + far * pitch,
    z: Math.abs(near) * behind + 0,
    turn: -near * turned + 0,
    order: 100 - Math.round(Math.abs(offset) * 2),
    shade: 0.34 * Math.abs(near) + Math.min(0.4, Math.abs(far) * 0.08),
  }
}
