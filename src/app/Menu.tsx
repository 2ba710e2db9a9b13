import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { shellWords } from '#content/shell.ts'
import styles from './Menu.module.css'
import { useLanguage } from '#state/language.ts'

const links = [
  { href: '/', words: shellWords.menu.links.home },
  { href: '/exhibits', words: shellWords.menu.links.exhibits },
  { href: '/about', words: shellWords.menu.links.about },
] as const

/** The floating button and the overlay it opens (SHELL-03). */
export function Menu({ path }: { path: string }) {
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const words = shellWords.menu

  const open = () => {
    dialog.current?.showModal()
    setIsOpen(true)
  }
  const close = () => dialog.current?.close()

  useEffect(function guardOverlay() {
    const overlay = dialog.current
    if (overlay === null) return
    const listening = new AbortController()
    overlay.addEventListener('click', closeOnTapOutside, listening)
    overlay.addEventListener('keydown', keepFocusInside, listening)
    return () => listening.abort()
  }, [])

  useEffect(
    function closeOnNavigation() {
      const overlay = dialog.current
      return () => overlay?.close()
    },
    [path],
  )

  return (
    <div className={styles.menu} lang={language}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={open}
      >
        <span className={styles.glyph} aria-hidden="true" />
        <span>{words.open[language]}</span>
      </button>
      <dialog
        ref={dialog}
        id="menu"
        className={styles.overlay}
        aria-label={words.open[language]}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.panel}>
          <nav aria-label={words.open[language]}>
            <ul className={styles.links}>
              {links.map(({ href, words: name }) => (
                <li key={href}>
                  <Link href={href} onClick={close} aria-current={href === path ? 'page' : undefined}>
                    {name[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <button type="button" className={styles.close} onClick={close}>
            {words.close[language]}
          </button>
        </div>
      </dialog>
    </div>
  )
}

/** The panel fills the dialog's content box, so a click on the dialog itself hit its edge or the backdrop. */
function closeOnTapOutside(this: HTMLDialogElement, event: MouseEvent): void {
  if (event.target === this) this.close()
}

/** In a modal dialog Tab can move to the browser's bars; in a browser without bars the focus would be lost. */
function keepFocusInside(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = this.querySelectorAll<HTMLElement>('a[href], button')
  const first = stops[0]
  const last = stops[stops.length - 1]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  if (event.shiftKey) last?.focus()
  else first?.focus()
}
