import { useEffect, useState } from 'react'
import { ipod } from '#content/exhibits/ipod/words.ts'
import type { IpodWords } from '#content/exhibits/ipod/words.ts'
import { fill } from '#lib/text/fill.ts'
import { ownedTimers } from '#lib/time/timers.ts'
import { useWords } from '#state/language.ts'
import { EchoMark } from '#ui/kit/EchoMark.tsx'
import type { DeviceStories } from '#ui/parts/useDeviceStories.ts'
import visuallyHidden from '#ui/kit/visuallyHidden.module.css'
import styles from './Boot.module.css'
import type { ScreenProps } from './Screen.tsx'

/** ms after the start for each status line; the last one says what the disk contains. */
const linesMs = [500, 1300, 2100, 2900] as const

/** The first four seconds: the logo and status lines (IPOD-01). */
export function Boot({ about }: ScreenProps) {
  const words = useWords(ipod)
  const [shown, setShown] = useState(0)
  useEffect(function announceStart() {
    const timers = ownedTimers()
    linesMs.forEach((ms, index) => timers.after(ms, () => setShown(index + 1)))
    return () => timers.dispose()
  }, [])
  const lines = [...words.boot.lines, found(about, words)].slice(0, shown)
  return (
    <div className={styles.boot}>
      <h2 className={visuallyHidden.hidden}>{words.boot.heading}</h2>
      <EchoMark className={styles.mark} />
      <div className={styles.said} role="status">
        <ul>
          {lines.map((line, index) => (
            <li key={index} data-last={index === lines.length - 1 || undefined}>
              {line}
            </li>
          ))}
        </ul>
      </div>
      <span className={styles.progress} aria-hidden="true" style={{ '--share': shown / linesMs.length }} />
    </div>
  )
}

function found({ stories, hasFailed }: DeviceStories, { boot }: IpodWords): string {
  if (hasFailed) return boot.missing
  if (stories === null) return boot.looking
  if (stories.length === 0) return boot.found.none
  return stories.length === 1 ? boot.found.one : fill(boot.found.many, { count: String(stories.length) })
}
