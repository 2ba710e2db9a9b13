import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
  useState,
} from 'react'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import type { RecorderHandle, RecorderState, Take } from '#lib/sound/recording.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { Button } from '../Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { VoicePlayer } from '../player/VoicePlayer.tsx'
import { announcement } from './announcement.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { onFirstTap } from './onFirstTap.ts'
import styles from './Recorder.module.css'
import { RecorderIcon, type RecorderSign } from './RecorderIcon.tsx'
import type { RecorderWords } from './recorderWords.ts'

export interface RecorderProps {
  readonly recorder: RecorderHandle
  readonly createPlayer: (recording: { url: string; duration: number }) => PlayerHandle
  readonly words: RecorderWords
  /** A recording is being sent: it can be played, but not replaced or discarded. */
  readonly isLocked?: boolean
  /** Beside the start button: a sample voice. Hidden once a recording begins. */
  readonly beforeStart?: ReactNode
}

/** The recorder: one key at a time, a level line, and the time. */
export function Recorder(props: RecorderProps) {
  const { recorder, words } = props
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const frame = useRef<HTMLDivElement>(null)
  const { phase } = state
  const fault = faultOf(state)
  const keepFocus = useFocusRestored(frame, phase === 'preview' ? 'preview' : 'deck')

  return (
    <div className={styles.recorder} data-phase={phase} ref={frame}>
      {state.phase === 'preview' ? (
        <TakePreview {...props} take={state.take} onReady={keepFocus} />
      ) : (
        <Panel {...props} state={state} />
      )}
      <div className={styles.fault} role="alert">
        {fault && (
          <>
            {fault !== 'recorderFailed' && <p className={styles.faultHead}>{words.noMicrophone}</p>}
            <p>{words.fault[fault]}</p>
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

interface PanelProps extends RecorderProps {
  readonly state: Exclude<RecorderState, { phase: 'preview' }>
}

function Panel({ recorder, words, state, beforeStart, isLocked = false }: PanelProps) {
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
        {verdictOf(state, words)}
      </p>
      <div className={styles.keys} data-focus-first="">
        <Button
          look="main"
          wide
          aria-disabled={isLocked || state.phase === 'finishing' || undefined}
          onClick={onFirstTap(isLocked ? () => {} : key.press === 'start' ? recorder.start : recorder.stop)}
        >
          <RecorderIcon sign={key.sign} />
          {key.label}
        </Button>
        {state.phase === 'idle' && beforeStart}
      </div>
    </>
  )
}

function verdictOf(state: PanelProps['state'], words: RecorderWords): string {
  if (state.phase === 'recording') return words.verdict[state.loudness]
  if (state.phase === 'idle') return words.ready
  return state.phase === 'arming' ? words.phase.arming : words.phase.countIn
}

interface Key {
  readonly sign: RecorderSign
  readonly label: string
  readonly press: 'start' | 'stop'
}

function keyOf({ phase }: PanelProps['state'], words: RecorderWords): Key {
  if (phase === 'idle') return { sign: 'record', label: words.start, press: 'start' }
  return { sign: 'stop', label: phase === 'finishing' ? words.finishing : words.stop, press: 'stop' }
}

/** The time or the countdown. Screen readers get both from the announcement. */
function Counter({ state, words }: Pick<PanelProps, 'state' | 'words'>) {
  if (state.phase === 'countIn') {
    return (
      <p className={styles.count} key={state.count} aria-hidden="true">
        {Math.max(1, state.count)}
      </p>
    )
  }
  const isRecording = state.phase === 'recording'
  const elapsedMs = isRecording ? state.elapsedMs : 0
  const limitMs = isRecording && Number.isFinite(state.remainingMs) ? state.remainingMs : longestMs
  const limitText = isRecording ? words.left : words.upTo
  return (
    <p className={styles.time}>
      <span className={styles.elapsed} role="timer">
        {formatTime(elapsedMs / 1000)}
      </span>
      <span className={styles.limit} data-is-short={limitMs <= 60_000 || undefined}>
        {limitText.replace('{time}', formatTime(limitMs / 1000))}
      </span>
    </p>
  )
}

/** Longest recording, as shown before the start. */
const longestMs = 12 * 60_000

/**
 * Keeps the keyboard focus in the recorder: when the focused key disappears with a change of `view`, the first key of
 * the new view gets the focus. Does nothing if the focus is elsewhere.
 * @returns a function to call when the keys of a view appear late
 */
function useFocusRestored(frame: RefObject<HTMLElement | null>, view: string): () => void {
  const before = useRef(view)
  const hadFocus = useRef(false)

  useEffect(
    function watchFocus() {
      const element = frame.current
      if (!element) return
      const watching = new AbortController()
      document.addEventListener(
        'focusin',
        (event) => {
          hadFocus.current = event.target instanceof Node && element.contains(event.target)
        },
        { signal: watching.signal },
      )
      return () => watching.abort()
    },
    [frame],
  )

  const moveFocus = useCallback(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || !hadFocus.current) return
    frame.current?.querySelector<HTMLElement>('[data-focus-first] button')?.focus()
  }, [frame])

  useEffect(
    function followView() {
      if (before.current === view) return
      before.current = view
      moveFocus()
    },
    [view, moveFocus],
  )
  return moveFocus
}

interface TakePreviewProps extends RecorderProps {
  readonly take: Take
  /** Called when the keys are rendered. */
  readonly onReady: () => void
}

/** A finished recording: play, redo, discard. */
function TakePreview(props: TakePreviewProps) {
  const { recorder, take, words, createPlayer, isLocked = false, onReady } = props
  const player = usePlayerOf(take.blob, take.durationMs, createPlayer)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(
    function announceReady() {
      if (player) onReady()
    },
    [player, onReady],
  )

  return (
    <>
      <div className={styles.stage} data-focus-first="">
        {player && <VoicePlayer player={player} label={words.preview} waveform={take.waveform} look="main" />}
      </div>
      <p className={styles.verdict}>
        {take.ended === 'visitor' ? words.phase.preview : words.ended[take.ended]}
      </p>
      {isAsking ? (
        <div className={styles.sure} role="group" aria-label={words.discardSure}>
          <p>{words.discardSure}</p>
          <Button disabled={isLocked} onClick={recorder.discard}>
            {words.discard}
          </Button>
          <Button autoFocus onClick={() => setIsAsking(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <div className={styles.second}>
          <Button disabled={isLocked} onClick={onFirstTap(recorder.start)}>
            <RecorderIcon sign="record" />
            {words.again}
          </Button>
          <Button disabled={isLocked} onClick={() => setIsAsking(true)}>
            {words.discard}
          </Button>
        </div>
      )}
    </>
  )
}

/** A player while the recording is shown; revokes its object URL afterwards. */
function usePlayerOf(blob: Blob, durationMs: number, createPlayer: RecorderProps['createPlayer']) {
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  useEffect(
    function openTake() {
      const url = URL.createObjectURL(blob)
      const opened = createPlayer({ url, duration: durationMs / 1000 })
      setPlayer(opened)
      return () => {
        opened.stop()
        URL.revokeObjectURL(url)
      }
    },
    [blob, durationMs, createPlayer],
  )
  return player
}
