import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { formatTime } from '../../../lib/formatTime.ts'
import type { PlayerHandle } from '../../../lib/playback.ts'
import type { RecorderHandle, RecorderState } from '../../../lib/recording.ts'
import { Button } from '../Button.tsx'
import type { PlayerWords } from '../player/playerWords.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { announcement } from './announcement.ts'
import { LevelMeter } from './LevelMeter.tsx'
import styles from './Recorder.module.css'
import { onFirstTap } from './onFirstTap.ts'
import { RecorderIcon, type RecorderSign } from './RecorderIcon.tsx'
import type { RecorderWords } from './recorderWords.ts'
import { TakePreview } from './TakePreview.tsx'
import { useFocusKept } from './useFocusKept.ts'

export interface RecorderProps {
  readonly recorder: RecorderHandle
  readonly createPlayer: (recording: { url: string; duration: number }) => PlayerHandle
  readonly words: RecorderWords
  readonly playerWords: PlayerWords
  /** While a take is on its way to the server it can be heard, but not redone or discarded. */
  readonly isLocked?: boolean
  /** Beside the start button: a voice to hear first. Gone once a recording begins. */
  readonly beforeStart?: ReactNode
}

/** Longest recording, as announced before the start. */
const longestMs = 12 * 60_000

/** The recorder as a visitor meets it: one key at a time, a line that follows the voice, and the time. */
export function Recorder(props: RecorderProps) {
  const { recorder, words } = props
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const frame = useRef<HTMLDivElement>(null)
  const { phase } = state
  const keepFocus = useFocusKept(frame, phase === 'preview' ? 'preview' : 'deck')

  return (
    <div className={styles.recorder} data-phase={phase} ref={frame}>
      {state.phase === 'preview' ? (
        <TakePreview {...props} take={state.take} onReady={keepFocus} />
      ) : (
        <Deck {...props} state={state} />
      )}
      <div className={styles.fault} role="alert">
        {faultOf(state) && (
          <>
            <p className={styles.faultHead}>{words.noMicrophone}</p>
            <p>{words.fault[faultOf(state) ?? 'denied']}</p>
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement(state, words)}</span>
      </VisuallyHidden>
    </div>
  )
}

function faultOf(state: RecorderState) {
  return state.phase === 'idle' || state.phase === 'preview' ? state.fault : null
}

interface DeckProps extends RecorderProps {
  readonly state: Exclude<RecorderState, { phase: 'preview' }>
}

function Deck({ recorder, words, state, beforeStart }: DeckProps) {
  const isLive = state.phase === 'countIn' || state.phase === 'recording'
  const loudness = state.phase === 'recording' ? state.loudness : 'waiting'
  const key = keyOf(state, words)
  return (
    <>
      <div className={styles.stage}>
        <Counter state={state} words={words} />
      </div>
      <LevelMeter words={words} levelDb={isLive ? recorder.levelDb : null} loudness={loudness} />
      <p className={styles.verdict} aria-live="polite">
        {state.phase === 'recording' ? words.verdict[loudness] : words.phase[phaseWords[state.phase]]}
      </p>
      <div className={styles.keys} data-focus-first="">
        <Button
          look="main"
          wide
          aria-disabled={state.phase === 'finishing' || undefined}
          onClick={onFirstTap(key.press === 'start' ? recorder.start : recorder.stop)}
        >
          <RecorderIcon sign={key.sign} />
          {key.label}
        </Button>
        {state.phase === 'idle' && beforeStart}
      </div>
    </>
  )
}

const phaseWords = {
  idle: 'idle',
  arming: 'arming',
  countIn: 'countIn',
  finishing: 'countIn',
} as const

interface Key {
  readonly sign: RecorderSign
  readonly label: string
  readonly press: 'start' | 'stop'
}

function keyOf({ phase }: DeckProps['state'], words: RecorderWords): Key {
  if (phase === 'idle') return { sign: 'record', label: words.start, press: 'start' }
  if (phase === 'recording') return { sign: 'stop', label: words.stop, press: 'stop' }
  if (phase === 'finishing') return { sign: 'stop', label: words.finishing, press: 'stop' }
  return { sign: 'cancel', label: words.cancel, press: 'stop' }
}

/** The time, or the count. A screen reader hears both elsewhere, when there is something to say. */
function Counter({ state, words }: Pick<DeckProps, 'state' | 'words'>) {
  if (state.phase === 'countIn') {
    return (
      <p className={styles.count} key={state.count} aria-hidden="true">
        {Math.max(1, state.count)}
      </p>
    )
  }
  const isRecording = state.phase === 'recording'
  const limit = isRecording && Number.isFinite(state.remainingMs) ? state.remainingMs : longestMs
  const about = isRecording ? words.left : words.upTo
  return (
    <p className={styles.time}>
      <span className={styles.elapsed} role="timer">
        {formatTime(isRecording ? state.elapsedMs / 1000 : 0)}
      </span>
      <span className={styles.limit} data-is-short={limit <= 60_000 || undefined}>
        {about.replace('{time}', formatTime(limit / 1000))}
      </span>
    </p>
  )
}
