import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { meterWords } from '#content/meter.ts'
import { ballistics, type Ballistics, type MeterHandle } from '#lib/sound/meter.ts'
import { meterPoints, litPoints } from '#lib/sound/meterPoints.ts'
import { fill } from '#lib/text/fill.ts'
import { every, everyFrame, type Stop } from '#lib/time/timers.ts'
import { useWords } from '#state/language.ts'
import visuallyHidden from '../visuallyHidden.module.css'
import styles from './PeakMeter.module.css'

/** Constant, since a document keeps the names of radio groups. One meter per page. */
const choiceName = 'meter-kind'

type MeterWords = (typeof meterWords)['en']

interface PeakMeterProps {
  /** Null while there is none: the points stay dark. */
  readonly meter: MeterHandle | null
}

/** Twelve points per channel behind black glass, the scale, and a switch between the two ballistics. */
export function PeakMeter({ meter }: PeakMeterProps) {
  const words = useWords(meterWords)
  const whole = useRef<HTMLDivElement>(null)
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  const isSimulated = useMeterLights(meter, words, { meter: whole, left, right })
  const [kind, setKind] = useState<Ballistics>(() => meter?.ballistics() ?? 'ppm')
  const lineId = useId()

  useEffect(
    function measureAsChosen() {
      meter?.setBallistics(kind)
    },
    [meter, kind],
  )

  return (
    <div className={styles.panel}>
      <div
        ref={whole}
        className={styles.window}
        role="meter"
        aria-label={words.label}
        aria-describedby={lineId}
        aria-valuemin={scaleEnds.low}
        aria-valuemax={scaleEnds.high}
        aria-valuenow={scaleEnds.low}
        aria-valuetext={words.silent}
      >
        <div className={styles.rows} aria-hidden="true">
          <span className={styles.channel}>{words.left}</span>
          <Points row={left} />
          <span />
          <div className={styles.scale}>
            {meterPoints.map(({ db, label, colour }) => (
              <span key={db} data-colour={colour}>
                {db < 0 && <span className={styles.minus}>{label.slice(0, 1)}</span>}
                {db < 0 ? label.slice(1) : label}
              </span>
            ))}
          </div>
          <span className={styles.channel}>{words.right}</span>
          <Points row={right} />
        </div>
        <div className={styles.print} aria-hidden="true">
          <span>{words.sensitivity}</span>
          {isSimulated && (
            <span className={styles.simulated} lang="en">
              {words.simulated}
            </span>
          )}
        </div>
      </div>
      <fieldset className={styles.choice}>
        <legend className={visuallyHidden.hidden}>{words.choice}</legend>
        {ballistics.map((each) => (
          <label key={each} className={styles.key}>
            <input type="radio" name={choiceName} checked={kind === each} onChange={() => setKind(each)} />
            <span className={styles.cap}>{words.names[each]}</span>
          </label>
        ))}
      </fieldset>
      <p id={lineId} className={styles.line}>
        {words.line[isSimulated ? 'simulated' : kind]}
      </p>
    </div>
  )
}

function Points({ row }: { row: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={row} className={styles.points}>
      {meterPoints.map(({ db, colour }) => (
        <span key={db} data-colour={colour} />
      ))}
    </div>
  )
}

/** ms between changes of the points under reduced motion; they show the peak of that time. */
const calmMs = 500
/** ms between updates of the value for screen readers; it is never announced. */
const spokenMs = 2000

interface MeterElements {
  readonly meter: RefObject<HTMLElement | null>
  readonly left: RefObject<HTMLElement | null>
  readonly right: RefObject<HTMLElement | null>
}

/** Lights the points every frame while there is signal, without React. Returns whether the meter is simulated. */
function useMeterLights(meter: MeterHandle | null, words: MeterWords, elements: MeterElements): boolean {
  const [isSimulated, setIsSimulated] = useState(false)
  const { meter: whole, left, right } = elements

  useEffect(
    function followLevels() {
      if (meter === null || !whole.current || !left.current || !right.current) return
      const element = whole.current
      const lights = [
        createMeterLights([...left.current.children]),
        createMeterLights([...right.current.children]),
      ] as const
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      let stopDrawing: Stop | null = null
      let spokenAtMs = Number.NEGATIVE_INFINITY

      function draw(): void {
        if (meter === null) return
        const reading = meter.read()
        lights[0].show(reading.left, reading.held.left)
        lights[1].show(reading.right, reading.held.right)
        setIsSimulated(reading.isSimulated)
        const rests = meter.isResting()
        const nowMs = performance.now()
        if (rests || nowMs - spokenAtMs >= spokenMs) {
          spokenAtMs = nowMs
          say(element, reading.held.left, reading.held.right, words)
        }
        if (rests) rest()
      }
      function rest(): void {
        stopDrawing?.()
        stopDrawing = null
      }
      function wake(): void {
        stopDrawing ??= isCalm ? every(calmMs, draw) : everyFrame(draw)
      }
      wake()
      const stopWaking = meter.onWake(wake)
      return () => {
        stopWaking()
        rest()
      }
    },
    [meter, words, whole, left, right],
  )
  return isSimulated
}

function say(element: HTMLElement, left: number, right: number, words: MeterWords): void {
  const loudest = Math.max(left, right)
  const isSilent = loudest === Number.NEGATIVE_INFINITY
  element.setAttribute('aria-valuenow', String(Math.max(scaleEnds.low, Math.min(scaleEnds.high, loudest))))
  element.setAttribute(
    'aria-valuetext',
    isSilent ? words.silent : fill(words.reading, { left: spokenDb(left), right: spokenDb(right) }),
  )
}

/** The points of one channel. */
interface MeterLights {
  /** Lights the points up to `db` and the peak-hold point. Writes changes only. */
  show(db: number, heldDb: number): void
}

/** @param points elements of the points, lowest first; lit ones get `data-lit` */
function createMeterLights(points: readonly Element[]): MeterLights {
  let lit = 0
  let shown = 0
  return {
    show: (db, heldDb) => {
      const litNow = litPoints(db)
      const heldNow = litPoints(heldDb)
      if (litNow === lit && heldNow === shown) return
      lit = litNow
      shown = heldNow
      for (let index = 0; index < points.length; index += 1) {
        points[index]?.toggleAttribute('data-lit', index < litNow || index === heldNow - 1)
      }
    },
  }
}

const scaleEnds = { low: meterPoints[0]?.db ?? 0, high: meterPoints.at(-1)?.db ?? 0 } as const

/** A level in whole decibels, clamped to the scale. */
const spokenDb = (db: number) =>
  String(Math.round(Math.min(scaleEnds.high, Math.max(scaleEnds.low, db)))).replace('-', '−')
