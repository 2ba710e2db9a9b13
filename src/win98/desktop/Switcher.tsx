import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import type { WindowState } from '#ui/windows/windows.ts'
import { type Content, iconOf } from './apps.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './Switcher.module.css'

interface SwitcherProps {
  /** Back to front. */
  readonly windows: readonly { readonly win: WindowState<Content>; readonly title: string }[]
  readonly onTake: (id: string) => void
}

/**
 * What Alt and Tab did: F6 goes from window to window, Enter takes one, Esc none. With Alt held, Q goes on and letting
 * go takes it. (Alt and Tab themselves belong to the visitor's own system.)
 */
export function Switcher({ windows, onTake }: SwitcherProps) {
  const { words } = useDesktop()
  /** Steps from the front; null while it is not there. */
  const [step, setStep] = useState<number | null>(null)
  const row = windows.toReversed()
  const chosen = step === null || row.length === 0 ? undefined : row[step % row.length]

  function take() {
    setStep(null)
    if (chosen) onTake(chosen.win.id)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const goesOn = event.key === 'F6' || (event.altKey && event.code === 'KeyQ')
    if (goesOn && row.length > 0) {
      const by = event.shiftKey ? row.length - 1 : 1
      setStep(((step ?? 0) + by) % row.length)
    } else if (step !== null && event.key === 'Enter') take()
    else if (step !== null && event.key === 'Escape') setStep(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (step !== null && event.key === 'Alt') take()
  })
  useEffect(function listenForKeys() {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    addEventListener('keydown', (event) => press(event), options)
    addEventListener('keyup', (event) => release(event), options)
    return () => listening.abort()
  }, [])

  return (
    <>
      {chosen && (
        <div className={styles.panel} aria-hidden="true">
          <ul className={styles.row}>
            {row.map(({ win }) => (
              <li key={win.id} className={styles.place} data-chosen={win === chosen.win || undefined}>
                <Icon name={iconOf(win.content.app)} size={32} />
              </li>
            ))}
          </ul>
          <p className={styles.title}>{chosen.title}</p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{chosen && `${words.switcher}: ${chosen.title}`}</span>
      </VisuallyHidden>
    </>
  )
}
