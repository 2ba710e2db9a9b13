import { type KeyboardEvent, type RefObject, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { App, Content } from './apps.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './DesktopIcons.module.css'

/** On the desktop, from the top. */
const onDesktop: readonly Content[] = [
  { app: 'computer' },
  { app: 'stories' },
  { app: 'notes', story: null },
  { app: 'paint' },
  { app: 'mines' },
  { app: 'player', story: null },
  { app: 'bin' },
]

/** The icons: arrows select, Enter opens; a mouse opens with a double click, a finger with one touch. */
export function DesktopIcons({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const { words, open } = useDesktop()
  const [chosen, setChosen] = useState<App>('computer')
  const [isHinting, setHinting] = useState(false)

  function steer(event: KeyboardEvent) {
    const at = onDesktop.findIndex(({ app }) => app === chosen)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? onDesktop.length - 1 : at + (step ?? 0)
    const next = onDesktop[target]
    if (next === undefined || target === at) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-app="${next.app}"]`)?.focus()
  }

  return (
    <ul ref={list} className={styles.icons} aria-label={words.desktop.icons}>
      {onDesktop.map((content) => (
        <li key={content.app} className={styles.place}>
          <button
            type="button"
            className={styles.icon}
            data-app={content.app}
            tabIndex={chosen === content.app ? 0 : -1}
            onKeyDown={steer}
            onFocus={() => setChosen(content.app)}
            onBlur={() => setHinting(false)}
            onClick={({ detail, nativeEvent }) => {
              const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
              // A press by key or screen reader has detail 0.
              if (!isMouse || detail === 0 || detail === 2) {
                setHinting(false)
                open(content)
              } else if (detail === 1) setHinting(true)
            }}
          >
            <span className={styles.picture}>
              <Icon name={content.app} size={32} />
            </span>
            <span className={styles.name}>{words.apps[content.app]}</span>
          </button>
          {isHinting && chosen === content.app && (
            <p role="status" className={styles.hint}>
              {words.desktop.howToOpen}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
