import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { win98 } from '#content/pages/win98.ts'
import type { Language } from '#contract/common.ts'
import type { Size } from '#lib/size.ts'
import { useKeyPress } from '../menus/useKeyPress.ts'
import { Program, titleOf } from '../programs.tsx'
import { Saver } from '../saver/Saver.tsx'
import { useQuiet } from '../saver/useQuiet.ts'
import { WindowFrame } from '../wm/WindowFrame.tsx'
import { activeWindow, nextWindows, noWindows, type Screen } from '../wm/windows.ts'
import { type About, openingOf } from './apps.ts'
import { Desk, type DeskContext } from './Desk.ts'
import { DeskIcons } from './DeskIcons.tsx'
import { playDeskSound } from './deskSounds.ts'
import styles from './Desktop.module.css'
import type { Metrics } from './metrics.ts'
import { ShutDown } from './ShutDown.tsx'
import { Switcher } from './Switcher.tsx'
import { Taskbar } from './Taskbar.tsx'
import { Wallpaper } from './Wallpaper.tsx'

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

/** ms without anybody until the screen saver comes. */
const saverMs = 120_000

/** The running computer: picture, icons, windows, taskbar, and what lies over them all. */
export function Desktop({ language, onLanguage, metrics, screen, kiosk, onRestart, onLeave }: DesktopProps) {
  const words = win98[language]
  const { width, height } = screen
  const { taskbar, hit, isCompact, reach } = metrics
  const area = useMemo<Screen>(
    () => ({ width, height: Math.max(hit, height - taskbar), grip: hit, isCompact, reach }),
    [width, height, taskbar, hit, isCompact, reach],
  )
  const [windows, dispatch] = useReducer(nextWindows<About>, area, noWindows<About>)
  if (windows.screen !== area) dispatch({ type: 'screen', screen: area })
  const [isStartOpen, setStartOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [saver, setSaver] = useQuiet(saverMs)
  const icons = useRef<HTMLUListElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const active = activeWindow(windows)
  const hasWindow = active !== null

  const open = useCallback(
    (about: About) => {
      playDeskSound('open')
      const opening = openingOf(about, metrics)
      dispatch({ type: 'open', opening })
      // One that is in front already would not take the keys by itself.
      document.querySelector<HTMLElement>(`[data-window="${opening.id}"]`)?.focus({ preventScroll: true })
    },
    [metrics],
  )
  const desk = useMemo<DeskContext>(
    () => ({
      language,
      words,
      metrics,
      kiosk,
      open,
      close: (id) => dispatch({ type: 'close', id }),
      fit: (id, size) => dispatch({ type: 'fit', id, size }),
      sound: playDeskSound,
    }),
    [language, words, metrics, kiosk, open],
  )
  useEffect(
    function focusDesktopWithoutWindows() {
      if (hasWindow || document.activeElement !== document.body) return
      icons.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    },
    [hasWindow],
  )

  useKeyPress(whole, (event) => {
    const isStart =
      event.key === 'F9' ||
      (event.key === 'Escape' && event.ctrlKey) ||
      (event.altKey && event.key.toLowerCase() === 's')
    if (isStart) setStartOpen(!isStartOpen)
    else if (event.key === 'F1') open({ app: 'help' })
    else return
    event.preventDefault()
  })

  const titles = windows.stack.map((win) => ({ win, title: titleOf(win.about, words, language) }))
  // Windows keep their place in the document, so that nothing in them begins anew; only their depth changes.
  const placed = titles.toSorted((a, b) => (a.win.id < b.win.id ? -1 : 1))
  return (
    <Desk value={desk}>
      <div className={styles.desktop} ref={whole}>
        <main className={styles.area} aria-label={words.system}>
          <Wallpaper width={width} height={area.height} unit={metrics.unit} />
          <h1 className={styles.hidden}>{words.system}</h1>
          <DeskIcons list={icons} />
          {placed.map(({ win, title }) => (
            <WindowFrame
              key={win.id}
              win={win}
              title={title}
              screen={windows.screen}
              depth={windows.stack.indexOf(win)}
              isActive={win === active}
              dispatch={dispatch}
            >
              <Program win={win} />
            </WindowFrame>
          ))}
        </main>
        <Taskbar
          windows={placed}
          activeId={active?.id ?? null}
          dispatch={dispatch}
          onLanguage={onLanguage}
          isStartOpen={isStartOpen}
          onStart={setStartOpen}
          onSaver={() => setSaver(true)}
          onShutDown={() => setLeaving(true)}
        />
        <Switcher windows={titles} onTake={(id) => dispatch({ type: 'raise', id })} />
        {isLeaving && (
          <ShutDown
            onCancel={() => setLeaving(false)}
            onRestart={onRestart}
            onLeave={() => {
              playDeskSound('leave')
              onLeave()
            }}
          />
        )}
        {saver && <Saver words={words.saver} language={language} onEnd={() => setSaver(false)} />}
      </div>
    </Desk>
  )
}
