import { useEffect, useState } from 'react'
import { win98 } from '#content/exhibits/win98/desktopWords.ts'
import { after } from '#lib/time/timers.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useWords } from '#state/language.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import styles from './Boot.module.css'
import { playDesktopSound } from './desktop/desktopSounds.ts'
import { Icon } from './icons/Icon.tsx'

/** ms for one line of the self-test and for all of it (WIN98-01: at most 4 s). */
const times = { line: 120, whole: 3800 } as const

/** The self-test line by line, then the logo. Any key or touch skips to the desktop. */
export function Boot({ onOver }: { onOver: () => void }) {
  const words = useWords(win98)
  const { lines, starting, skip } = words.boot
  const [shown, setShown] = useState(0)
  const isChecking = shown < lines.length + 2
  useEffect(
    function nextLine() {
      if (isChecking) return after(times.line, () => setShown(shown + 1))
    },
    [shown, isChecking],
  )
  useTimeout(end, times.whole)

  function end() {
    playDesktopSound('start')
    onOver()
  }
  useEffect(() => {
    const listening = new AbortController()
    const press = (event: Event) => {
      event.preventDefault()
      onOver()
    }
    addEventListener('keydown', press, listening)
    addEventListener('pointerup', press, listening)
    return () => listening.abort()
  }, [onOver])

  return (
    <main className={styles.screen}>
      <h1>
        <VisuallyHidden>{starting}</VisuallyHidden>
      </h1>
      {isChecking ? (
        <div className={styles.check} aria-hidden="true">
          {lines.slice(0, shown).map((line, at) => (
            <p key={`${at} ${line}`}>{line}</p>
          ))}
          <span className={styles.cursor} />
        </div>
      ) : (
        <div className={styles.splash}>
          <div className={styles.mark}>
            <Icon name="about" size={32} />
          </div>
          <p className={styles.name}>{words.system}</p>
          <p className={styles.manner}>{words.manner}</p>
          <p className={styles.strip} aria-hidden="true" />
          <p className={styles.starting}>{starting}</p>
        </div>
      )}
      <p className={styles.skip}>{skip}</p>
    </main>
  )
}
