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
  const [{ pose, opacity, turn }] = useSpring(
    () => ({
      ...(isStill ? { pose: straight, opacity: isTop ? 1 : 0 } : lying(depth)),
      turn: isTurned ? 1 : 0,
      // Still cards only fade; other changes apply at once.
      immediate: (key) => isStill && key === 'pose',
      config: (key) => (isStill ? fade : key === 'turn' ? turnSpring : paperSpring),
    }),
    [depth, isTop, isTurned, isStill],
  )
  const { tilt, ...followPointer } = useTilt(isTop && !isStill)

  const transform = isStill
    ? undefined
    : to(
        [pose, turn, tilt] as const,
        ([x, y, lean], turned, [aroundX, aroundY]) =>
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
        opacity,
        // The top card may get the focus before it has faded in.
        visibility: isTop ? 'visible' : opacity.to((share) => (share < 0.01 ? 'hidden' : 'visible')),
      }}
    >
      <animated.div
        className={styles.body}
        style={{
          transform,
          '--light-x': tilt.to((_x, _y, lightX) => `${lightX * 100}%`),
          '--light-y': tilt.to((_x, _y, _lightX, lightY) => `${lightY * 100}%`),
          '--glow': tilt.to((_x, _y, _lightX, _lightY, glow) => glow),
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
  const [{ tilt }, api] = useSpring(() => ({ tilt: untilted, config: tiltSpring }))
  useEffect(() => {
    if (!isOn) void api.start({ tilt: untilted })
  }, [api, isOn])
  if (!isOn) return { tilt }
  const rest = () => void api.start({ tilt: untilted })
  const lean = (event: PointerEvent<HTMLElement>) => {
    // Measured on the parent, which does not tilt: the card would move away from the pointer.
    const box = event.currentTarget.getBoundingClientRect()
    const shareX = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    const shareY = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height))
    void api.start({ tilt: tiltTowards(shareX, shareY) })
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

/** Rem to the right, rem down, degrees. A spring for each number would take a phone long to start. */
type Pose = readonly [x: number, y: number, lean: number]
const straight: Pose = [0, 0, 0]

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
function lying(depth: number): { pose: Pose; opacity: number } {
  if (depth < 0) return { pose: [-away, 2, -9], opacity: 0 }
  const seen = Math.min(depth, 3)
  return { pose: [0.42 * seen, 0.5 * seen, leans[seen] ?? 0], opacity: depth > 3 ? 0 : 1 }
}

/**
 * Degrees around the axes; the light, in shares of the card from its upper left corner, and how bright it is, 0 to 1.
 */
type Tilt = readonly [aroundX: number, aroundY: number, lightX: number, lightY: number, glow: number]

/** Without a pointer. */
const untilted: Tilt = [0, 0, 0.3, 0.1, 0]

/** Towards a pointer at these shares of the card from its upper left corner, 0 to 1. */
const tiltTowards = (shareX: number, shareY: number): Tilt => [
  (0.5 - shareY) * 2 * mostTilt * 0.8,
  (shareX - 0.5) * 2 * mostTilt,
  shareX,
  shareY,
  1,
]
