import { ownedTimers } from '#lib/time/timers.ts'
import { isLost, outputLatency } from '../engine.ts'
import { voiceElement } from '../voiceElement.ts'
import { cueFor, exactGrid, type MediaGrid } from './mediaGrid.ts'
import type { TapeMechanism } from './TapeMechanism.ts'

/** Events of a tape, checked against the media element's present state. */
type TapeReport =
  | { readonly type: 'measured'; readonly duration: number }
  | { readonly type: 'starved' }
  | { readonly type: 'sounding' }
  | { readonly type: 'finished' }
  | { readonly type: 'interrupted' }
  | { readonly type: 'blocked' }
  | { readonly type: 'broke' }

/** A recording on a media element as a tape in a mechanism. Positions in seconds. */
interface TapeTransport {
  readonly media: HTMLAudioElement
  open(src: string, at: number, grid: MediaGrid): void
  close(): void
  start(at: number): void
  halt(ramp: 'stop' | 'pause'): void
  place(at: number): void
  jump(at: number): void
  /** Position of what leaves the speakers now, seconds. */
  position(): number
  /** Speed of what leaves the speakers now, as a multiple of play speed. */
  speed(): number
  /** The mechanism that the media plays through. A start waits for it. */
  setMechanism(mechanism: TapeMechanism): void
  dispose(): void
}

/** Elements without a deck, reused so that many visits need only one. */
let free: readonly HTMLAudioElement[] = []
/** The context of each element, since an element can be connected once only. */
const contexts = new WeakMap<HTMLAudioElement, BaseAudioContext>()

/** HTMLMediaElement.HAVE_FUTURE_DATA: enough is loaded to play on. */
const haveFutureData = 3
/** Seconds after which scheduled changes have been rendered. */
const renderSeconds = 0.03

type Doing =
  | { readonly kind: 'rest' }
  /** Started, but not sounding yet. */
  | { readonly kind: 'cue' }
  | { readonly kind: 'run'; readonly through: TapeMechanism }
  /** Ramping down. A later command runs at its end. */
  | { readonly kind: 'halt'; readonly through: TapeMechanism; readonly next: (() => void) | null }
  /** Muted for a seek, then sought. */
  | { readonly kind: 'leap'; readonly through: TapeMechanism; readonly isSent: boolean }

export function createTapeTransport(report: (what: TapeReport) => void): TapeTransport {
  const media = claimMedia()
  const timers = ownedTimers()
  const listening = new AbortController()
  let mechanism: TapeMechanism | null = null
  let grid = exactGrid
  let doing: Doing = { kind: 'rest' }
  /** Seconds: the position of a tape at rest, or where the next sound starts. */
  let place = 0
  /** Where the media was sought to before it plays; null once it plays. */
  let sentTo: number | null = null
  let stopWaiting = () => {}
  let isOpen = false

  const isSounding = () => !media.paused && !media.seeking && media.readyState >= haveFutureData

  function on(type: string, listener: () => void): void {
    media.addEventListener(type, listener, listening)
  }

  function wait(seconds: number, run: () => void): void {
    stopWaiting()
    stopWaiting = timers.after(seconds * 1000, run)
  }

  function sendTo(seconds: number): void {
    const cue = cueFor(seconds, grid)
    if (cue === sentTo && !media.ended) return
    sentTo = cue
    media.currentTime = cue
  }

  function playMedia(): void {
    sentTo = null
    media.play().catch((reason: unknown) => {
      // A pause or another recording came first.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      if (doing.kind === 'rest' || listening.signal.aborted) return
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') {
        settle(place)
        report({ type: 'blocked' })
        return
      }
      // The element's own error event has the details.
      console.warn('The browser does not play', media.src, reason)
    })
  }

  /** The media has data after a start or a seek: the tape sounds from `place` on. */
  function confirmPlaying(): void {
    const isLeap = doing.kind === 'leap' && doing.isSent
    if (mechanism === null || !isSounding() || (doing.kind !== 'cue' && !isLeap)) return
    const now = mechanism.immediate()
    const earliest = now + Math.max(0, place + mechanism.delayAt(now) - media.currentTime)
    if (isLeap) mechanism.unmute(earliest)
    else mechanism.start(earliest)
    doing = { kind: 'run', through: mechanism }
    sentTo = null
    report({ type: 'sounding' })
  }

  /** Comes to rest, silent, ready to start from `at`. */
  function settle(at: number): void {
    stopWaiting()
    doing = { kind: 'rest' }
    place = at
    media.pause()
    mechanism?.reset()
    // An ended element is left alone: the next start seeks anyway.
    if (isOpen && media.readyState > 0 && !media.ended) sendTo(at)
  }

  /** Ramps the tape down, then runs `next`; at once where nothing sounds. */
  function rest(ramp: 'stop' | 'pause', next: (() => void) | null): void {
    if (doing.kind === 'halt') {
      doing = { ...doing, next }
      return
    }
    const arrive = (then: typeof next) => (then === null ? settle(place) : then())
    if (doing.kind !== 'run') {
      arrive(next)
      return
    }
    const { through } = doing
    const until = through[ramp]()
    // The media plays to the end of the ramp, where the tape lags behind by the delay.
    const rests = Math.max(0, media.currentTime + (until - through.immediate()) - through.delayAt(until))
    place = media.duration > 0 ? Math.min(rests, media.duration) : rests
    doing = { kind: 'halt', through, next }
    wait(until - through.immediate() + renderSeconds, () => arrive(doing.kind === 'halt' ? doing.next : null))
  }

  /** The slider may move on during the seek: its last position counts. */
  function leap(through: TapeMechanism): void {
    doing = { kind: 'leap', through, isSent: true }
    sendTo(place)
    confirmPlaying()
  }

  function playedThrough(through: TapeMechanism): number {
    const late = latency(through)
    return Math.max(0, media.currentTime - through.delayAt(through.immediate() - late) - late)
  }

  /** The position of what leaves the speakers. The media plays its run-in before that. */
  function position(): number {
    if (doing.kind === 'run') return Math.max(place, playedThrough(doing.through))
    return doing.kind === 'halt' && doing.next === null
      ? Math.min(place, playedThrough(doing.through))
      : place
  }

  for (const type of ['loadedmetadata', 'durationchange'])
    on(type, () => {
      if (isOpen && media.readyState > 0) report({ type: 'measured', duration: media.duration })
    })
  on('seeked', () => {
    if (doing.kind === 'leap' && doing.isSent) sendTo(place)
  })
  for (const type of ['playing', 'seeked', 'canplay', 'timeupdate']) on(type, confirmPlaying)
  on('playing', () => {
    if (doing.kind === 'run' && isSounding()) report({ type: 'sounding' })
  })
  on('waiting', () => {
    if (doing.kind === 'run' && !media.seeking && media.readyState < haveFutureData)
      report({ type: 'starved' })
  })
  on('pause', () => {
    // Our own pauses come at rest; this one came from a headset's button or the system.
    if (doing.kind === 'rest' || doing.kind === 'halt' || !media.paused || media.ended) return
    settle(position())
    report({ type: 'interrupted' })
  })
  on('ended', () => {
    if (!media.ended || doing.kind === 'rest') return
    settle(media.duration)
    report({ type: 'finished' })
  })
  on('error', () => {
    if (!isOpen || media.error === null) return
    console.warn('A recording cannot be played', media.src, media.error.message)
    settle(position())
    report({ type: 'broke' })
  })

  return {
    media,
    open: (src, at, nextGrid) => {
      isOpen = false
      rest('stop', () => {
        settle(at)
        grid = nextGrid
        isOpen = true
        sentTo = null
        media.preload = 'auto'
        media.src = src
        media.load()
      })
    },
    close: () => {
      isOpen = false
      rest('stop', () => {
        settle(0)
        if (!media.hasAttribute('src')) return
        media.removeAttribute('src')
        media.load()
      })
    },
    start: (at) => {
      if (doing.kind === 'halt' && doing.next === null) {
        // The tape is still ramping down, and speeds up from its present position.
        stopWaiting()
        const { through } = doing
        place = playedThrough(through)
        through.start()
        doing = { kind: 'run', through }
        report({ type: 'sounding' })
        return
      }
      rest('stop', () => {
        settle(at)
        doing = { kind: 'cue' }
        report({ type: 'starved' })
        if (mechanism !== null) playMedia()
      })
    },
    halt: (ramp) => {
      if (doing.kind !== 'rest') rest(ramp, null)
    },
    place: (at) => {
      if (doing.kind !== 'halt') {
        settle(at)
        return
      }
      place = at
      doing = { ...doing, next: () => settle(at) }
    },
    jump: (at) => {
      if (doing.kind === 'rest' || doing.kind === 'halt') return
      place = at
      if (doing.kind === 'run') {
        const { through } = doing
        doing = { kind: 'leap', through, isSent: false }
        wait(through.mute() - through.immediate() + renderSeconds, () => leap(through))
      } else if (doing.kind === 'cue' || (doing.isSent && !media.seeking)) sendTo(at)
      // Still seeking: 'seeked' seeks on to the new place.
    },
    position,
    speed: () => {
      if (doing.kind !== 'run' && doing.kind !== 'halt') return 0
      const { through } = doing
      if (doing.kind === 'run' && playedThrough(through) < place) return 0
      return through.context.state === 'running' ? through.speedAt(through.immediate() - latency(through)) : 0
    },
    setMechanism: (next) => {
      mechanism = next
      if (doing.kind === 'cue') playMedia()
    },
    dispose: () => {
      listening.abort()
      timers.dispose()
      isOpen = false
      doing = { kind: 'rest' }
      media.pause()
      media.removeAttribute('src')
      media.load()
      if (mechanism !== null) contexts.set(media, mechanism.context.rawContext)
      free = [...free, media]
    },
  }
}

function claimMedia(): HTMLAudioElement {
  // An element whose context is lost cannot be used again.
  const [first, ...rest] = free.filter((media) => {
    const context = contexts.get(media)
    return context === undefined || !isLost(context)
  })
  free = rest
  return first ?? voiceElement()
}

/** Seconds until the present output of the context sounds. It renders in blocks: half a block on average. */
function latency({ context: { rawContext } }: TapeMechanism): number {
  if (!(rawContext instanceof AudioContext)) return 0
  return outputLatency(rawContext) + rawContext.baseLatency / 2
}
