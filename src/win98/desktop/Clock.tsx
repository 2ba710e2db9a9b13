import { useEffect, useState } from 'react'
import { after } from '#lib/time/timers.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './Taskbar.module.css'

/** The time of day in the tray, a new picture once a minute. */
export function Clock() {
  const { language } = useDesktop()
  const [now, setNow] = useState(() => Date.now())
  useEffect(
    function waitForNextMinute() {
      return after(60_000 - (now % 60_000), () => setNow(Date.now()))
    },
    [now],
  )
  const time = new Date(now)
  return (
    <time className={styles.clock} dateTime={time.toISOString().slice(0, 16)}>
      {time.toLocaleTimeString(language === 'de' ? 'de-CH' : 'en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  )
}
