import { type Dispatch, useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/common.ts'
import { after } from '#lib/time/timers.ts'
import { chooseLoudness, useVisit } from '#state/visit.ts'
import type { WindowEvent, WindowState } from '#ui/windows/windows.ts'
import { Icon } from '../icons/Icon.tsx'
import { keyOf, plain } from '../menus/accelerator.ts'
import { Label } from '../menus/Label.tsx'
import { useOutside } from '../menus/useOutside.ts'
import { postToParent } from '../parent.ts'
import { Menu, type MenuEntry } from '../menus/Menu.tsx'
import type { Content } from './apps.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './Taskbar.module.css'

interface TaskbarProps {
  readonly windows: readonly { readonly win: WindowState<Content>; readonly title: string }[]
  readonly activeId: string | null
  readonly dispatch: Dispatch<WindowEvent<Content>>
  readonly onLanguage: (language: Language) => void
  readonly isStartOpen: boolean
  readonly onStart: (isOpen: boolean) => void
  readonly onLeave: () => void
  readonly onShutDown: () => void
}

/** Start, the open windows, and the tray with language, sound and clock. */
export function Taskbar({ windows, activeId, dispatch, onLanguage, ...props }: TaskbarProps) {
  const { words, language, metrics } = useDesktop()
  const { isStartOpen, onStart } = props
  const start = useRef<HTMLDivElement>(null)
  const startButton = useRef<HTMLButtonElement>(null)
  const loudness = useVisit((visit) => visit.loudness)
  const list = useRef<HTMLUListElement>(null)
  useOutside(start, isStartOpen, () => onStart(false))
  useEffect(
    function showActive() {
      // On a phone the bar scrolls.
      const active = list.current?.querySelector('[aria-pressed="true"]')
      active?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    },
    [activeId],
  )

  const otherLanguage = language === 'de' ? 'en' : 'de'
  function toggleSound() {
    const choice = { muted: !loudness.muted, volume: loudness.volume }
    chooseLoudness(choice)
    postToParent({ kind: 'loudness', ...choice })
  }

  return (
    <footer className={styles.bar} aria-label={words.taskbar.label}>
      <div ref={start} className={styles.startPlace}>
        {isStartOpen && (
          <StartMenu
            onLanguage={onLanguage}
            isSounding={!loudness.muted}
            onSound={toggleSound}
            onLeave={props.onLeave}
            onShutDown={props.onShutDown}
            onClose={() => {
              onStart(false)
              startButton.current?.focus()
            }}
          />
        )}
        <button
          ref={startButton}
          type="button"
          className={styles.start}
          aria-haspopup="menu"
          aria-expanded={isStartOpen}
          data-accelerator={keyOf(words.taskbar.start)}
          onClick={() => onStart(!isStartOpen)}
        >
          <Icon name="about" size={16} />
          <Label text={words.taskbar.start} />
        </button>
      </div>
      {!metrics.isCompact && (
        <button
          type="button"
          className={styles.clear}
          aria-label={words.taskbar.showDesktop}
          title={words.taskbar.showDesktop}
          onClick={() => dispatch({ type: 'minimizeAll' })}
        />
      )}
      <ul ref={list} className={styles.windows} aria-label={words.taskbar.windows}>
        {windows.map(({ win, title }) => (
          <li key={win.id} className={styles.place}>
            <button
              type="button"
              className={styles.window}
              aria-pressed={win.id === activeId}
              aria-label={title}
              title={title}
              onClick={() => dispatch({ type: 'toggle', id: win.id })}
            >
              <Icon name={win.content.app} size={16} />
              <span className={styles.name} dir="auto">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.tray}>
        <button
          type="button"
          className={styles.language}
          lang={otherLanguage}
          aria-label={`${language.toUpperCase()}: ${words.taskbar.language}`}
          title={words.taskbar.language}
          onClick={() => onLanguage(otherLanguage)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
        </button>
        <button
          type="button"
          className={styles.sound}
          data-muted={loudness.muted || undefined}
          aria-label={loudness.muted ? words.taskbar.soundOff : words.taskbar.sound}
          onClick={toggleSound}
        >
          <svg viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
            <path
              fill="#000"
              d="M2 5h3v1H3v4h2v1H2zM5 4h1v1H5zM6 3h1v1H6zM7 2h2v12H7v-1H6v-1H5v-1h1v1h1V4H6v1H5V4h2z"
            />
            <path fill="#ff0" d="M3 6h3V5h1v6H6v-1H3z" />
            {loudness.muted ? (
              <path
                fill="#c00"
                d="M11 6h1v1h1v1h1V7h1V6h1v1h-1v1h-1v1h1v1h1v1h-1v-1h-1V9h-1v1h-1v1h-1v-1h1V9h1V8h-1V7h-1z"
              />
            ) : (
              <path fill="#000" d="M10 6h1v4h-1zM12 4h1v8h-1zM14 2h1v12h-1z" />
            )}
          </svg>
        </button>
        <Clock />
      </div>
    </footer>
  )
}

/** The time of day, updated once a minute. */
function Clock() {
  const { language } = useDesktop()
  const [now, setNow] = useState(() => Date.now())
  useEffect(
    function waitForNextMinute() {
      return after(60_000 - (now % 60_000), () => setNow(Date.now()))
    },
    [now],
  )
  const time = new Date(now)
  return (
    <time className={styles.clock} dateTime={time.toISOString().slice(0, 16)}>
      {time.toLocaleTimeString(language === 'de' ? 'de-CH' : 'en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  )
}

interface StartMenuProps {
  readonly onLanguage: (language: Language) => void
  readonly isSounding: boolean
  readonly onSound: () => void
  readonly onLeave: () => void
  readonly onShutDown: () => void
  readonly onClose: () => void
}

/** The start menu, with the system's name along its side. */
function StartMenu({ onLanguage, isSounding, onSound, onLeave, onShutDown, onClose }: StartMenuProps) {
  const { words, open, language } = useDesktop()
  const { start } = words
  const program = (content: Content, label: string): MenuEntry => ({
    label,
    icon: <Icon name={content.app} size={16} />,
    pick: () => open(content),
  })
  const entries: MenuEntry[] = [
    {
      label: start.programs,
      icon: <Icon name="computer" size={16} />,
      entries: [
        program({ app: 'notes', story: null }, start.notes),
        program({ app: 'paint' }, start.paint),
        program({ app: 'mines' }, start.mines),
        program({ app: 'player', story: null }, start.player),
        { ...program({ app: 'computer' }, start.computer), startsGroup: true },
      ],
    },
    program({ app: 'stories' }, start.stories),
    {
      label: start.settings,
      icon: <Icon name="paint" size={16} />,
      entries: [
        { label: start.soundOn, isChecked: isSounding, pick: onSound },
        {
          label: start.german,
          lang: 'de',
          startsGroup: true,
          isChecked: language === 'de',
          pick: () => onLanguage('de'),
        },
        { label: start.english, lang: 'en', isChecked: language === 'en', pick: () => onLanguage('en') },
      ],
    },
    { ...program({ app: 'help' }, start.help), startsGroup: true },
    program({ app: 'about' }, start.about),
    { label: start.leave, startsGroup: true, pick: onLeave },
    { label: start.shutDown, icon: <Icon name="bin" size={16} />, pick: onShutDown },
  ]
  return (
    <div className={styles.menu}>
      <div className={styles.banner} aria-hidden="true">
        <span>{words.system}</span>
      </div>
      <Menu
        className={styles.startMenu}
        entries={entries}
        label={plain(words.taskbar.start)}
        onClose={onClose}
      />
    </div>
  )
}
