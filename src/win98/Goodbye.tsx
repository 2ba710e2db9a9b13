import { useEffect } from 'react'
import type { win98 } from '#content/exhibits/win98/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import styles from './Goodbye.module.css'
import { postToParent } from './parent.ts'

/** ms that the last sentence stands. */
const standsMs = 2600

/** The last picture of a computer that was shut down; then the page around goes back to the exhibits. */
export function Goodbye({ words }: { words: (typeof win98)[Language] }) {
  useTimeout(leave, standsMs)
  useEffect(function goOnByAnyKey() {
    const listening = new AbortController()
    addEventListener('keydown', leave, listening)
    addEventListener('pointerup', leave, listening)
    return () => listening.abort()
  }, [])
  return (
    <main className={styles.screen}>
      <h1 role="status" className={styles.text}>
        {words.shutDown.goodbye}
      </h1>
    </main>
  )
}

/** By itself, without a page around, it leaves by its own address. */
function leave() {
  if (window.parent === window) location.assign('/exhibits')
  else postToParent({ kind: 'leave' })
}
