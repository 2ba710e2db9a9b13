import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly title: string
  /** If it differs from the page's. */
  readonly titleLanguage?: string | undefined
  /** Above the title: the position among all. */
  readonly kicker: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  /** Beside the closing key. */
  readonly keys?: ReactNode
  readonly children: ReactNode
  /** For styles and tests. */
  readonly kind: 'story' | 'share' | 'list'
}

/** A page beside the planets. Not modal: the sky stays usable. Escape closes it. */
export function Sheet(props: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(function beginReading() {
    heading.current?.focus({ preventScroll: true })
  }, [])

  useElementEvent(sheet, 'keydown', function leave(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    props.onClose()
  })

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      role="dialog"
      aria-labelledby={`sheet-${props.kind}`}
      data-sheet={props.kind}
    >
      <header className={styles.head}>
        <div className={styles.kicker}>{props.kicker}</div>
        <div className={styles.keys}>
          {props.keys}
          <button type="button" className={styles.key} aria-label={props.closeLabel} onClick={props.onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
      </header>
      <h2
        ref={heading}
        id={`sheet-${props.kind}`}
        className={styles.title}
        tabIndex={-1}
        lang={props.titleLanguage}
        dir="auto"
      >
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

interface TurnKeyProps {
  readonly direction: -1 | 1
  readonly label: string
  readonly onClick: () => void
}

export function TurnKey({ direction, label, onClick }: TurnKeyProps) {
  return (
    <button type="button" className={styles.key} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={direction < 0 ? 'M15 4l-8 8 8 8' : 'M9 4l8 8-8 8'} />
      </svg>
    </button>
  )
}
