import { type Dispatch, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { type About, iconOf } from '../desk/apps.ts'
import { useDesk } from '../desk/Desk.ts'
import { Icon } from '../icons/Icon.tsx'
import { Menu, type MenuEntry } from '../menus/Menu.tsx'
import { useKeyPress } from '../menus/useKeyPress.ts'
import { useOutside } from '../menus/useOutside.ts'
import { type Edge, edges, resizeRect } from './resizeRect.ts'
import { useDrag } from './useDrag.ts'
import { useKeyMoves } from './useKeyMoves.ts'
import styles from './WindowFrame.module.css'
import { reachable, type Rect, type Screen, shownRect, type Win, type WindowEvent } from './windows.ts'

interface WindowFrameProps {
  readonly win: Win<About>
  readonly title: string
  readonly screen: Screen
  /** Place from the back. */
  readonly depth: number
  readonly isActive: boolean
  readonly dispatch: Dispatch<WindowEvent<About>>
  readonly children: ReactNode
}

const inStyle = (value: number) => `${value}px`
const transformOf = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`

/**
 * A window: title bar, buttons, window menu, sides that are held to size it. While it is dragged only its own transform
 * changes; the manager hears where it was let go.
 */
export function WindowFrame({ win, title, screen, depth, isActive, dispatch, children }: WindowFrameProps) {
  const { words, metrics } = useDesk()
  const { id, isMinimised } = win
  const frame = useRef<HTMLDivElement>(null)
  const lastFocus = useRef<HTMLElement | null>(null)
  const menuPlace = useRef<HTMLDivElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const titleId = useId()
  const shown = shownRect(win, screen)
  const isFull = win.mode === 'maximised' || (screen.isCompact && !win.isFixed)
  const isLoose = !isFull
  useOutside(menuPlace, isMenuOpen, () => setMenuOpen(false))

  useEffect(
    function takeFocus() {
      const element = frame.current
      if (!isActive || isMinimised || element === null) return
      const { activeElement } = document
      if (element.contains(activeElement)) return
      // A menu outside, such as the start menu, keeps the keys until it closes.
      if (activeElement?.closest('[role=menu], dialog')) return
      const before = lastFocus.current
      const first = element.querySelector<HTMLElement>('[data-first-focus]')
      const target = before?.isConnected === true ? before : (first ?? element)
      target.focus({ preventScroll: true })
    },
    [isActive, isMinimised],
  )
  useLayoutEffect(
    function lieWhereTheManagerSays() {
      const { style } = frame.current ?? {}
      if (style === undefined) return
      style.transform = transformOf(shown)
      style.width = inStyle(shown.width)
      style.height = inStyle(shown.height)
    },
    // A drag writes the same properties: what React knows of them would be out of date.
    [shown],
  )

  const at = (dx: number, dy: number): Rect =>
    reachable({ ...win.rect, x: win.rect.x + dx, y: win.rect.y + dy }, win, screen)
  const moving = useDrag<true>({
    begin: ({ target }) =>
      isLoose && !(target instanceof Element && target.closest('button') !== null) ? true : null,
    move: (_, dx, dy) => {
      if (frame.current) frame.current.style.transform = transformOf(at(dx, dy))
    },
    end: (_, dx, dy) => {
      const { x, y } = at(dx, dy)
      dispatch({ type: 'move', id, x, y })
    },
  })
  const sized = (edge: Edge, dx: number, dy: number) =>
    reachable(resizeRect(win.rect, edge, dx, dy, win.least), win, screen)
  const sizing = useDrag<Edge>({
    begin: ({ currentTarget }) => edges.find((edge) => edge === currentTarget.dataset.edge) ?? null,
    move: (edge, dx, dy) => {
      const { style } = frame.current ?? {}
      if (style === undefined) return
      const rect = sized(edge, dx, dy)
      style.transform = transformOf(rect)
      style.width = inStyle(rect.width)
      style.height = inStyle(rect.height)
    },
    end: (edge, dx, dy) => dispatch({ type: 'resize', id, rect: sized(edge, dx, dy) }),
  })
  const keys = useKeyMoves(win.rect, 8 * metrics.unit, (rect) => dispatch({ type: 'resize', id, rect }))

  const canMaximise = !win.isFixed && !screen.isCompact
  const toggleFull = () => {
    if (canMaximise) dispatch({ type: isFull ? 'restore' : 'maximise', id })
  }
  const menu = words.window.menu
  const entries: MenuEntry[] = [
    { label: menu.restore, isDisabled: !isFull || !canMaximise, pick: toggleFull },
    { label: menu.move, isDisabled: !isLoose, pick: () => keys.begin('move') },
    { label: menu.size, isDisabled: !isLoose || win.isFixed, pick: () => keys.begin('size') },
    { label: menu.minimise, pick: () => dispatch({ type: 'minimise', id }) },
    { label: menu.maximise, isDisabled: isFull || !canMaximise, pick: toggleFull },
    { label: menu.close, startsGroup: true, pick: () => dispatch({ type: 'close', id }) },
  ]

  useKeyPress(frame, (event) => {
    if (keys.steer(event)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const opener =
      event.key === 'F10' && event.shiftKey
        ? '[data-window-menu]'
        : event.key === 'F10'
          ? '[data-head]'
          : event.altKey && /^[a-z]$/i.test(event.key)
            ? `[data-accelerator="${event.key.toLowerCase()}"]`
            : null
    const control = opener === null ? null : frame.current?.querySelector<HTMLElement>(opener)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'F10' && !event.shiftKey) control.focus()
    else control.click()
  })

  return (
    <div
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.window}
      data-window={id}
      data-active={isActive || undefined}
      data-full={isFull || undefined}
      hidden={isMinimised}
      tabIndex={-1}
      style={{ zIndex: depth + 1 }}
      onPointerDown={() => {
        if (!isActive) dispatch({ type: 'raise', id })
      }}
      onFocus={({ target }) => {
        if (target !== frame.current) {
          if (target.closest('[role=menu], [role=menubar]') === null) lastFocus.current = target
        } else if (lastFocus.current?.isConnected === true) lastFocus.current.focus({ preventScroll: true })
        if (!isActive) dispatch({ type: 'raise', id })
      }}
    >
      <div
        className={styles.bar}
        {...moving}
        onDoubleClick={({ target }) => {
          if (!(target instanceof Element && target.closest('button'))) toggleFull()
        }}
      >
        <div ref={menuPlace} className={styles.menuPlace}>
          <button
            type="button"
            className={styles.icon}
            data-window-menu=""
            aria-label={words.window.system}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
            onDoubleClick={() => dispatch({ type: 'close', id })}
          >
            <Icon name={iconOf(win.about.app)} size={16} />
          </button>
          {isMenuOpen && (
            <Menu
              className={styles.menu}
              entries={entries}
              label={words.window.system}
              onClose={() => {
                setMenuOpen(false)
                frame.current?.focus({ preventScroll: true })
              }}
            />
          )}
        </div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            data-glyph="minimise"
            aria-label={words.window.minimise}
            onClick={() => dispatch({ type: 'minimise', id })}
          />
          {canMaximise && (
            <button
              type="button"
              className={styles.button}
              data-glyph={isFull ? 'restore' : 'maximise'}
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
      {isLoose &&
        !win.isFixed &&
        edges.map((edge) => (
          <div key={edge} className={styles.edge} data-edge={edge} aria-hidden="true" {...sizing} />
        ))}
      <VisuallyHidden>
        <span role="status">
          {keys.mode === null ? '' : keys.mode === 'move' ? words.window.moving : words.window.sizing}
        </span>
      </VisuallyHidden>
    </div>
  )
}
