import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { interfaceMuseum } from '#content/exhibits/interfaceMuseum/words.ts'
import type { Language } from '#contract/common.ts'
import { reducedMotion, useMedia } from '#lib/browser/useMedia.ts'
import styles from './LittleScreen.module.css'
import type { Step, Thing } from './museumMachine.ts'
import { boxes, cursorBox, pointerSize, screenSize } from './places.ts'
import { createSwarm, dotsOf, readDots, type Swarm, swarmMs, swarmPlace } from './swarm.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { everyFrame } from '#lib/time/timers.ts'

interface LittleScreenProps {
  readonly step: Step
  /** The text of the step is open. */
  readonly isLearning: boolean
  /** Focused when a pop-up closes: its things are the next tab stops. */
  readonly group: RefObject<HTMLDivElement | null>
  /** CSS px; null until measured. */
  readonly width: number | null
  readonly onClick: (thing: Thing) => void
  readonly onRightClick: () => void
}

/** Green on black, then black on paper. */
const light = [141, 240, 168] as const
const dark = [22, 21, 15] as const

/** Made by `npm run make -- screens`. */
const pictures = {
  ...import.meta.glob<string>('./pictures/{desk,window}.*.svg', { eager: true, import: 'default' }),
  // The first picture comes with the page's code: a file of its own would be asked for after it.
  ...import.meta.glob<string>('./pictures/terminal.*.svg', {
    eager: true,
    import: 'default',
    query: '?inline',
  }),
}
const names = ['terminal', 'desk', 'window'] as const
const pictureOf = (name: (typeof names)[number], language: Language) =>
  pictures[`./pictures/${name}.${language}.svg`] ?? ''

interface Flight {
  readonly swarm: Swarm
  readonly isFromLight: boolean
  readonly isToLight: boolean
}

/** A drawn computer screen: text, then icons, then windows, all from the same dots. */
export function LittleScreen({ step, isLearning, group, width, onClick, onRightClick }: LittleScreenProps) {
  const language = useLanguage()
  const words = useWords(interfaceMuseum)
  const isStill = useMedia(reducedMotion)
  const before = useRef(step)
  const [flight, setFlight] = useState<Flight | null>(null)
  const [clicked, setClicked] = useState<{ readonly left: string; readonly top: string } | null>(null)

  useEffect(
    function prepareFlight() {
      if (!isLearning) return
      Promise.all(names.map((name) => readDots(pictureOf(name, language)))).catch((error: unknown) =>
        console.warn('Pictures follow each other without a flight', error),
      )
    },
    [language, isLearning],
  )

  useEffect(
    function flyToTheNext() {
      const last = before.current
      before.current = step
      if (last === step) return
      setClicked(null)
      const [starts, goals] = [last, step].map((each) => dotsOf(pictureOf(names[each], language)))
      if (isStill || starts === undefined || goals === undefined) return
      setFlight({ swarm: createSwarm(starts, goals), isFromLight: last === 0, isToLight: step === 0 })
    },
    [step, isStill, language],
  )

  const clickDesk = useEffectEvent(() => step !== 0 && onClick('desk'))
  useEffect(
    function checkIsEmpty() {
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
    // A click by keyboard has no position, so the centre is used.
    const shareX = event.detail === 0 ? 0.5 : (event.clientX - box.left) / box.width
    const shareY = event.detail === 0 ? 0.5 : (event.clientY - box.top) / box.height
    setClicked({ left: `${shareX * 100}%`, top: `${shareY * 100}%` })
    onClick('screen')
  }

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
      style={width === null ? undefined : { width }}
      onContextMenu={(event) => {
        event.preventDefault()
        const { nativeEvent } = event
        // A long press opens a context menu, too, but is no right click.
        if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') onRightClick()
      }}
    >
      <span key={step} className={`${styles.layer} ${styles.picture}`}>
        <img src={pictureOf(names[step], language)} className={styles.drawing} alt="" draggable={false} />
      </span>
      {step === 0 && flight === null && (
        <span className={styles.cursor} style={boxStyle(cursorBox)} aria-hidden="true" />
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
        <img
          className={styles.arrow}
          src={pictures['./pictures/pointer.svg']}
          style={{ ...clicked, width: share(pointerSize.width, screenSize.width) }}
          alt=""
        />
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

interface SwarmCanvasProps {
  readonly swarm: Swarm
  /** Colours, 0 to 255. */
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly onArrived: () => void
}

/** The dots of one picture flying to their positions in the next. */
function SwarmCanvas({ swarm, from, to, onArrived }: SwarmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const arrived = useEffectEvent(onArrived)
  useEffect(
    function fly() {
      const element = canvas.current
      const context = element?.getContext('2d')
      if (!element || !context) {
        arrived()
        return
      }
      const scale = Math.max(1, (element.clientWidth * devicePixelRatio) / screenSize.width)
      element.width = Math.round(screenSize.width * scale)
      element.height = Math.round(screenSize.height * scale)
      const size = Math.ceil(scale)
      const place = { x: 0, y: 0 }
      let passedMs = 0
      const stop = everyFrame((deltaMs) => {
        // Limits a long frame, so that the flight continues where it was.
        passedMs += Math.min(deltaMs, 100)
        const share = Math.min(1, passedMs / swarmMs)
        const [red, green, blue] = from.map((tone, index) => tone + ((to[index] ?? tone) - tone) * share)
        context.clearRect(0, 0, element.width, element.height)
        context.fillStyle = `rgb(${red} ${green} ${blue})`
        for (let index = 0; index < swarm.count; index++) {
          swarmPlace(swarm, index, share, place)
          context.fillRect(Math.round(place.x * scale), Math.round(place.y * scale), size, size)
        }
        if (share < 1) return
        stop()
        arrived()
      })
      return stop
    },
    [swarm, from, to],
  )
  return <canvas ref={canvas} className={styles.layer} aria-hidden="true" />
}
