import { animated, to, useSpring } from '@react-spring/web'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { CardPlace } from '#content/cards/places.ts'
import { fade, lying, paperSpring, tiltSpring, tiltTowards, turnSpring } from './cardMotion.ts'
import styles from './PaperCard.module.css'

interface PaperCardProps {
  readonly place: CardPlace
  /** 0 for the card on top, positive for those below it, negative for those already seen. */
  readonly depth: number
  readonly isTurned: boolean
  /** Fades instead of moving. */
  readonly isStill: boolean
  readonly front: ReactNode
  readonly back?: ReactNode
}

/** How far a card flies off, rem: beyond the edge of any screen. */
const away = 110

/**
 * A card of heavy paper: it leans towards the pointer under a light that stays where it is, turns over its own middle,
 * and shows its edge while it does.
 */
export function PaperCard({ place, depth, isTurned, isStill, front, back }: PaperCardProps) {
  const card = useRef<HTMLElement>(null)
  const isTop = depth === 0
  const [lie, lieApi] = useSpring(() => lying(depth, away))
  const [{ turn }, turnApi] = useSpring(() => ({ turn: isTurned ? 1 : 0 }))
  useEffect(
    function lieDown() {
      const goal = isStill ? { x: 0, y: 0, lean: 0, opacity: depth === 0 ? 1 : 0 } : lying(depth, away)
      // Still cards only fade: what else changes does so at once.
      const immediate = isStill ? (key: string) => key !== 'opacity' : false
      void lieApi.start({ to: goal, immediate, config: isStill ? fade : paperSpring })
    },
    [lieApi, depth, isStill],
  )
  useEffect(
    function turnOver() {
      void turnApi.start({ turn: isTurned ? 1 : 0, config: isStill ? fade : turnSpring })
    },
    [turnApi, isTurned, isStill],
  )
  const { tiltX, tiltY, lightX, lightY, glow } = useTilt(card, isTop && !isStill)

  const transform = isStill
    ? undefined
    : to(
        [lie.x, lie.y, lie.lean, turn, tiltX, tiltY],
        (x, y, lean, turned, aroundX, aroundY) =>
          `perspective(110rem) translate3d(${x}rem, ${y}rem, ${-7 * Math.abs(Math.sin(Math.PI * turned))}rem) ` +
          `rotateZ(${lean}deg) rotateX(${aroundX}deg) rotateY(${aroundY + 180 * turned}deg)`,
      )
  return (
    <animated.article
      ref={card}
      className={styles.card}
      data-card={place}
      data-depth={depth}
      data-below={depth > 0 || undefined}
      data-turned={isTurned || undefined}
      data-still={isStill || undefined}
      inert={!isTop}
      aria-hidden={!isTop}
      style={{
        zIndex: 20 - Math.abs(depth),
        opacity: lie.opacity,
        visibility: lie.opacity.to((opacity) => (opacity < 0.01 ? 'hidden' : 'visible')),
      }}
    >
      <animated.div
        className={styles.body}
        style={{
          transform,
          '--light-x': lightX.to((share) => `${share * 100}%`),
          '--light-y': lightY.to((share) => `${share * 100}%`),
          '--glow': glow,
        }}
      >
        {back && <Edges />}
        <animated.div
          className={styles.face}
          inert={isTurned}
          aria-hidden={isTurned}
          style={{ opacity: isStill ? turn.to((turned) => 1 - turned) : 1 }}
        >
          {front}
          <span className={styles.varnish} aria-hidden="true" />
        </animated.div>
        {back && (
          <animated.div
            className={`${styles.face} ${styles.back}`}
            inert={!isTurned}
            aria-hidden={!isTurned}
            style={{ opacity: isStill ? turn : 1 }}
          >
            {back}
            <span className={styles.varnish} aria-hidden="true" />
          </animated.div>
        )}
      </animated.div>
    </animated.article>
  )
}

/** Follows the pointer over the card; lets go when it leaves. */
function useTilt(card: RefObject<HTMLElement | null>, isOn: boolean) {
  const [values, api] = useSpring(() => ({
    tiltX: 0,
    tiltY: 0,
    lightX: 0.3,
    lightY: 0.1,
    glow: 0,
    config: tiltSpring,
  }))
  useEffect(
    function followPointer() {
      const element = card.current
      if (element === null || !isOn) return
      const listening = new AbortController()
      const rest = () => void api.start({ tiltX: 0, tiltY: 0, lightX: 0.3, lightY: 0.1, glow: 0 })
      const lean = (event: PointerEvent) => {
        // The place itself does not tilt: the card's own box would run away from under the pointer.
        const box = element.getBoundingClientRect()
        const shareX = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
        const shareY = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height))
        void api.start({ ...tiltTowards(shareX, shareY), lightX: shareX, lightY: shareY, glow: 1 })
      }
      element.addEventListener('pointermove', lean, listening)
      element.addEventListener('pointerdown', lean, listening)
      for (const end of ['pointerleave', 'pointercancel'] as const) {
        element.addEventListener(end, rest, listening)
      }
      return () => {
        listening.abort()
        rest()
      }
    },
    [card, isOn, api],
  )
  return values
}

/** Facets of a round corner, and the middle of each, degrees. */
const facets = [15, 45, 75] as const
const corners = [0, 1, 2, 3] as const

/** The cut of the card, seen while it turns or leans, which nobody makes it do before its back is printed: four straight edges, and three facets for each round corner. */
function Edges() {
  return (
    <>
      <span className={styles.edge} data-side="top" />
      <span className={styles.edge} data-side="bottom" />
      <span className={styles.edge} data-side="left" />
      <span className={styles.edge} data-side="right" />
      {corners.flatMap((corner) =>
        facets.map((facet) => {
          const angle = corner * 90 + facet
          const [outX, outY] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
          return (
            <span
              key={angle}
              className={styles.facet}
              style={{
                left: cornerMiddle(outX),
                top: cornerMiddle(outY),
                transform: `translate(-50%, -50%) translateZ(calc(var(--thick) / -2)) rotateZ(${angle + 90}deg) rotateX(90deg)`,
              }}
            />
          )
        }),
      )}
    </>
  )
}

/** Where a facet stands along one side: its distance from the middle of the corner's arc. */
function cornerMiddle(out: number): string {
  const reach = `var(--round) * ${(Math.abs(out) * Math.cos(Math.PI / 12)).toFixed(4)}`
  return out > 0 ? `calc(100% - var(--round) + ${reach})` : `calc(var(--round) - ${reach})`
}
