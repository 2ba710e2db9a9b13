import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Rows.module.css'

interface RowsProps {
  /** For screen readers. */
  readonly label: string
  /** The marked row. A change scrolls it into view, and moves the focus if that is in the list. */
  readonly marked: string | number
  readonly children: ReactNode
}

/** A list on the display: the wheel moves the mark, a finger scrolls. */
export function Rows({ label, marked, children }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(
    function showMarked() {
      const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
      if (!list.current || !row) return
      const { scrollTop, clientHeight } = list.current
      const top = row.offsetTop
      if (top < scrollTop) list.current.scrollTop = top
      else if (top + row.offsetHeight > scrollTop + clientHeight)
        list.current.scrollTop = top + row.offsetHeight - clientHeight
      const focused = document.activeElement
      if (focused !== row && list.current.contains(focused)) row.focus({ preventScroll: true })
    },
    [marked],
  )
  return (
    <ul ref={list} className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

interface RowProps {
  readonly isMarked: boolean
  readonly onPress: () => void
  readonly leadsOn?: boolean
  readonly lang?: string
  readonly storyId?: number
  /** Position in a virtual list; CSS px. */
  readonly place?: { readonly top: number; readonly index: number; readonly count: number }
  readonly children: ReactNode
}

export function Row({ isMarked, onPress, leadsOn, lang, storyId, place, children }: RowProps) {
  return (
    <li
      style={place && { transform: `translateY(${place.top}px)` }}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.count}
    >
      <button
        type="button"
        className={styles.row}
        tabIndex={isMarked ? 0 : -1}
        aria-current={isMarked ? 'true' : undefined}
        data-leads-on={leadsOn || undefined}
        data-story={storyId}
        lang={lang}
        onClick={onPress}
      >
        {children}
      </button>
    </li>
  )
}
