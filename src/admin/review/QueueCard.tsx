import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './Review.module.css'
import { actionOfKey, type QueueAction } from './queueMachine.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { type Language, languages } from '#contract/common.ts'
import type { Voice } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { Flags } from '../parts/ItemRow.tsx'
import { actionsOf, marginOf, titleOf } from '../parts/storyWords.ts'
import { useDrag } from '@use-gesture/react'

interface QueueCardProps {
  readonly story: AdminStory
  readonly canUndo: boolean
  readonly canDelete: boolean
  readonly onAction: (action: Exclude<QueueAction, 'listen'>) => void
}

/**
 * The story at hand and what can be done with it. Letters work only while the frame, or something in it, has the focus
 * (WCAG 2.1.4), and the frame keeps it from one story to the next.
 */
export function QueueCard({ story, canUndo, canDelete, onAction }: QueueCardProps) {
  const words = useWords(adminStories).queue
  const listen = useRef<ListenKey>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(function takeLostFocus() {
    // It comes back by an undo whose key went with the empty queue.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [])
  const bindSwipe = useSwipe(onAction)

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOfKey(event, event.target === event.currentTarget)
    if (action === null || (action === 'delete' && !canDelete)) return
    event.preventDefault()
    if (action === 'listen') listen.current?.toggle()
    else onAction(action)
  }

  /** A place for keys; all that they do has a key of its own that can be pressed, too. */
  const frame = { tabIndex: 0, onKeyDown, ...bindSwipe() }
  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label={words.card}
      aria-keyshortcuts="P H Delete Z N B"
      {...frame}
    >
      <span className={styles.swipeRight} aria-hidden="true">
        {words.publish}
      </span>
      <span className={styles.swipeLeft} aria-hidden="true">
        {words.hide}
      </span>
      <div className={styles.sliding}>
        <StorySheet key={story.id} story={story} listenKey={listen} />
      </div>
      <div className={styles.keys}>
        <Button look="main" onClick={() => onAction('publish')}>
          {story.state === 'published' ? words.keep : words.publish}
        </Button>
        <Button look="main" onClick={() => onAction('hide')}>
          {words.hide}
        </Button>
        {canDelete && <Button onClick={() => onAction('delete')}>{words.delete}</Button>}
        <Button disabled={!canUndo} onClick={() => onAction('undo')}>
          {words.undo}
        </Button>
      </div>
    </div>
  )
}

/** What a key outside of the player can ask of it. */
interface ListenKey {
  toggle(): void
}

interface StorySheetProps {
  readonly story: AdminStory
  readonly listenKey: Ref<ListenKey>
}

/** A story with all that one needs to decide: where it is from, its voice, its words in both languages, its flags. */
function StorySheet({ story, listenKey }: StorySheetProps) {
  const language = useLanguage()
  const words = useWords(adminStories).story
  const title = titleOf(story, language)
  return (
    <article className={styles.sheet} aria-label={title}>
      <p className={styles.margin}>
        {marginOf(story, language).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </p>
      <Flags story={story} />
      {story.voice && (
        <StoryVoice voice={story.voice} label={fill(words.voice, { title })} listenKey={listenKey} />
      )}
      <div className={styles.texts}>
        {languages.map((each) => (
          <Words key={each} story={story} textLanguage={each} />
        ))}
      </div>
      {story.original && (
        <div className={styles.words}>
          <p className={styles.label}>{fill(words.original, { language: story.original.language })}</p>
          <p className={styles.text} lang={story.original.language} dir="auto">
            {story.original.text}
          </p>
        </div>
      )}
      {actionsOf(story, language).map((line) => (
        <p key={line} className={styles.deed}>
          {line}
        </p>
      ))}
    </article>
  )
}

/** Title and text in one language. A recording's text in its original language is its transcript. */
function Words({ story, textLanguage }: { story: AdminStory; textLanguage: Language }) {
  const words = useWords(adminStories).story
  const title = textLanguage === 'de' ? story.titleDE : story.titleEN
  const text = textLanguage === 'de' ? story.textDE : story.textEN
  const isTranscript = story.voice !== null && story.language === textLanguage && text !== null
  const name = words.languages[textLanguage]
  return (
    <div className={styles.words}>
      <p className={styles.label}>{isTranscript ? fill(words.transcript, { language: name }) : name}</p>
      {title !== null && (
        <p className={styles.name} lang={textLanguage} dir="auto">
          {title}
        </p>
      )}
      {text === null ? (
        <p className={styles.none}>{words.noText}</p>
      ) : (
        <p className={styles.text} lang={textLanguage} dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}

interface StoryVoiceProps {
  readonly voice: Voice
  readonly label: string
  readonly listenKey: Ref<ListenKey>
}

function StoryVoice({ voice: { url, duration, waveform }, label, listenKey }: StoryVoiceProps) {
  const player = useRecordingPlayer(url, duration)
  const bars = useWaveform(player, url, waveform)
  useImperativeHandle(
    listenKey,
    () => ({
      toggle() {
        const { phase } = player.getState()
        if (phase === 'playing' || phase === 'loading') player.pause()
        else player.play()
      },
    }),
    [player],
  )
  return <VoicePlayer player={player} label={label} waveform={bars} />
}

/** Before that a finger may still want to press or to scroll, in CSS px. */
const slackPx = 12

/**
 * Lets a card be swiped to either side by touch. The card follows the finger by its custom property `--swipe` (px) and
 * says in `data-swipe` what letting go would do.
 */
function useSwipe(onSwipe: (decision: 'publish' | 'hide') => void) {
  return useDrag(
    ({ event, currentTarget: card, xy, initial, last, canceled, cancel }) => {
      if (!(card instanceof HTMLElement) || canceled) return
      const isControl = event.target instanceof Element && event.target.closest('button, input, a, textarea')
      if (!('pointerType' in event) || event.pointerType !== 'touch' || isControl) {
        cancel()
        return
      }
      const movement = { dx: xy[0] - initial[0], dy: xy[1] - initial[1] }
      const decision = swipeOf(movement, card.clientWidth)
      if (last) {
        card.style.removeProperty('--swipe')
        delete card.dataset.swipe
        if (decision !== null && event.type === 'pointerup') onSwipe(decision)
      } else if (Math.abs(movement.dx) >= slackPx && Math.abs(movement.dx) >= Math.abs(movement.dy)) {
        card.style.setProperty('--swipe', `${movement.dx}px`)
        card.dataset.swipe = decision ?? ''
      }
    },
    { pointer: { capture: false, keys: false } },
  )
}

interface Movement {
  readonly dx: number
  readonly dy: number
}

/** From here on, as a share of the card's width, letting go decides. */
const decisiveShare = 0.3
/** A finger that goes more down than across scrolls. */
const slope = 1.4

/** Right puts a story out, left puts it away; a short way, or one that scrolls, does neither. */
function swipeOf({ dx, dy }: Movement, width: number): 'publish' | 'hide' | null {
  if (Math.abs(dx) < Math.abs(dy) * slope) return null
  if (Math.abs(dx) < width * decisiveShare) return null
  return dx > 0 ? 'publish' : 'hide'
}
