import { Suspense, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import type { Story } from '#contract/story.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { fill } from '#lib/text/fill.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { tubeSize } from '#scenes/imac/layout.ts'
import type { Point } from '#scenes/stage/screenPlane.ts'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { VisitControls } from '#ui/kit/VisitControls.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { type DeviceStories, useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import { useIconFocus } from '#ui/windows/useIconFocus.ts'
import { nextWindows, noWindows, type Opening, type WindowEvent } from '#ui/windows/windows.ts'
import { Face } from '../glass/Face.tsx'
import { type Place, type WindowType, windowTypes } from '../imacMachine.ts'
import { Notepad } from '../stories/Notepad.tsx'
import { nameOf } from '../stories/storyName.ts'
import type { StoryFolderProps } from '../stories/StoryFolder.tsx'
import type { SubmitStoryProps } from '../submit/SubmitStory.tsx'
import type { Content } from './content.ts'
import { DesktopIcon } from './DesktopIcon.tsx'
import styles from './Desktop.module.css'
import { desktopOf, folderPlace, notePlace } from './windowPlaces.ts'
import { Window } from './Window.tsx'
import { useLanguage, useWords } from '#state/language.ts'

const StoryFolder = lazyComponent<StoryFolderProps>(
  'stories',
  async () => (await import('../stories/StoryFolder.tsx')).StoryFolder,
)
const DeviceStory = lazyComponent(
  'story of the device',
  async () => (await import('../device/DeviceStory.tsx')).DeviceStory,
)
const SubmitStory = lazyComponent<SubmitStoryProps>(
  'submit a story',
  async () => (await import('../submit/SubmitStory.tsx')).SubmitStory,
)

interface DesktopProps {
  readonly place: Exclude<Place, 'welcome'>
  readonly onGo: (place: Place) => void
  /** Called when a window opens or closes. */
  readonly onTap: () => void
  /** A point of the page on the tube, millimetres; null where the desktop lies flat on the page. */
  readonly pointAt: (point: Point) => Point | null
  readonly title: string
}

const folderId = 'folder'
const unmeasured = { width: 0, height: 0, unit: 0, step: 0, titleBar: null, isCompact: false }

/** The desktop: icons, windows, and a rail along the lower edge. */
export function Desktop({ place, onGo, onTap, pointAt, title }: DesktopProps) {
  const language = useLanguage()
  const words = useWords(imacDesktop)
  const whole = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const icons = useRef<HTMLUListElement>(null)
  const [windows, dispatch] = useReducer(nextWindows<Content>, unmeasured, noWindows<Content>)
  const shelf = useDeviceStories(imacExhibit.device.id, null, language)
  const shown = place === 'desktop' ? null : place
  const count = windows.list.length
  // Not before the first gesture, when a page is read from its top.
  useIconFocus(icons, shown !== null || count > 0 || !navigator.userActivation.hasBeenActive)

  useLayoutEffect(function measure() {
    const element = area.current
    if (element === null) return
    const look = () => dispatch({ type: 'desktop', desktop: desktopOf(element) })
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  useEffect(
    function followAddress() {
      if (shown === null) dispatch({ type: 'close', id: folderId })
      else {
        const content: Content = { kind: 'folder', type: shown }
        dispatch({ type: 'open', opening: { id: folderId, content, place: folderPlace } })
      }
    },
    [shown],
  )

  const openNote = useCallback(
    ({ id: storyId }: Story) => {
      onTap()
      dispatch({ type: 'open', opening: noteOf(storyId, `note:${storyId}`) })
    },
    [onTap],
  )

  function act(event: WindowEvent<Content>) {
    if (event.type === 'close' || event.type === 'maximize' || event.type === 'restore') onTap()
    if (event.type === 'close' && event.id === folderId) {
      onGo('desktop')
      return
    }
    dispatch(event)
    if (event.type !== 'close') return
    // Returns the focus to the story that was read.
    const closed = windows.list.find(({ id }) => id === event.id)?.content
    if (closed?.kind !== 'note') return
    const icon = `[data-story="${closed.storyId}"]`
    area.current?.querySelector<HTMLElement>(icon)?.focus({ preventScroll: true })
  }

  function cycle(by: 1 | -1) {
    if (count < 2) return
    onTap()
    dispatch({ type: 'cycle', by })
  }
  useElementEvent(whole, 'keydown', function cycleByKey(event) {
    if (event.key !== 'F6') return
    event.preventDefault()
    cycle(event.shiftKey ? -1 : 1)
  })

  function pointOf(place: Point): Point {
    const at = pointAt(place)
    if (at === null) return place
    const scale = (whole.current?.offsetWidth ?? tubeSize.width) / tubeSize.width
    return [at[0] * scale, at[1] * scale]
  }

  return (
    <div ref={whole} className={styles.desktop} lang={language}>
      {shown === null && (
        <h1 className={styles.heading} tabIndex={-1}>
          <VisuallyHidden>
            {title}: {words.desktop.name}
          </VisuallyHidden>
        </h1>
      )}
      <div ref={area} className={styles.area}>
        <div className={styles.wallpaper}>
          <Face isAwake />
        </div>
        <ul ref={icons} className={styles.icons}>
          {windowTypes.map((type) => (
            <li key={type}>
              <DesktopIcon
                of={type}
                name={words.windows[type]}
                isOpen={shown === type}
                onOpen={() => {
                  onTap()
                  if (shown !== type) onGo(type)
                  else area.current?.querySelector<HTMLElement>(`[data-window="${folderId}"]`)?.focus()
                }}
              />
            </li>
          ))}
        </ul>
        {windows.list.map((win) => {
          const { content } = win
          const isFolder = content.kind === 'folder'
          const story = isFolder ? null : (shelf.stories?.find(({ id }) => id === content.storyId) ?? null)
          const name = isFolder
            ? { text: words.windows[content.type], lang: undefined }
            : nameOf(story, language)
          return (
            <Window
              // Another type remounts the folder, so that it is read from its title.
              key={isFolder ? content.type : win.id}
              win={win}
              windows={windows}
              dispatch={act}
              pointOf={pointOf}
              title={name.text}
              lang={name.lang}
            >
              {isFolder ? (
                <ScrollArea label={name.text}>
                  <Suspense>
                    <FolderContent type={content.type} shelf={shelf} onOpen={openNote} onGo={onGo} />
                  </Suspense>
                </ScrollArea>
              ) : (
                <Notepad
                  storyId={content.storyId}
                  stories={shelf.stories ?? []}
                  onTurn={(storyId) => {
                    onTap()
                    dispatch({ type: 'open', opening: noteOf(storyId, win.id) })
                  }}
                />
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
          <span>{words.desktop.power}</span>
        </button>
        {count > 1 && (
          <button type="button" className={styles.next} onClick={() => cycle(1)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 6h10v10H3zM7 6V3h10v10h-4" />
            </svg>
            <span>{words.desktop.next}</span>
          </button>
        )}
        <VisuallyHidden>
          <span role="status">{fill(words.desktop.open, { count })}</span>
          <span>{words.desktop.help}</span>
        </VisuallyHidden>
        <div className={styles.language}>
          <VisitControls />
        </div>
      </div>
    </div>
  )
}

const noteOf = (storyId: number, id: string): Opening<Content> => ({
  id,
  content: { kind: 'note', storyId },
  place: notePlace,
})

interface FolderContentProps extends Pick<DesktopProps, 'onGo'> {
  readonly type: WindowType
  readonly shelf: DeviceStories
  readonly onOpen: (story: Story) => void
}

function FolderContent({ type, shelf, onOpen, onGo }: FolderContentProps) {
  switch (type) {
    case 'visitor-stories':
      return <StoryFolder shelf={shelf} onOpen={onOpen} />
    case 'device-story':
      return <DeviceStory />
    case 'submit-story':
      return <SubmitStory onGo={onGo} />
  }
}
