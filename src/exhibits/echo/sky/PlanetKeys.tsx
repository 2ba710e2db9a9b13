import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { formatCount } from '#lib/text/formatCount.ts'
import { devicePlanet, homePlanet, type PlanetId, sharePlanet } from '#lib/galaxy/ids.ts'
import type { SkyLive } from '#lib/galaxy/live.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import { directions, neighbourOf, type Direction } from '#lib/galaxy/seek.ts'
import { onScreen } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import styles from './Sky.module.css'
import { zoomStep } from './ZoomKeys.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface PlanetKeysProps {
  readonly placement: Placement
  readonly live: SkyLive
  /** Newest first. */
  readonly stories: readonly Story[]
  /** The planet with the keyboard focus. */
  readonly focusedId: PlanetId
  readonly isDeviceOn: boolean
  readonly screen: Size
  readonly onFocusId: (id: PlanetId) => void
  readonly onChoose: (id: PlanetId | null) => void
  /** Whether the focus is among the planets. */
  readonly onKeys: (isHere: boolean) => void
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/**
 * The sky for keyboard and screen readers: one tab stop, arrow keys to neighbours. Only the focused planet, its
 * neighbours and the fixed ones are buttons; the list has all of them. Fingers touch the sky itself.
 */
export function PlanetKeys(props: PlanetKeysProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const { placement, live, stories, focusedId, screen } = props
  const group = useRef<HTMLDivElement>(null)
  const goesTo = useRef<PlanetId | null>(null)
  const hintId = useId()
  const neighbours = useMemo(
    () =>
      new Map(
        directions.map((direction) => [direction, neighbourOf(placement, focusedId, direction)] as const),
      ),
    [placement, focusedId],
  )
  const ids = useMemo(
    () =>
      [...new Set([focusedId, ...neighbours.values(), homePlanet, sharePlanet, devicePlanet])].filter(
        isPlanet,
      ),
    [focusedId, neighbours],
  )

  useLayoutEffect(function moveFocus() {
    if (goesTo.current === null) return
    const key = group.current?.querySelector<HTMLElement>(`[data-planet="${goesTo.current}"]`)
    goesTo.current = null
    key?.focus({ preventScroll: true })
  })
  useEffect(
    function lieOverThePlanets() {
      const element = group.current
      if (element === null) return
      return placeWithFrames(live, () => placeKeys(element, placement, live, screen))
    },
    [placement, live, screen, ids],
  )

  function go(id: PlanetId | null | undefined) {
    if (id === null || id === undefined) return
    goesTo.current = id
    props.onFocusId(id)
  }

  useElementEvent(group, 'keydown', function walk(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const direction = arrows[event.key]
    if (direction !== undefined) go(neighbours.get(direction))
    else if (event.key === 'Home') go(stories[0]?.id)
    else if (event.key === 'End') go(stories.at(-1)?.id)
    else if (event.key === '+') live.zoomBy?.(zoomStep)
    else if (event.key === '-') live.zoomBy?.(1 / zoomStep)
    else if (event.key === '0') live.showWhole?.()
    else if (event.key === 'Escape') props.onChoose(null)
    else return
    event.preventDefault()
  })

  function nameOf(id: PlanetId): string {
    if (id === homePlanet) return words.backToEarth
    if (id === sharePlanet) return words.createYourPlanet
    if (id === devicePlanet) return props.isDeviceOn ? words.device.pause : words.device.play
    const index = stories.findIndex((story) => story.id === id)
    const story = stories[index]
    if (story === undefined) return words.sky.untitled
    const title = storyTitle(story, language)?.text ?? words.sky.untitled
    const place = fill(words.sky.placeOf, {
      place: formatCount(index + 1, language),
      count: formatCount(stories.length, language),
    })
    return [title, story.voice && words.sky.withVoice, place].filter(Boolean).join(', ')
  }

  return (
    <div
      ref={group}
      className={styles.planets}
      role="group"
      aria-label={words.sky.planets}
      aria-describedby={hintId}
      onFocus={() => props.onKeys(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onKeys(false)
      }}
    >
      <span id={hintId} hidden>
        {words.sky.hint}
      </span>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.planet}
          data-planet={id}
          tabIndex={id === focusedId ? 0 : -1}
          aria-label={nameOf(id)}
          onFocus={() => props.onFocusId(id)}
          onClick={() => props.onChoose(id)}
        />
      ))}
    </div>
  )
}

const isPlanet = (id: PlanetId | null): id is PlanetId => id !== null

/** CSS px: a smaller focus ring is hard to see. */
const smallestKey = 48

function placeWithFrames(live: SkyLive, place: () => void): () => void {
  place()
  live.placeKeys = place
  return () => {
    live.placeKeys = null
  }
}

function placeKeys(group: HTMLElement, placement: Placement, live: SkyLive, screen: Size): void {
  for (const key of group.querySelectorAll<HTMLElement>('[data-planet]')) {
    const slot = placement.slotOf(Number(key.dataset.planet))
    if (slot < 0) continue
    const [x, y] = onScreen(live.view, screen, placement.xs[slot] ?? 0, placement.ys[slot] ?? 0)
    const size = Math.max(smallestKey, 2 * (placement.radii[slot] ?? 0) * live.view.zoom)
    key.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`
    key.style.width = `${size}px`
    key.style.height = `${size}px`
  }
}
