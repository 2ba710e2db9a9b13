import { type ReactNode, useEffect, useId, useRef } from 'react'
import { softHyphens } from '#contract/softHyphens.ts'
import styles from './Dialog.module.css'
import { ScrollArea } from './ScrollArea.tsx'

interface DialogProps {
  readonly title: ReactNode
  readonly open: boolean
  /** Called on Escape, a press outside, or a closing button. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons, the safest first. */
  readonly keys: ReactNode
}

/** A question over the page, as a modal `<dialog>`: the focus stays inside and returns afterwards. */
export function Dialog({ title, open, onClose, children, keys }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(
    function follow() {
      const element = dialog.current
      if (element === null || element.open === open) return
      if (!open) {
        element.close()
        return
      }
      element.showModal()
      comeFromPress(element)
      // The browser would focus the scrolling text.
      element.querySelector<HTMLElement>('a, button:not([tabindex]), input, select, textarea')?.focus()
    },
    [open],
  )
  useEffect(function closeOnPressOutside() {
    const element = dialog.current
    if (element === null) return
    const listening = new AbortController()
    element.addEventListener('click', (event) => event.target === element && element.close(), listening)
    return () => listening.abort()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={(event) => {
        // `close` fires late; the dialog may be open again by then.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className={styles.panel}>
        <h2 id={id} className={styles.title} dir="auto">
          {softHyphens(title)}
        </h2>
        <ScrollArea labelledBy={id} className={styles.words}>
          {children}
        </ScrollArea>
        <div className={styles.keys}>{keys}</div>
      </div>
    </dialog>
  )
}

/** ms after which a press has not caused an opening. */
const longestMs = 1_000

let last: { readonly x: number; readonly y: number; readonly timeMs: number } | null = null

addEventListener(
  'click',
  ({ clientX, clientY, detail, target, timeStamp }) => {
    // A press by keyboard has no position: the element's centre is used.
    const box = detail === 0 && target instanceof Element ? target.getBoundingClientRect() : null
    last = {
      x: box ? box.x + box.width / 2 : clientX,
      y: box ? box.y + box.height / 2 : clientY,
      timeMs: timeStamp,
    }
  },
  { capture: true, passive: true },
)

/** Animates an opening element from the last press, or from its own centre. */
function comeFromPress(opened: HTMLElement): void {
  const place = last !== null && performance.now() - last.timeMs < longestMs ? last : null
  opened.style.transformOrigin = place
    ? `${place.x - opened.offsetLeft}px ${place.y - opened.offsetTop}px`
    : ''
}
