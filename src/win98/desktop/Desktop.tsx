import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
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
import { Wallpaper } from './Wallpaper.tsx'
import { Window } from './Window.tsx'

interface DesktopProps {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly metrics: Metrics
  /** CSS px. */
  readonly screen: Size
  readonly kiosk: boolean
  readonly onRestart: () => void
  readonly onLeave: () => void
}

/** The running computer: picture, icons, windows, taskbar, and what lies over them all. */
export function Desktop({ language, onLanguage, metrics, screen, kiosk, onRestart, onLeave }: DesktopProps) {
  const words = win98[language]
  const { width, height } = screen
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
      // One that is in front already would not take the keys by itself.
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
