import type { ReactNode } from 'react'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import { fill } from '#lib/text/fill.ts'
import { useWords } from '#state/language.ts'
import { type Point, useWindow } from '#ui/windows/useWindow.ts'
import type { WindowEvent, Windows, WindowState } from '#ui/windows/windows.ts'
import type { Content } from './content.ts'
import styles from './Window.module.css'

interface WindowProps {
  readonly win: WindowState<Content>
  readonly windows: Windows<Content>
  readonly dispatch: (event: WindowEvent<Content>) => void
  readonly pointOf: (place: Point) => Point
  readonly title: string
  readonly lang: string | undefined
  readonly children: ReactNode
}

/** A window: a bar to drag it, buttons to enlarge and close it, and its content. */
export function Window({ win, windows, dispatch, pointOf, title, lang, children }: WindowProps) {
  const words = useWords(imacDesktop).window
  const isFolder = win.content.kind === 'folder'
  // The folder is the page's subject; notepads lie on the same page.
  const Title = isFolder ? 'h1' : 'h2'
  const close = () => dispatch({ type: 'close', id: win.id })
  const { frameProps, titleId, titleBarProps, keyMoves, isFull, toggleFull } = useWindow({
    win,
    windows,
    dispatch,
    keyStep: 16,
    pointOf,
    onKeyDown: (event) => {
      // Escape while typing must not close the window.
      if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLTextAreaElement)
        return
      event.preventDefault()
      close()
    },
  })
  return (
    <div
      {...frameProps}
      role="region"
      className={isFolder ? styles.window : `${styles.window} ${styles.note}`}
    >
      <header className={styles.bar} {...titleBarProps}>
        <button
          type="button"
          className={styles.grip}
          data-drag=""
          aria-pressed={keyMoves.mode !== null}
          aria-label={fill(words.move, { title })}
          disabled={isFull}
          onClick={({ detail }) => {
            // A press drags; only keyboard and screen readers need the mode.
            if (detail > 0) return
            if (keyMoves.mode === null) keyMoves.begin('move')
            else keyMoves.end()
          }}
        >
          <span aria-hidden="true" />
        </button>
        <Title id={titleId} className={styles.title} tabIndex={-1} data-first-focus="" lang={lang} dir="auto">
          {title}
        </Title>
        {toggleFull !== null && (
          <TitleButton
            label={fill(isFull ? words.shrink : words.zoom, { title })}
            glyph={isFull ? 'M7 3h10v10h-4v4H3V7h4z M7 7h6v6' : 'M3.5 3.5h13v13h-13z M3.5 7h13'}
            onPress={toggleFull}
          />
        )}
        <TitleButton
          label={fill(words.close, { title })}
          glyph="M4.5 4.5l11 11m0-11l-11 11"
          onPress={close}
        />
      </header>
      <div className={styles.body}>{children}</div>
      <p className={styles.status} role="status">
        {keyMoves.mode === null ? '' : words.moving}
      </p>
    </div>
  )
}

interface TitleButtonProps {
  readonly label: string
  readonly glyph: string
  readonly onPress: () => void
}

function TitleButton({ label, glyph, onPress }: TitleButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={glyph} />
      </svg>
    </button>
  )
}
