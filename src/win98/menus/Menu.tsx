import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { entryByKey, plain } from './accelerator.ts'
import { Label } from './Label.tsx'
import styles from './Menu.module.css'

export interface MenuEntry {
  /** With an ampersand before its access key. */
  readonly label: string
  readonly icon?: React.ReactNode
  readonly shortcut?: string
  readonly isChecked?: boolean
  readonly isDisabled?: boolean
  /** Draws a rule above it. */
  readonly startsGroup?: boolean
  readonly lang?: string
  readonly pick?: () => void
  readonly entries?: readonly MenuEntry[]
}

interface MenuProps {
  readonly entries: readonly MenuEntry[]
  readonly label: string
  /** Closes the menu; `wasPicked`: an entry was chosen. */
  readonly onClose: (wasPicked: boolean) => void
  /** Left and right move to the next menu of the bar; in a submenu, left returns. */
  readonly onSide?: (step: -1 | 1) => void
  readonly className?: string | undefined
}

/** An open menu: arrows, access keys, Enter, Esc, and the pointer. */
export function Menu({ entries, label, onClose, onSide, className }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<number | null>(null)

  const items = () =>
    [...(list.current?.children ?? [])].flatMap((child) => {
      const item = child.querySelector(':scope > button')
      return item instanceof HTMLButtonElement ? [item] : []
    })
  const focusAt = (at: number) => {
    const all = items()
    all[(at + all.length) % all.length]?.focus({ preventScroll: true })
  }
  useLayoutEffect(function keepOnScreen() {
    if (list.current === null) return
    const { right, bottom } = list.current.getBoundingClientRect()
    const over = { x: Math.max(0, right - innerWidth), y: Math.max(0, bottom - innerHeight) }
    list.current.style.translate = `${-over.x}px ${-over.y}px`
  }, [])
  useEffect(function enter() {
    const first = list.current?.querySelector('button')
    first?.focus({ preventScroll: true })
  }, [])

  function pick(at: number) {
    const entry = entries[at]
    if (entry === undefined || entry.isDisabled === true) return
    if (entry.entries !== undefined) {
      setOpen(at)
      return
    }
    onClose(true)
    entry.pick?.()
  }

  function steer(event: KeyboardEvent) {
    const at = items().findIndex((item) => item === document.activeElement)
    const { key } = event
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const byKey = entryByKey(
      entries.map((entry) => entry.label),
      key,
      at,
    )
    if (key === 'ArrowDown') focusAt(at + 1)
    else if (key === 'ArrowUp') focusAt(at - 1)
    else if (key === 'Home') focusAt(0)
    else if (key === 'End') focusAt(-1)
    else if (key === 'Escape') onClose(false)
    else if (key === 'Tab') onClose(false)
    else if (key === 'ArrowRight' && entries[at]?.entries !== undefined) setOpen(at)
    else if (key === 'ArrowRight' && onSide) onSide(1)
    else if (key === 'ArrowLeft' && onSide) onSide(-1)
    else if (byKey !== null) {
      focusAt(byKey.at)
      if (byKey.isOnly) pick(byKey.at)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={className === undefined ? styles.menu : `${styles.menu} ${className}`}
      onKeyDown={steer}
    >
      {entries.map((entry, at) => (
        <div key={entry.label} role="none" className={entry.startsGroup ? styles.group : styles.place}>
          <button
            type="button"
            role={entry.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            tabIndex={at === 0 ? 0 : -1}
            lang={entry.lang}
            className={styles.item}
            aria-disabled={entry.isDisabled || undefined}
            aria-checked={entry.isChecked}
            aria-haspopup={entry.entries && 'menu'}
            aria-expanded={entry.entries && open === at}
            onPointerEnter={(event) => {
              if (event.pointerType !== 'mouse') return
              event.currentTarget.focus({ preventScroll: true })
              setOpen(entry.entries === undefined ? null : at)
            }}
            onClick={() => pick(at)}
          >
            <span className={styles.mark} aria-hidden="true">
              {entry.icon ?? (entry.isChecked ? '✓' : '')}
            </span>
            <Label text={entry.label} />
            <span className={styles.end} aria-hidden="true">
              {entry.entries === undefined ? entry.shortcut : '▸'}
            </span>
          </button>
          {entry.entries !== undefined && open === at && (
            <Menu
              className={styles.side}
              entries={entry.entries}
              label={plain(entry.label)}
              onClose={(wasPicked) => {
                setOpen(null)
                if (wasPicked) onClose(true)
                else focusAt(at)
              }}
              onSide={(step) => {
                if (step > 0) return
                setOpen(null)
                focusAt(at)
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}
