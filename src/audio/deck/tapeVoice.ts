import { ownedTimers } from '#lib/timers.ts'
import { cueFor, exactGrid } from './mediaGrid.ts'
import type { TapeReport, TapeVoice } from './tapeHandle.ts'
import type { TapePath } from './tapePath.ts'
import { rampSeconds } from './tapeRamp.ts'

/** HTMLMediaElement.HAVE_FUTURE_DATA: there is sound for now and for the next moment. */
const haveFutureData = 3
/** Seconds after which what was planned has surely been rendered. */
const renderSeconds = 0.03

type Doing =
  | { readonly kind: 'rest' }
  /** Sent on its way, not yet heard. */
  | { readonly kind: 'cue' }
  | { readonly kind: 'run' }
  /** Coming to rest. Whatever is asked meanwhile is done then. */
  | { readonly kind: 'halt'; readonly next: (() => void) | null }
  /** Silent for a leap, and the media sent on its way. */
  | { readonly kind: 'leap'; readonly isSent: boolean }

export function createTapeVoice(media: HTMLAudioElement, report: (what: TapeReport) => void): TapeVoice {
  const timers = ownedTimers()
  const listening = new AbortController()
  let path: TapePath | null = null
  let makeNextPath: (() => TapePath) | null = null
  let grid = exactGrid
  let doing: Doing = { kind: 'rest' }
  /** Where the tape stands, or is to be heard from. */
  let place = 0
  /** Where the media was sent and still stands; null once it plays. */
  let sentTo: number | null = null
  let volume = 1
  let stopWaiting = () => {}
  let isOpen = false

  /** Seconds until what the context renders now is heard. What it renders comes in pieces: on average half of one. */
  const latency = () => {
    if (path === null || !(path.context instanceof AudioContext)) return 0
    return (path.context.outputLatency || 0) + path.context.baseLatency / 2
  }
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
      // The element's own error event says the rest.
      console.warn('The browser does not play', media.src, reason)
    })
  }

  /** The media has data after a start or a leap: from the place on, the tape is heard. */
  function beHeard(): void {
    const isLeap = doing.kind === 'leap' && doing.isSent
    if (!isSounding() || (doing.kind !== 'cue' && !isLeap)) return
    if (path === null) media.volume = volume ** 2
    else {
      const now = path.context.currentTime
      const earliest = now + Math.max(0, place + path.delayAt(now) - media.currentTime)
      if (isLeap) path.mend(earliest)
      else path.ramp(1, rampSeconds.stop, earliest)
    }
    doing = { kind: 'run' }
    sentTo = null
    report({ type: 'sounding' })
  }

  /** At rest, silent, ready to start from `at`. */
  function settle(at: number): void {
    stopWaiting()
    doing = { kind: 'rest' }
    place = at
    media.pause()
    if (makeNextPath !== null) {
      path = makeNextPath()
      makeNextPath = null
      media.volume = 1
      path.setVolume(volume)
    }
    path?.reset()
    // At its end it stays: the next start sends it elsewhere anyway.
    if (isOpen && media.readyState > 0 && !media.ended) sendTo(at)
  }

  /** Lets the tape come to rest, and then does what follows; at once where nothing is heard. */
  function rest(kind: 'stop' | 'pause', then: (() => void) | null): void {
    if (doing.kind === 'halt') {
      doing = { kind: 'halt', next: then }
      return
    }
    const at = doing.kind === 'run' ? Math.max(0, heardAt()) : place
    if (path === null || doing.kind !== 'run') {
      settle(at)
      if (then === null) report({ type: 'rested', position: at })
      else then()
      return
    }
    const now = path.context.currentTime
    const { until } = path.ramp(0, rampSeconds[kind])
    // The media runs on to the end of the ramp; by then the tape is so far behind it.
    const rests = Math.max(0, media.currentTime + (until - now) - path.delayAt(until))
    place = media.duration > 0 ? Math.min(rests, media.duration) : rests
    doing = { kind: 'halt', next: then }
    wait(until - now + renderSeconds, () => {
      const next = doing.kind === 'halt' ? doing.next : null
      settle(place)
      if (next === null) report({ type: 'rested', position: place })
      else next()
    })
  }

  /** While it leaps the slider may move on: the last place counts. */
  function leap(): void {
    doing = { kind: 'leap', isSent: true }
    sendTo(place)
    beHeard()
  }

  function heardAt(): number {
    if (path === null) return media.currentTime
    return media.currentTime - path.delayAt(path.context.currentTime - latency()) - latency()
  }

  for (const type of ['loadedmetadata', 'durationchange'])
    on(type, () => {
      if (isOpen && media.readyState > 0) report({ type: 'measured', duration: media.duration })
    })
  on('seeked', () => {
    if (doing.kind === 'leap' && doing.isSent) sendTo(place)
  })
  for (const type of ['playing', 'seeked', 'canplay', 'timeupdate']) on(type, beHeard)
  on('playing', () => {
    if (doing.kind === 'run' && isSounding()) report({ type: 'sounding' })
  })
  on('waiting', () => {
    if (doing.kind === 'run' && !media.seeking && media.readyState < haveFutureData)
      report({ type: 'starved' })
  })
  on('pause', () => {
    // Ours come at rest; this one came from a headset's key or from the system.
    if (doing.kind === 'rest' || doing.kind === 'halt' || !media.paused || media.ended) return
    const at = Math.max(0, heardAt())
    settle(at)
    report({ type: 'interrupted' })
    report({ type: 'rested', position: at })
  })
  on('ended', () => {
    if (!media.ended || doing.kind === 'rest') return
    settle(media.duration)
    report({ type: 'finished' })
  })
  on('error', () => {
    if (!isOpen || media.error === null) return
    console.warn('A recording cannot be played', media.src, media.error.message)
    const at = doing.kind === 'rest' ? place : Math.max(0, heardAt())
    settle(at)
    report({ type: 'broke' })
  })

  return {
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
      if (doing.kind === 'halt' && doing.next === null && path !== null) {
        // The capstan was let go a moment ago: it takes the tape up again from where that is.
        stopWaiting()
        place = Math.max(0, heardAt())
        path.ramp(1, rampSeconds.stop)
        doing = { kind: 'run' }
        report({ type: 'sounding' })
        return
      }
      rest('stop', () => {
        settle(at)
        doing = { kind: 'cue' }
        if (path === null) media.volume = 0
        report({ type: 'starved' })
        playMedia()
      })
    },
    halt: (kind) => {
      if (doing.kind !== 'rest') rest(kind, null)
    },
    place: (at) => {
      if (doing.kind !== 'halt') {
        settle(at)
        return
      }
      place = at
      doing = { kind: 'halt', next: () => settle(at) }
    },
    jump: (at) => {
      if (doing.kind === 'rest' || doing.kind === 'halt') return
      place = at
      if (path === null || doing.kind === 'cue') sendTo(at)
      else if (doing.kind === 'run') {
        doing = { kind: 'leap', isSent: false }
        wait(path.cut() - path.context.currentTime + renderSeconds, leap)
      } else if (doing.isSent && !media.seeking) sendTo(at)
      // Sought still: once it is there, it is sent on (see 'seeked').
    },
    heard: () => {
      if (doing.kind === 'rest' || doing.kind === 'cue' || doing.kind === 'leap') return place
      return doing.kind === 'halt' ? Math.min(place, heardAt()) : Math.max(place, heardAt())
    },
    speed: () => {
      if (doing.kind !== 'run' && doing.kind !== 'halt') return 0
      if (path === null) return 1
      // The media runs in before it is heard.
      if (doing.kind === 'run' && heardAt() < place) return 0
      return path.context.state === 'running' ? path.speedAt(path.context.currentTime - latency()) : 0
    },
    lead: (makePath) => {
      makeNextPath = makePath
      if (doing.kind === 'rest') settle(place)
    },
    setVolume: (next) => {
      volume = next
      if (path === null) media.volume = doing.kind === 'cue' ? 0 : next ** 2
      else path.setVolume(next)
    },
    dispose: () => {
      listening.abort()
      timers.dispose()
      isOpen = false
      doing = { kind: 'rest' }
      media.pause()
      media.volume = 1
      media.removeAttribute('src')
      media.load()
    },
  }
}
