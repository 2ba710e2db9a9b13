import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { win98 } from '#content/exhibits/win98/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import type { Size } from '#lib/geometry/size.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { useIconFocus } from '#ui/windows/useIconFocus.ts'
import { activeWindow, type Desktop as Area, nextWindows, noWindows } from '#ui/windows/windows.ts'
import { Program, titleOf } from '../programs.tsx'
import { type Content, openingOf } from './apps.ts'
import { DesktopIcons } from './DesktopIcons.tsx'
import { playDesktopSound } from './desktopSounds.ts'
import styles from './Desktop.module.css'
import type { Metrics } from './metrics.ts'
import { ShutDown } from './ShutDown.tsx'
import { Taskbar } from './Taskbar.tsx'
import { DesktopContext, type DesktopValue } from './useDesktop.ts'
import { Window } from './Window.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface DesktopProps {
  readonly onLanguage: (language: Language) => void
  readonly metrics: Metrics
  /** CSS px. */
  readonly viewport: Size
  readonly kiosk: boolean
  readonly onRestart: () => void
  readonly onLeave: () => void
}

/** The running computer: wallpaper, icons, windows, taskbar, and dialogs over them. */
export function Desktop({ onLanguage, metrics, viewport, kiosk, onRestart, onLeave }: DesktopProps) {
  const language = useLanguage()
  const words = useWords(win98)
  const { width, height } = viewport
  const area = useMemo<Area>(() => {
    const { taskbar, hit, unit, isCompact } = metrics
    return { width, height: Math.max(hit, height - taskbar), unit, step: hit, titleBar: hit, isCompact }
  }, [width, height, metrics])
  const [windows, dispatch] = useReducer(nextWindows<Content>, area, noWindows<Content>)
  if (windows.desktop !== area) dispatch({ type: 'desktop', desktop: area })
  const [isStartOpen, setStartOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const icons = useRef<HTMLUListElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const active = activeWindow(windows)
  useIconFocus(icons, active !== null)

  const open = useCallback(
    (content: Content) => {
      playDesktopSound('open')
      const opening = openingOf(content, metrics)
      dispatch({ type: 'open', opening })
      // A window that is in front already would not get the focus by itself.
      document.querySelector<HTMLElement>(`[data-window="${opening.id}"]`)?.focus({ preventScroll: true })
    },
    [metrics],
  )
  const desktop = useMemo<DesktopValue>(
    () => ({
      language,
      words,
      metrics,
      kiosk,
      open,
      close: (id) => dispatch({ type: 'close', id }),
      fit: (id, size) => dispatch({ type: 'fit', id, size }),
      sound: playDesktopSound,
    }),
    [language, words, metrics, kiosk, open],
  )

  useElementEvent(whole, 'keydown', (event) => {
    const isStart =
      event.key === 'F9' ||
      (event.key === 'Escape' && event.ctrlKey) ||
      (event.altKey && event.key.toLowerCase() === 's')
    if (isStart) setStartOpen(!isStartOpen)
    else if (event.key === 'F1') open({ app: 'help' })
    else if (event.key === 'F6') dispatch({ type: 'cycle', by: event.shiftKey ? -1 : 1 })
    else return
    event.preventDefault()
  })

  const titled = windows.list.map((win) => ({ win, title: titleOf(win.content, words, language) }))
  return (
    <DesktopContext value={desktop}>
      <div className={styles.desktop} ref={whole}>
        <main className={styles.area} aria-label={words.system}>
          <Wallpaper width={width} height={area.height} unit={metrics.unit} />
          <h1>
            <VisuallyHidden>{words.system}</VisuallyHidden>
          </h1>
          <DesktopIcons list={icons} />
          {titled.map(({ win, title }) => (
            <Window key={win.id} win={win} windows={windows} dispatch={dispatch} title={title}>
              <Program win={win} />
            </Window>
          ))}
        </main>
        <Taskbar
          windows={titled}
          activeId={active?.id ?? null}
          dispatch={dispatch}
          onLanguage={onLanguage}
          isStartOpen={isStartOpen}
          onStart={setStartOpen}
          onLeave={onLeave}
          onShutDown={() => setLeaving(true)}
        />
        {isLeaving && (
          <ShutDown
            onCancel={() => setLeaving(false)}
            onRestart={onRestart}
            onLeave={() => {
              playDesktopSound('leave')
              onLeave()
            }}
          />
        )}
      </div>
    </DesktopContext>
  )
}

/** The wallpaper: rings on water, dithered; each of its pixels covers two by two of the display's. */
function Wallpaper({ width, height, unit }: { width: number; height: number; unit: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    function drawPicture() {
      const context = canvas.current?.getContext('2d')
      if (!context) return
      const columns = Math.max(1, Math.ceil(width / (2 * unit)))
      const rows = Math.max(1, Math.ceil(height / (2 * unit)))
      context.canvas.width = columns
      context.canvas.height = rows
      const image = context.createImageData(columns, rows)
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const threshold = ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16
          if (3 * levelAt(x - columns * 0.72, y - rows * 0.62) + threshold < 1)
            image.data.set(trough, 4 * (y * columns + x))
        }
      }
      context.putImageData(image, 0, 0)
    },
    [width, height, unit],
  )
  return <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
}

/** Red, green, blue, opacity. The other pixels are transparent. */
const trough = [0, 64, 64, 255] as const

/** Thresholds of ordered dithering, 4 by 4 (Bayer), in sixteenths. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** Height of the water six seconds after a drop, 0 to 1. The rings are ellipses, as seen at an angle. */
function levelAt(x: number, y: number): number {
  const behind = 6 * 42 - Math.hypot(x, y * 1.7)
  if (behind <= 0) return 0.5
  const fading = Math.exp(-behind / 120) * Math.min(1, behind / 14)
  return 0.5 + (fading * Math.sin((behind / 26) * 2 * Math.PI)) / 2
}
