import { type KeyboardEvent, type RefObject, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { About, App } from './apps.ts'
import { useDesk } from './Desk.ts'
import styles from './DeskIcons.module.css'

/** On the desktop, from the top. */
const onDesktop: readonly About[] = [
  { app: 'computer' },
  { app: 'stories' },
  { app: 'notes', story: null },
  { app: 'paint' },
  { app: 'mines' },
  { app: 'player', story: null },
  { app: 'bin' },
]

/** The icons: arrows choose, Enter opens; a mouse opens by two clicks, a finger by one touch. */
export function DeskIcons({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const { words, open } = useDesk()
  const [chosen, setChosen] = useState<App>('computer')
  const [isHinting, setHinting] = useState(false)

  function steer(event: KeyboardEvent) {
    const at = onDesktop.findIndex(({ app }) => app === chosen)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? onDesktop.length - 1 : at + (step ?? 0)
    const next = onDesktop[to]
    if (next === undefined || to === at) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-app="${next.app}"]`)?.focus()
  }

  return (
    <ul ref={list} className={styles.icons} aria-label={words.desktop.icons}>
      {onDesktop.map((about) => (
        <li key={about.app} className={styles.place}>
          <button
            type="button"
            className={styles.icon}
            data-app={about.app}
            tabIndex={chosen === about.app ? 0 : -1}
            onKeyDown={steer}
            onFocus={() => setChosen(about.app)}
            onBlur={() => setHinting(false)}
            onClick={({ detail, nativeEvent }) => {
              const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
              // A press by key or by a screen reader is no click of a mouse.
              if (!isMouse || detail === 0 || detail === 2) {
                setHinting(false)
                open(about)
              } else if (detail === 1) setHinting(true)
            }}
          >
            <span className={styles.picture}>
              <Icon name={about.app} size={32} />
            </span>
            <span className={styles.name}>{words.apps[about.app]}</span>
          </button>
          {isHinting && chosen === about.app && (
            <p role="status" className={styles.hint}>
              {words.desktop.howToOpen}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
