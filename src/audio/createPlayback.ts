import type { PlayerHandle, PlayerState, SoundLoss } from '#lib/sound/playback.ts'
import type { Stop } from '#lib/time/timers.ts'
import { type PlayerEvent, initialPlayer, nextPlayerState } from './playerMachine.ts'

type MediaElement = EventTarget &
  Pick<
    HTMLMediaElement,
    'src' | 'currentTime' | 'duration' | 'ended' | 'error' | 'paused' | 'readyState' | 'load'
  >

/** The voice that all players of a page share. */
export interface PlaybackVoice {
  /** The element that plays; replaced only when it is lost. */
  element(): MediaElement
  /** Resolves when playback may start, for example with the mixer; never rejects. null: do not wait. */
  ready(): Promise<void> | null
  play(): Promise<void>
  pause(): void
  /** Stops and releases the recording. */
  release(): void
  /** Watches the sound while `isWanted`. A silent source is dropped before `onLost` is called. */
  watch(isWanted: () => boolean, onLost: (loss: SoundLoss) => void): Stop
}

export interface Recording {
  readonly url: string
  /** Seconds, as measured by the server. */
  readonly duration: number
}

interface Owner {
  readonly report: (event: PlayerEvent) => void
}

/** HTMLMediaElement.HAVE_FUTURE_DATA: enough is loaded to play on. */
const haveFutureData = 3

/** Smaller differences between element and state are rounding, not seeks. */
const jumpSeconds = 0.3

/**
 * Players that share one media element, so that only one plays and a page of a thousand stories costs one decoder. A
 * player that lost the element keeps its position and takes the element back on its next play.
 *
 *   player A ─┐
 *   player B ─┼─ owner ──> media element ──> speakers
 *   player C ─┘
 */
export function createPlayback(voice: PlaybackVoice): (recording: Recording) => PlayerHandle {
  let media: MediaElement | null = null
  let owner: Owner | null = null
  let stopWatching: Stop = () => {}

  /** Checks events against the element's present state, since a late one may belong to the recording before. */
  function listenTo(element: MediaElement): void {
    const on = (type: string, eventNow: () => PlayerEvent | null) =>
      element.addEventListener(type, () => {
        const event = element === media ? eventNow() : null
        if (event) owner?.report(event)
      })
    on('durationchange', () => ({ type: 'measured', duration: element.duration }))
    // `playing` may come before there is sound, as on a play right after a pause, and is not repeated.
    for (const type of ['playing', 'timeupdate'])
      on(type, () => (!element.paused && element.readyState >= haveFutureData ? { type: 'sounding' } : null))
    on('waiting', () => (element.readyState < haveFutureData ? { type: 'starved' } : null))
    on('timeupdate', () => ({ type: 'progressed', position: element.currentTime }))
    on('pause', () => (element.paused && !element.ended ? { type: 'interrupted' } : null))
    on('ended', () => (element.ended ? { type: 'finished' } : null))
    on('error', () => {
      if (!element.error) return null
      console.warn('A recording cannot be played', element.src, element.error.message)
      return { type: 'broke' }
    })
  }

  function theMedia(): MediaElement {
    const element = voice.element()
    if (element !== media) {
      media = element
      listenTo(element)
      owner?.report({ type: 'interrupted' })
      owner = null
    }
    return element
  }

  return (recording) => {
    let state: PlayerState = initialPlayer(recording.duration)
    const listeners = new Set<() => void>()
    const self: Owner = { report }
    const isOwner = () => owner === self

    function report(event: PlayerEvent): void {
      const next = nextPlayerState(state, event)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    }

    function position(): number {
      return isOwner() && media && state.phase !== 'failed'
        ? Math.min(media.currentTime, state.duration)
        : state.position
    }

    function play(): void {
      if (state.phase === 'loading' || state.phase === 'playing') return
      const element = theMedia()
      const mustLoad = !isOwner() || state.phase === 'failed'
      report({ type: 'play' })
      if (mustLoad) {
        const before = owner
        owner = self
        if (before && before !== self) {
          before.report({ type: 'progressed', position: element.currentTime })
          before.report({ type: 'interrupted' })
        }
        element.src = recording.url
        // Called in the gesture, so that browsers which need one allow the later play().
        element.load()
      }
      // Before its metadata is loaded, the element takes this as the start position.
      if (mustLoad || Math.abs(element.currentTime - state.position) > jumpSeconds)
        element.currentTime = state.position
      stopWatching()
      stopWatching = voice.watch(isWanted, lose)
      start().catch((reason: unknown) => {
        // An AbortError means that a pause or another recording came first.
        if (reason instanceof DOMException && reason.name === 'AbortError') return
        if (!isOwner()) return
        console.warn('The browser does not play', recording.url, reason)
        const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError'
        report(isRefused ? { type: 'lost', loss: 'silent' } : { type: 'broke' })
      })
    }

    function isWanted(): boolean {
      return isOwner() && (state.phase === 'loading' || state.phase === 'playing')
    }

    function lose(loss: SoundLoss): void {
      owner = null
      report({ type: 'lost', loss })
    }

    async function start(): Promise<void> {
      const waiting = voice.ready()
      if (waiting !== null) {
        await waiting
        // It was paused meanwhile, or another recording plays.
        if (!isOwner() || state.phase !== 'loading') return
      }
      await voice.play()
    }

    return {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      getState: () => state,
      position,
      play,
      pause: () => {
        report({ type: 'progressed', position: position() })
        report({ type: 'pause' })
        if (isOwner()) voice.pause()
      },
      seek: (seconds) => {
        report({ type: 'seek', to: seconds })
        if (isOwner() && media && state.phase !== 'failed') media.currentTime = state.position
      },
      stop: () => {
        if (isOwner()) {
          owner = null
          voice.release()
        }
        report({ type: 'stop' })
      },
    }
  }
}
