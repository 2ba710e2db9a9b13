import { useEffect, useEffectEvent } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useWords } from '#state/language.ts'
import { tapeConstants } from '../constants.ts'
import styles from './Intro.module.css'

interface IntroProps {
  readonly onOver: () => void
}

/** Keys that move the focus or belong to the browser do not end a film. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])

/** What stands before the film of the first six seconds: its title, and the way past it (TAPE-01). */
export function Intro({ onOver }: IntroProps) {
  const words = useWords(tapeWords).intro
  const skip = useEffectEvent(onOver)
  useTimeout(onOver, tapeConstants.introMs)
  useEffect(function skipAtATouch() {
    const listening = new AbortController()
    // On release: a press that began before the room was there must not reach a key of it.
    addEventListener(
      'click',
      (event) => {
        if (isOnThePage(event.target)) skip()
      },
      listening,
    )
    addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat && !passing.has(event.key) && isOnThePage(event.target)) skip()
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

/** Menu, skip link and toasts are not the room's. */
function isOnThePage(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target === document.body || target.closest('main') !== null
}
