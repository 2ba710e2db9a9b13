import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { interfaceMuseum, museumScreen } from '#content/exhibits/interfaceMuseum/words.ts'
import { pixelPath } from '#lib/pixels/pixelPath.ts'
import { createPixels, type Pixels, stamp } from '#lib/pixels/pixels.ts'
import { reducedMotion, useMedia } from '#lib/useMedia.ts'
import { type Ink, PixelPicture } from '#ui/kit/PixelPicture.tsx'
import {
  boxes,
  cursorBox,
  drawDesk,
  drawTerminal,
  drawWindow,
  pointerRows,
  screenSize,
  tones,
} from './drawScreens.ts'
import styles from './LittleScreen.module.css'
import type { Step, Thing } from './museumMachine.ts'
import { createSwarm, type Swarm } from './swarm.ts'
import { SwarmCanvas } from './SwarmCanvas.tsx'
import { useLanguage } from '#state/language.ts'

interface LittleScreenProps {
  readonly step: Step
  /** Takes the focus when a pop-up is closed: its things are the next stops of the Tab key. */
  readonly group: RefObject<HTMLDivElement | null>
  /** CSS px; null until it is known. */
  readonly width: number | null
  readonly onClick: (thing: Thing) => void
  readonly onRightClick: () => void
}

/** Green light on black, then ink on paper. */
const light = [141, 240, 168] as const
const dark = [22, 21, 15] as const
const inksOf = (fill: string): readonly Ink[] => [
  { number: tones.ink, fill },
  { number: tones.grey, fill, tile: ['#.', '.#'] },
]
const looks = {
  terminal: { paper: 'transparent', inks: inksOf(`rgb(${light.join(' ')})`) },
  desk: { paper: 'transparent', inks: inksOf(`rgb(${dark.join(' ')})`) },
} as const

const draw = [drawTerminal, drawDesk, drawWindow] as const

interface Flight {
  readonly swarm: Swarm
  readonly isFromLight: boolean
  readonly isToLight: boolean
}

/** A computer that learns with its visitor: words, then things to point at, then windows; all of the same dots. */
export function LittleScreen({ step, group, width, onClick, onRightClick }: LittleScreenProps) {
  const language = useLanguage()
  const words = interfaceMuseum[language]
  const shown = museumScreen[language]
  const isStill = useMedia(reducedMotion)
  const picture = useMemo(() => draw[step](shown), [step, shown])
  const before = useRef<{ readonly step: Step; readonly picture: Pixels }>({ step, picture })
  const [flight, setFlight] = useState<Flight | null>(null)
  const [clicked, setClicked] = useState<{ readonly left: string; readonly top: string } | null>(null)

  useEffect(
    function flyToTheNext() {
      const last = before.current
      before.current = { step, picture }
      if (last.step === step) return
      setClicked(null)
      if (isStill) return
      const swarm = createSwarm(
        last.picture,
        picture,
        (tone, x, y) => tone === tones.ink || (tone === tones.grey && (x + y) % 2 === 0),
      )
      setFlight({ swarm, isFromLight: last.step === 0, isToLight: step === 0 })
    },
    [step, picture, isStill],
  )

  const clickDesk = useEffectEvent(() => step !== 0 && onClick('desk'))
  useEffect(
    function noticeTheBareDesk() {
      const listening = new AbortController()
      group.current?.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest('button') === null) clickDesk()
        },
        listening,
      )
      return () => listening.abort()
    },
    [group],
  )

  function clickScreen(event: MouseEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect()
    // A click by the keyboard has no place of its own: it lands in the middle.
    const shareX = event.detail === 0 ? 0.5 : (event.clientX - box.left) / box.width
    const shareY = event.detail === 0 ? 0.5 : (event.clientY - box.top) / box.height
    setClicked({ left: `${shareX * 100}%`, top: `${shareY * 100}%` })
    onClick('screen')
  }

  const look = step === 0 ? looks.terminal : looks.desk
  const things: readonly (readonly [keyof typeof boxes, string])[] = [
    ['letter', words.letter],
    ['drawer', words.drawer],
    ['bin', words.bin],
    ...(step === 2 ? [['window', words.window] as const] : []),
  ]
  return (
    <div
      ref={group}
      className={styles.screen}
      role="group"
      aria-label={words.screen}
      tabIndex={-1}
      data-step={step}
      data-flying={flight !== null || undefined}
      style={{ ...(width !== null && { width }), '--pointer': pointerCursor }}
      onContextMenu={(event) => {
        event.preventDefault()
        const { nativeEvent } = event
        // A finger that stays down is no right button.
        if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') onRightClick()
      }}
    >
      <span key={step} className={`${styles.layer} ${styles.picture}`}>
        <PixelPicture picture={picture} paper={look.paper} inks={look.inks} className={styles.drawing} />
      </span>
      {step === 0 && flight === null && (
        <span className={styles.cursor} style={boxStyle(cursorBox(shown))} aria-hidden="true" />
      )}
      {flight !== null && (
        <SwarmCanvas
          swarm={flight.swarm}
          from={flight.isFromLight ? light : dark}
          to={flight.isToLight ? light : dark}
          onArrived={() => setFlight(null)}
        />
      )}
      {step === 0 ? (
        <button
          type="button"
          className={`${styles.layer} ${styles.glass}`}
          aria-label={words.click}
          onClick={clickScreen}
        />
      ) : (
        things.map(([thing, name]) => (
          <button
            key={thing}
            type="button"
            className={styles.thing}
            style={boxStyle(boxes[thing])}
            aria-label={name}
            onClick={() => onClick(thing)}
          />
        ))
      )}
      {clicked !== null && step === 0 && (
        <svg
          className={styles.arrow}
          viewBox={`0 0 ${arrow.width} ${arrow.height}`}
          style={{ ...clicked, width: `${(100 * arrow.width) / screenSize.width}%` }}
          aria-hidden="true"
        >
          <path d={arrowPaths.fill} fill="#ffffff" />
          <path d={arrowPaths.edge} fill="#0c120d" />
        </svg>
      )}
      <span className={`${styles.layer} ${styles.shine}`} aria-hidden="true" />
    </div>
  )
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`

const boxStyle = (box: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}) => ({
  left: share(box.x, screenSize.width),
  top: share(box.y, screenSize.height),
  width: share(box.width, screenSize.width),
  height: share(box.height, screenSize.height),
})

const arrow = createPixels(9, 13)
stamp(arrow, 0, 0, pointerRows, 1, 2)
const arrowPaths = { edge: pixelPath(arrow, 1), fill: pixelPath(arrow, 2) }

/** The pointer over the screen, twice the size of its pixels. */
const pointerCursor = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="27" height="39" viewBox="0 0 9 13"><path fill="#fff" d="${arrowPaths.fill}"/><path d="${arrowPaths.edge}"/></svg>`,
)}") 0 0, auto`
