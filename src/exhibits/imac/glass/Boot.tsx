import { useEffect, useState } from 'react'
import { imac } from '#content/exhibits/imac/words.ts'
import { every } from '#lib/time/timers.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useWords } from '#state/language.ts'
import { imacConstants } from '../constants.ts'
import { Face } from './Face.tsx'
import styles from './Boot.module.css'

/** Four seconds from dark to desktop: a face that wakes up, a line of text, and progress (IMAC-02). */
export function Boot({ onStarted }: { onStarted: () => void }) {
  const words = useWords(imac).boot
  const [step, setStep] = useState(0)
  useEffect(function count() {
    const startedMs = Date.now()
    const stepMs = imacConstants.bootMs / imacConstants.bootSteps
    // A busy machine skips steps, so that the start takes no longer.
    return every(stepMs, () => setStep(Math.floor((Date.now() - startedMs) / stepMs)))
  }, [])
  useTimeout(onStarted, imacConstants.bootMs)
  return (
    <div className={styles.boot} data-boot>
      <div className={styles.card}>
        <div className={styles.face}>
          <Face isAwake={step > 1} />
        </div>
        <p className={styles.words} role="status">
          {words.starting}
        </p>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={0}
          aria-valuemax={imacConstants.bootSteps}
          aria-valuenow={Math.min(step, imacConstants.bootSteps)}
        >
          {steps.map((at) => (
            <span key={at} className={styles.block} data-done={at < step || undefined} />
          ))}
        </div>
      </div>
    </div>
  )
}

const steps = Array.from({ length: imacConstants.bootSteps }, (_, at) => at)
