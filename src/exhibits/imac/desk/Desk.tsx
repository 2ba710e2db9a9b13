import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { imacDesk, type ImacDeskWords } from '#content/pages/imacDesk.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { deviceIds } from '#contract/limits.ts'
import { fill } from '#lib/fill.ts'
import { useElementEvent } from '#lib/useElementEvent.ts'
import { tubeSize } from '#scenes/imac/layout.ts'
import type { Point } from '#scenes/stage/screenPlane.ts'
import { LanguageSwitch } from '#ui/kit/LanguageSwitch.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { type DeviceStories, useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import { DeviceStory } from '../device/DeviceStory.tsx'
import { Face } from '../glass/Face.tsx'
import { type Place, type WindowType, windowTypes } from '../room/roomMachine.ts'
import { Notepad } from '../stories/Notepad.tsx'
import { nameOf } from '../stories/storyName.ts'
import { StoryFolder } from '../stories/StoryFolder.tsx'
import { SubmitStory } from '../submit/SubmitStory.tsx'
import { DeskIcon } from './DeskIcon.tsx'
import styles from './Desk.module.css'
import { useDesk } from './useDesk.ts'
import { type Box, boxOf, frontOf } from './windowMachine.ts'
import { folderBox, noteBox, stepOf } from './windowPlaces.ts'
import { Window } from './Window.tsx'

export interface DeskProps {
  readonly place: Exclude<Place, 'welcome'>
  /** Somebody came here from within the room: reading goes on in the window that opens. */
  readonly takesFocus: boolean
  readonly onGo: (place: Place) => void
  /** A window came or went. */
  readonly onTap: () => void
  /** Where a point of the page lies on the tube, millimetres; null where the desk lies straight on the page. */
  readonly pointAt: (point: Point) => Point | null
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  /** Of the room. */
  readonly title: string
}

const folder = 'folder'
const noteOf = (storyId: number) => `note:${storyId}`
const storyOf = (id: string) => Number(id.slice('note:'.length))

/** The desktop: icons, windows, and the rail along the edge of the desk that is nearest to the hand. */
export function Desk(props: DeskProps) {
  const { place, takesFocus, onGo, onTap, language, title } = props
  const words = imacDesk[language]
  const whole = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const { state, dispatch, thenFocus } = useDesk(area)
  const shelf = useDeviceStories(deviceIds.imac, null, language)
  const shown = place === 'desktop' ? null : place
  const hasRoom = state.size.width > 0
  const isFirst = useRef(true)

  const showFolder = useEffectEvent((type: WindowType | null) => {
    if (!isFirst.current || takesFocus) thenFocus(type === null ? undefined : `[data-window="${folder}"] h1`)
    isFirst.current = false
    if (type === null) dispatch({ type: 'close', id: folder })
    else dispatch({ type: 'open', id: folder, at: folderBox(state.size, rem()), step: 0 })
  })
  useEffect(
    function followTheAddress() {
      if (hasRoom) showFolder(shown)
    },
    [shown, hasRoom],
  )

  const laidOut = useRef<Box | null>(null)
  const placeFolder = useEffectEvent((at: Box) => {
    const window = state.windows.find(({ id }) => id === folder)
    const before = laidOut.current
    laidOut.current = at
    // What a visitor has moved stays where it is.
    if (window && before && window.x === before.x && window.y === before.y)
      dispatch({ type: 'place', id: folder, at })
  })
  useEffect(
    function layOutAnew() {
      placeFolder(folderBox(state.size, rem()))
    },
    [state.size],
  )

  const openNote = useCallback(
    (story: Story) => {
      onTap()
      thenFocus(`[data-window="${noteOf(story.id)}"] h2`)
      dispatch({
        type: 'open',
        id: noteOf(story.id),
        at: noteBox(state.size, rem()),
        step: stepOf(rem()),
      })
    },
    [onTap, thenFocus, dispatch, state.size],
  )

  function close(id: string) {
    onTap()
    if (id === folder) {
      onGo('desktop')
      return
    }
    thenFocus(`[data-story="${storyOf(id)}"]`)
    dispatch({ type: 'close', id })
  }

  function cycle(by: 1 | -1) {
    if (state.order.length < 2) return
    onTap()
    thenFocus()
    dispatch({ type: 'cycle', by })
  }

  useElementEvent(whole, 'keydown', function cycleByKey(event) {
    if (event.key !== 'F6') return
    event.preventDefault()
    cycle(event.shiftKey ? -1 : 1)
  })

  const { pointAt } = props
  const pointOn = useCallback(
    ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const at = pointAt([clientX, clientY])
      if (at === null) return [clientX, clientY]
      const scale = (whole.current?.offsetWidth ?? tubeSize.width) / tubeSize.width
      return [at[0] * scale, at[1] * scale]
    },
    [pointAt],
  )

  return (
    <div ref={whole} className={styles.desk} lang={language}>
      {shown === null && (
        <h1 className={styles.heading} tabIndex={-1}>
          <VisuallyHidden>
            {title}: {words.desk.name}
          </VisuallyHidden>
        </h1>
      )}
      <div ref={area} className={styles.area}>
        <div className={styles.wallpaper}>
          <Face isAwake />
        </div>
        <ul className={styles.icons}>
          {windowTypes.map((type) => (
            <li key={type}>
              <DeskIcon
                of={type}
                name={words.windows[type]}
                isOpen={shown === type}
                onOpen={() => {
                  onTap()
                  if (shown === type) {
                    thenFocus()
                    dispatch({ type: 'focus', id: folder })
                  } else onGo(type)
                }}
              />
            </li>
          ))}
        </ul>
        {state.windows.map((window) => {
          if (window.id === folder && shown === null) return null
          const story =
            window.id === folder ? null : (shelf.stories?.find(({ id }) => id === storyOf(window.id)) ?? null)
          const { text, lang } =
            window.id === folder && shown !== null
              ? { text: words.windows[shown], lang: undefined }
              : nameOf(story, language, words.stories)
          return (
            <Window
              key={window.id}
              id={window.id}
              level={window.id === folder ? 1 : 2}
              look={window.id === folder ? 'folder' : 'note'}
              title={text}
              name={text}
              lang={lang}
              box={boxOf(window, state.size)}
              desk={state.size}
              depth={state.order.indexOf(window.id)}
              isFront={frontOf(state) === window.id}
              isZoomed={window.isZoomed}
              pointOn={pointOn}
              onFocus={() => dispatch({ type: 'focus', id: window.id })}
              onMoved={(x, y) => dispatch({ type: 'move', id: window.id, x, y })}
              onZoom={() => {
                onTap()
                dispatch({ type: 'zoom', id: window.id })
              }}
              onClose={() => close(window.id)}
              words={words.window}
            >
              {window.id === folder && shown !== null ? (
                <FolderContent
                  shown={shown}
                  shelf={shelf}
                  onOpen={openNote}
                  onGo={onGo}
                  language={language}
                  words={words}
                />
              ) : (
                <Notepad story={story} language={language} words={words.stories} />
              )}
            </Window>
          )
        })}
      </div>
      <div className={styles.rail}>
        <button type="button" className={styles.power} onClick={() => onGo('welcome')}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 2.5v7.5M5.4 5a6.6 6.6 0 1 0 9.2 0" />
          </svg>
          <span>{words.desk.power}</span>
        </button>
        {state.order.length > 1 && (
          <button type="button" className={styles.next} onClick={() => cycle(1)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 6h10v10H3zM7 6V3h10v10h-4" />
            </svg>
            <span>{words.desk.next}</span>
          </button>
        )}
        <VisuallyHidden>
          <span role="status">{fill(words.desk.open, { count: state.order.length })}</span>
          <span>{words.desk.help}</span>
        </VisuallyHidden>
        <span className={styles.language}>
          <LanguageSwitch language={language} onChange={props.onLanguage} order={['en', 'de']} />
        </span>
      </div>
    </div>
  )
}

interface FolderContentProps extends Pick<DeskProps, 'onGo' | 'language'> {
  readonly words: ImacDeskWords
  readonly shown: WindowType
  readonly shelf: DeviceStories
  readonly onOpen: (story: Story) => void
}

function FolderContent({ shown, shelf, onOpen, onGo, language, words }: FolderContentProps) {
  switch (shown) {
    case 'visitor-stories':
      return <StoryFolder shelf={shelf} onOpen={onOpen} language={language} words={words.stories} />
    case 'device-story':
      return <DeviceStory language={language} words={words.device} />
    case 'submit-story':
      return <SubmitStory onGo={onGo} language={language} words={words.submit} />
  }
}

/** CSS px of 1 rem, in which type and icons are measured. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
