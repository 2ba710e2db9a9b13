import { useRef, useState } from 'react'
import { keyOf, plain } from './accelerator.ts'
import { Label } from './Label.tsx'
import { Menu, type MenuEntry } from './Menu.tsx'
import styles from './Menu.module.css'
import { useOutside } from './useOutside.ts'

interface BarMenu {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** The menus of a window. Alt with an access key opens one, F10 goes to the first, see WindowFrame. */
export function MenuBar({ menus, label }: { menus: readonly BarMenu[]; label: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  useOutside(bar, open !== null, () => setOpen(null))

  const headAt = (at: number) => {
    const heads = [...(bar.current?.querySelectorAll<HTMLElement>('[data-head]') ?? [])]
    return heads[(at + heads.length) % heads.length]
  }
  function close(at: number, wasPicked: boolean) {
    setOpen(null)
    if (!wasPicked) headAt(at)?.focus()
    // The window restores the focus inside it.
    else bar.current?.closest<HTMLElement>('[data-window]')?.focus({ preventScroll: true })
  }

  return (
    <div ref={bar} role="menubar" aria-label={label} className={styles.bar}>
      {menus.map((menu, at) => (
        <div key={menu.label} role="none" className={styles.place}>
          <button
            type="button"
            role="menuitem"
            className={styles.head}
            tabIndex={at === 0 ? 0 : -1}
            data-head=""
            data-accelerator={keyOf(menu.label)}
            aria-haspopup="menu"
            aria-expanded={open === at}
            onClick={() => setOpen(open === at ? null : at)}
            onPointerEnter={(event) => {
              if (open !== null && event.pointerType === 'mouse') setOpen(at)
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') headAt(at + 1)?.focus()
              else if (event.key === 'ArrowLeft') headAt(at - 1)?.focus()
              else if (event.key === 'ArrowDown') setOpen(at)
              else return
              event.preventDefault()
            }}
          >
            <Label text={menu.label} />
          </button>
          {open === at && (
            <Menu
              className={styles.drop}
              entries={menu.entries}
              label={plain(menu.label)}
              onClose={(wasPicked) => close(at, wasPicked)}
              onSide={(step) => {
                const next = (at + step + menus.length) % menus.length
                headAt(next)?.focus()
                setOpen(next)
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}
