import { animated, to, useSpring } from '@react-spring/web'
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import type { CardPlace } from '#content/exhibits/uiCards/places.ts'
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

/** A card of heavy paper: leans towards the pointer under a fixed light, turns over, and shows its edge meanwhile. */
export function PaperCard({ place, depth, isTurned, isStill, front, back }: PaperCardProps) {
  const isTop = depth === 0
  // Saves work: distant cards are paper only, lower ones have no edge, backs are rendered when turned up. Rendered
  // faces stay, so that a card flies off with its text.
  const isNear = Math.abs(depth) <= 1
  const [isPrinted, setPrinted] = useState(isNear)
  if (isNear && !isPrinted) setPrinted(true)
  const [isBackPrinted, setBackPrinted] = useState(isTurned)
  if (isTurned && !isBackPrinted) setBackPrinted(true)
  const { turn, ...lie } = useSpring({
    ...(isStill ? { x: 0, y: 0, lean: 0, opacity: isTop ? 1 : 0 } : lying(depth)),
    turn: isTurned ? 1 : 0,
    // Still cards only fade; other changes apply at once.
    immediate: (key) => isStill && key !== 'opacity' && key !== 'turn',
    config: (key) => (isStill ? fade : key === 'turn' ? turnSpring : paperSpring),
  })
  const { tilt, ...followPointer } = useTilt(isTop && !isStill)

  const transform = isStill
    ? undefined
    : to(
        [lie.x, lie.y, lie.lean, turn, tilt.x, tilt.y],
        (x, y, lean, turned, aroundX, aroundY) =>
          `translate3d(${x}rem, ${y}rem, ${-7 * Math.abs(Math.sin(Math.PI * turned))}rem) ` +
          `rotateZ(${lean}deg) rotateX(${aroundX}deg) rotateY(${aroundY + 180 * turned}deg)`,
      )
  return (
    <animated.article
      {...followPointer}
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
        // The top card may get the focus before it has faded in.
        visibility: isTop ? 'visible' : lie.opacity.to((opacity) => (opacity < 0.01 ? 'hidden' : 'visible')),
      }}
    >
      <animated.div
        className={styles.body}
        style={{
          transform,
          '--light-x': tilt.lightX.to((share) => `${share * 100}%`),
          '--light-y': tilt.lightY.to((share) => `${share * 100}%`),
          '--glow': tilt.glow,
        }}
      >
        {isPrinted && depth <= 0 && back && <Edges />}
        <animated.div
          className={styles.face}
          data-face="front"
          inert={isTurned}
          aria-hidden={isTurned}
          style={{ opacity: isStill ? turn.to((turned) => 1 - turned) : 1 }}
        >
          {isPrinted && front}
          <span className={styles.varnish} aria-hidden="true" />
        </animated.div>
        {back && (
          <animated.div
            className={`${styles.face} ${styles.back}`}
            data-face="back"
            inert={!isTurned}
            aria-hidden={!isTurned}
            style={{ opacity: isStill ? turn : 1 }}
          >
            {isBackPrinted && back}
            <span className={styles.varnish} aria-hidden="true" />
          </animated.div>
        )}
      </animated.div>
    </animated.article>
  )
}

/** Follows the pointer over the card. */
function useTilt(isOn: boolean) {
  const [tilt, api] = useSpring(() => ({ ...untilted, config: tiltSpring }))
  useEffect(() => {
    if (!isOn) void api.start(untilted)
  }, [api, isOn])
  if (!isOn) return { tilt }
  const rest = () => void api.start(untilted)
  const lean = (event: PointerEvent<HTMLElement>) => {
    // Measured on the parent, which does not tilt: the card would move away from the pointer.
    const box = event.currentTarget.getBoundingClientRect()
    const shareX = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    const shareY = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height))
    void api.start(tiltTowards(shareX, shareY))
  }
  return { tilt, onPointerMove: lean, onPointerDown: lean, onPointerLeave: rest, onPointerCancel: rest }
}

/** Facets of a round corner, and the centre of each, degrees. */
const facets = [15, 45, 75] as const
const corners = [0, 1, 2, 3] as const

/** The edge of the card, visible while it turns or leans: four straight pieces, and three facets per corner. */
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

/** Position of a facet along one side, from the centre of the corner's arc. */
function cornerMiddle(out: number): string {
  const reach = `var(--round) * ${(Math.abs(out) * Math.cos(Math.PI / 12)).toFixed(4)}`
  return out > 0 ? `calc(100% - var(--round) + ${reach})` : `calc(var(--round) - ${reach})`
}

/** Pose of a card. Lengths in rem, angles in degrees. */
interface Lying {
  readonly x: number
  readonly y: number
  readonly lean: number
  readonly opacity: number
}

/** Heavy paper: starts slowly and settles with a slight overshoot. */
const paperSpring = { mass: 1.5, tension: 190, friction: 27 } as const
const turnSpring = { mass: 1.9, tension: 150, friction: 25 } as const
const tiltSpring = { mass: 1.2, tension: 240, friction: 22 } as const
/** ms. With reduced motion, cards fade. */
const fade = { duration: 260 } as const

/** Degrees at the rim of the card. */
const mostTilt = 7

/** Rem that a card flies off, beyond the edge of any display. */
const away = 110

const leans = [0, 1.1, -0.9, 0.6] as const

/**
 * Pose in the stack: the top card is straight, those below are slightly rotated, those seen have left to the left.
 * @param depth 0 for the card on top, positive for those to come
 */
function lying(depth: number): Lying {
  if (depth < 0) return { x: -away, y: 2, lean: -9, opacity: 0 }
  const seen = Math.min(depth, 3)
  return { x: 0.42 * seen, y: 0.5 * seen, lean: leans[seen] ?? 0, opacity: depth > 3 ? 0 : 1 }
}

interface Tilt {
  /** Degrees around the axes. */
  readonly x: number
  readonly y: number
  /** Position of the light, shares of the card from its upper left corner. */
  readonly lightX: number
  readonly lightY: number
  /** 0 to 1. */
  readonly glow: number
}

/** Without a pointer. */
const untilted: Tilt = { x: 0, y: 0, lightX: 0.3, lightY: 0.1, glow: 0 }

/** Towards a pointer at these shares of the card from its upper left corner, 0 to 1. */
function tiltTowards(shareX: number, shareY: number): Tilt {
  return {
    x: (0.5 - shareY) * 2 * mostTilt * 0.8,
    y: (shareX - 0.5) * 2 * mostTilt,
    lightX: shareX,
    lightY: shareY,
    glow: 1,
  }
}
