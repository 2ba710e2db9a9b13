import { type Dispatch, type ReactNode, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { edges } from '#ui/windows/resizeRect.ts'
import { useWindow } from '#ui/windows/useWindow.ts'
import type { WindowEvent, Windows, WindowState } from '#ui/windows/windows.ts'
import { Icon } from '../icons/Icon.tsx'
import { Menu, type MenuEntry } from '../menus/Menu.tsx'
import { useOutside } from '../menus/useOutside.ts'
import type { Content } from './apps.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './Window.module.css'

interface WindowProps {
  readonly win: WindowState<Content>
  readonly windows: Windows<Content>
  readonly dispatch: Dispatch<WindowEvent<Content>>
  readonly title: string
  readonly children: ReactNode
}

/** A window of 1998: title bar with menu and buttons, and edges to resize it. */
export function Window({ win, windows, dispatch, title, children }: WindowProps) {
  const { words, metrics } = useDesktop()
  const { id } = win
  const parts = useWindow({ win, windows, dispatch, keyStep: 8 * metrics.unit, onKeyDown: openMenuByKey })
  const { frameProps, titleId, titleBarProps, edgeProps, keyMoves, isFull, toggleFull } = parts
  return (
    <div {...frameProps} role="dialog" className={styles.window}>
      <div className={styles.bar} {...titleBarProps}>
        <WindowMenu win={win} dispatch={dispatch} parts={parts} />
        <h2 id={titleId} className={styles.title} dir="auto">
          {title}
        </h2>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            data-glyph="minimize"
            aria-label={words.window.minimise}
            onClick={() => dispatch({ type: 'minimize', id })}
          />
          {toggleFull !== null && (
            <button
              type="button"
              className={styles.button}
              data-glyph={isFull ? 'restore' : 'maximize'}
              aria-label={isFull ? words.window.restore : words.window.maximise}
              onClick={toggleFull}
            />
          )}
          <button
            type="button"
            className={styles.button}
            data-glyph="close"
            aria-label={words.window.close}
            onClick={() => dispatch({ type: 'close', id })}
          />
        </div>
      </div>
      <div className={styles.body}>{children}</div>
      {edgeProps !== null &&
        edges.map((edge) => (
          <div key={edge} className={styles.edge} data-edge={edge} aria-hidden="true" {...edgeProps} />
        ))}
      <VisuallyHidden>
        <span role="status">
          {keyMoves.mode && { move: words.window.moving, resize: words.window.sizing }[keyMoves.mode]}
        </span>
      </VisuallyHidden>
    </div>
  )
}

/** Shift+F10 opens the window menu, F10 goes to the menu bar, Alt and an underlined letter open a menu. */
function openMenuByKey(event: KeyboardEvent) {
  const { key, currentTarget } = event
  const opener =
    key === 'F10' && event.shiftKey
      ? '[data-window-menu]'
      : key === 'F10'
        ? '[data-head]'
        : event.altKey && /^[a-z]$/i.test(key)
          ? `[data-accelerator="${key.toLowerCase()}"]`
          : null
  if (opener === null || !(currentTarget instanceof Element)) return
  const control = currentTarget.querySelector<HTMLElement>(opener)
  if (control === null) return
  event.preventDefault()
  event.stopPropagation()
  if (opener === '[data-head]') control.focus()
  else control.click()
}

interface WindowMenuProps extends Pick<WindowProps, 'win' | 'dispatch'> {
  readonly parts: ReturnType<typeof useWindow>
}

/** The menu behind the icon in the title bar, with all actions for the keyboard. */
function WindowMenu({ win, dispatch, parts }: WindowMenuProps) {
  const { id } = win
  const { keyMoves, isFull, toggleFull } = parts
  const { window: words } = useDesktop().words
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useOutside(place, isOpen, () => setOpen(false))

  const toggle = () => toggleFull?.()
  const entries: MenuEntry[] = [
    { label: words.menu.restore, isDisabled: !isFull || !toggleFull, pick: toggle },
    { label: words.menu.move, isDisabled: isFull, pick: () => keyMoves.begin('move') },
    {
      label: words.menu.size,
      isDisabled: isFull || win.isFixedSize === true,
      pick: () => keyMoves.begin('resize'),
    },
    { label: words.menu.minimise, pick: () => dispatch({ type: 'minimize', id }) },
    { label: words.menu.maximise, isDisabled: isFull || !toggleFull, pick: toggle },
    { label: words.menu.close, startsGroup: true, pick: () => dispatch({ type: 'close', id }) },
  ]
  return (
    <div ref={place} className={styles.menuPlace}>
      <button
        type="button"
        className={styles.icon}
        data-window-menu=""
        aria-label={words.system}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onDoubleClick={() => dispatch({ type: 'close', id })}
      >
        <Icon name={win.content.app} size={16} />
      </button>
      {isOpen && (
        <Menu
          className={styles.menu}
          entries={entries}
          label={words.system}
          onClose={() => {
            setOpen(false)
            place.current?.closest<HTMLElement>('[data-window]')?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}
