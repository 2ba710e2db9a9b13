import { useEffect, useEffectEvent } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { isForThePage } from '#lib/browser/isForThePage.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useWords } from '#state/language.ts'
import { tapeConstants } from '../constants.ts'
import styles from './Intro.module.css'

interface IntroProps {
  readonly onOver: () => void
}

/** Keys that move the focus or belong to the browser do not skip the film. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])

/** Title and skip key over the film of the first six seconds (TAPE-01). */
export function Intro({ onOver }: IntroProps) {
  const words = useWords(tapeWords).intro
  const skip = useEffectEvent(onOver)
  useTimeout(onOver, tapeConstants.introMs)
  useEffect(function skipAtATouch() {
    const listening = new AbortController()
    // On release: the same press must not reach a key of the exhibit.
    addEventListener(
      'click',
      (event) => {
        if (isForThePage(event.target)) skip()
      },
      listening,
    )
    addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat && !passing.has(event.key) && isForThePage(event.target)) skip()
      },
      listening,
    )
    return () => listening.abort()
  }, [])
  return (
    <div className={styles.intro} data-intro="">
      <p className={styles.lead}>{words.lead}</p>
      <button type="button" className={styles.skip} onClick={onOver}>
        {words.skip}
      </button>
      <span className={styles.passing} aria-hidden="true" />
    </div>
  )
}
