import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type Ballistics, ballistics, type MeterHandle } from '#lib/sound/meter.ts'
import { meterPoints } from '#lib/sound/meterPoints.ts'
import { scaleEnds } from './meterLights.ts'
import type { MeterWords } from './meterWords.ts'
import styles from './PeakMeter.module.css'
import { useMeterLights } from './useMeterLights.ts'

/** The same at every visit: a document never forgets the name of a group of radio buttons. One meter a page. */
const choiceName = 'meter-kind'

interface PeakMeterProps {
  readonly words: MeterWords
  /** Null while there is none yet: the points stay dark. */
  readonly meter: MeterHandle | null
}

/** Twelve points left and right behind black glass, their scale, and the switch between the two ways to measure. */
export function PeakMeter({ words, meter }: PeakMeterProps) {
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
        <legend className={styles.legend}>{words.choice}</legend>
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
