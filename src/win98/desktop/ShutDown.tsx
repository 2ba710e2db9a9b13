import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { keyOf } from '../menus/accelerator.ts'
import { Label } from '../menus/Label.tsx'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './ShutDown.module.css'

interface ShutDownProps {
  readonly onCancel: () => void
  readonly onRestart: () => void
  readonly onLeave: () => void
}

/** The shut-down dialog. Every second pixel behind it is darkened. */
export function ShutDown({ onCancel, onRestart, onLeave }: ShutDownProps) {
  const words = useDesktop().words.shutDown
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRestart, setRestart] = useState(false)

  useEffect(function ask() {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useElementEvent(dialog, 'keydown', (event) => {
    const key = event.key.toLowerCase()
    if (key === keyOf(words.leave)) setRestart(false)
    else if (key === keyOf(words.restart)) setRestart(true)
    else return
    event.stopPropagation()
  })

  return (
    <dialog ref={dialog} className={styles.window} aria-labelledby="shut-down" onClose={onCancel}>
      <h2 id="shut-down" className={styles.title}>
        {words.title}
      </h2>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          if (isRestart) onRestart()
          else onLeave()
        }}
      >
        <div className={styles.question}>
          <Icon name="computer" size={32} />
          <fieldset className={styles.choices}>
            <legend>{words.question}</legend>
            {[false, true].map((restarts) => (
              <label key={String(restarts)} className={styles.choice}>
                <input
                  type="radio"
                  name="what"
                  checked={isRestart === restarts}
                  onChange={() => setRestart(restarts)}
                />
                <Label text={restarts ? words.restart : words.leave} />
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles.buttons}>
          <button type="submit" className={styles.button}>
            {words.ok}
          </button>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
