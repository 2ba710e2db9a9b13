import { shallow } from 'zustand/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createTapeTransport } from '#audio/deck/createTapeTransport.ts'
import { exactGrid, mp3Grid } from '#audio/deck/mediaGrid.ts'
import type { DeckSound, OpenDeckSound } from '#audio/deck/openDeckSound.ts'
import { isLost, onGesture } from '#audio/engine.ts'
import { type SoundSource, watchSound } from '#audio/watchSound.ts'
import { meterSensitivityDb } from '#lib/sound/meterPoints.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import {
  type DeckKey,
  type DeckState,
  type DeckFailure,
  type LoaderMove,
  silentDb,
  type TapeLive,
} from '#lib/tape/deck.ts'
import { ownedTimers } from '#lib/time/timers.ts'
import {
  type DeckCommand,
  type DeckEvent,
  emptyDeck,
  isRunning,
  nextWakeMs,
  positionAt,
  stepDeck,
} from './deckMachine.ts'
import { deckSpeed, followPosition, motionOf } from './deckMotion.ts'
import { keysDown, restingDeck, shownOf } from './deckState.ts'

/** A recording to put into the deck. */
export interface TapeRecording {
  readonly src: string
  /** Seconds as the server measured them; the recording itself tells, too. */
  readonly duration?: number
  /** Of equal stretches, 0 to 100: what the meter shows where the signal cannot be read. */
  readonly peaks?: readonly number[] | null
  /** Media type without parameters; narrations are MP3, which is the default. It says how exactly a place is met. */
  readonly type?: string
  /** Plays as soon as it can. */
  readonly plays?: boolean
}

/** A store of what the page shows, and what can be done with the deck. */
export interface Deck extends Pick<StoreApi<DeckState>, 'subscribe' | 'getState' | 'getInitialState'> {
  readonly live: TapeLive
  /** The key goes down: it acts and sounds at once. */
  readonly press: (key: DeckKey) => void
  readonly release: (key: DeckKey) => void
  /** Door or tape moves in the picture at this moment: it sounds at once, or not at all. */
  readonly move: (move: LoaderMove) => void
  /** Fades what door and tape still sound of. */
  readonly fadeOut: () => void
  readonly load: (recording: TapeRecording) => void
  /** Nothing lies in the deck, because of this; null where nothing is wrong. */
  readonly unload: (failure: DeckFailure | null) => void
  /** The slider: at once, held within the recording. */
  readonly seek: (seconds: number) => void
  /** 0 to 1, rounded to hundredths. */
  readonly setVolume: (volume: number) => void
  /** Wow, flutter, hiss and lost treble beyond any real deck's. Label it so. */
  readonly setExaggerated: (isExaggerated: boolean) => void
  /** Once a frame: brings `live` up to date. */
  readonly frame: (nowMs: number) => void
  readonly dispose: () => void
}

interface DeckParts {
  readonly live: TapeLive
  /** Brings the code that sounds. Called in a gesture; where it fails, again in the next. */
  readonly loadSound: () => Promise<OpenDeckSound>
}

type Happening<Event = DeckEvent> = Event extends DeckEvent ? Omit<Event, 'atMs'> : never

/** ms: a context that has just been woken may take a moment. */
const silentForMs = 700

const now = () => performance.now()

/**
 * Drives the machine: with real time, the tape it commands, the sounds of its mechanism.
 *
 *   keys, slider ─> machine ─ commands ─> transport ─> mechanism ─> voice bus
 *                     ^                       │             └─> meter
 *                     └────── reports ────────┘
 */
export function createDeck({ live, loadSound }: DeckParts): Deck {
  const store = createStore(() => restingDeck)
  const timers = ownedTimers()
  const held = new Set<DeckKey>()
  const queue: Happening[] = []
  let machine = emptyDeck
  let recording: TapeRecording | null = null
  let tape = createTapeTransport(dispatch)
  let sound: DeckSound | null = null
  let isSoundComing = false
  let soundingMs = now()
  let stopTick = () => {}
  let stopWatching = () => {}
  let frameMs: number | null = null
  let isDisposed = false

  /**
   * One after the other: what a command brings about at once is judged when the step it came from is done. Before each
   * the machine learns where its tape is by now.
   */
  function dispatch(event: Happening): void {
    queue.push(event)
    if (queue.length > 1) return
    for (let next = queue[0]; next !== undefined && !isDisposed; next = queue[0]) {
      step({ type: 'progressed', position: tape.position() })
      step(next)
      queue.shift()
    }
    stopTick()
    const waitMs = nextWakeMs(machine)
    if (waitMs !== null) stopTick = timers.after(waitMs, () => dispatch({ type: 'tick' }))
    show()
  }

  function step(event: Happening): void {
    const { state, commands } = stepDeck(machine, { ...event, atMs: now() })
    machine = state
    for (const command of commands) execute(command)
  }

  function execute(command: DeckCommand): void {
    switch (command.type) {
      case 'open':
        if (recording !== null) tape.open(recording.src, command.at, gridOf(recording))
        return
      case 'close':
        tape.close()
        return
      case 'start':
        tape.start(command.at)
        watch()
        if (sound === null && !isSoundComing) waitForTouch()
        return
      case 'halt':
        tape.halt(command.ramp)
        return
      case 'place':
        tape.place(command.at)
        return
      case 'jump':
        tape.jump(command.at)
    }
  }

  /** Tells whoever shows the deck, where anything changed that they show. */
  function show(): void {
    const before = store.getState()
    const isSilent = isSilentContext()
    const after: DeckState = {
      ...before,
      ...shownOf(machine, positionAt(machine, now())),
      keysDown: keysDown(machine, held, before.keysDown),
      // In a context that stands a meter stands, too, at whatever it showed last.
      meter: isSilenced() ? null : (sound?.meter ?? null),
      isWaitingForTouch: machine.isBlocked || (isRunning(machine) && isSilent),
    }
    if (!shallow(before, after)) store.setState(after)
  }

  function isSilentContext(): boolean {
    if (sound === null || sound.mechanism.context.state === 'running') soundingMs = now()
    return now() - soundingMs > silentForMs
  }

  /** What gave no sound is made anew when it is to play again; until then the page says why. */
  function isSilenced(): boolean {
    return isSoundLoss(machine.failure)
  }

  /** Watches whether what was started is heard. */
  function watch(): void {
    stopWatching()
    stopWatching = watchSound(soundSource, (loss) => dispatch({ type: 'silenced', loss }))
  }

  function soundSource(): SoundSource | null {
    if (isDisposed || !isRunning(machine)) return null
    // The code that sounds is on its way.
    if (sound === null) return { context: null }
    return { context: sound.mechanism.context.rawContext, element: tape.media }
  }

  /** Brings sound, or brings it back. Call it in a gesture. */
  function wake(): void {
    if (sound !== null && isLost(sound.mechanism.context.rawContext)) replaceTape()
    if (sound !== null || isSoundComing) return
    isSoundComing = true
    loadSound()
      .then((open) => {
        isSoundComing = false
        if (isDisposed) return
        const { volume, isExaggerated } = store.getState()
        sound = open({
          element: tape.media,
          volume,
          wear: isExaggerated ? 1 : 0,
          recording: {
            peaks: () => recording?.peaks ?? null,
            position: () => live.position,
            duration: () => machine.duration,
            isPlaying: () => machine.mode === 'playing' && live.speed > 0.5,
          },
        })
        tape.setMechanism(sound.mechanism)
        show()
      })
      .catch((error: unknown) => {
        isSoundComing = false
        console.warn('The deck is silent until it is touched again', error)
        waitForTouch()
      })
  }

  function waitForTouch(): void {
    dispatch({ type: 'blocked' })
    tape.halt('stop')
  }

  /** An element that was led into a context is lost with it. */
  function replaceTape(): void {
    const position = tape.position()
    void sound?.dispose()
    sound = null
    tape.dispose()
    tape = createTapeTransport(dispatch)
    tape.place(position)
    dispatch({ type: 'lost' })
  }

  async function release(): Promise<void> {
    await sound?.dispose()
    tape.dispose()
  }

  const stopListening = onGesture(function touch() {
    if (!isSilenced()) wake()
    if (machine.isBlocked) dispatch({ type: 'touched' })
  })

  return {
    ...store,
    live,
    press: (key) => {
      if (key === 'play' || !isSilenced()) wake()
      held.add(key)
      sound?.sounds.press(key)
      dispatch({ type: 'press', key })
    },
    release: (key) => {
      if (!held.delete(key)) return
      sound?.sounds.release(key)
      show()
    },
    move: (move) => sound?.sounds.move(move),
    fadeOut: () => sound?.sounds.fadeOut(),
    load: (next) => {
      if (isSilenced()) wake()
      recording = next
      dispatch({ type: 'load', duration: next.duration ?? 0, isPlayWanted: next.plays ?? false })
    },
    unload: (failure) => {
      recording = null
      dispatch({ type: 'unload', failure })
    },
    seek: (to) => dispatch({ type: 'seek', to }),
    setVolume: (next) => {
      if (Number.isNaN(next)) return
      const volume = Math.round(Math.min(1, Math.max(0, next)) * 100) / 100
      sound?.mechanism.setVolume(volume)
      store.setState({ volume })
    },
    setExaggerated: (isExaggerated) => {
      sound?.mechanism.setWear(isExaggerated ? 1 : 0)
      store.setState({ isExaggerated })
    },
    frame: (nowMs) => {
      if (isDisposed) return
      dispatch({ type: 'tick' })
      live.speed = deckSpeed(machine, now(), tape.speed())
      live.position = followPosition(live, positionAt(machine, now()), frameMs === null ? 0 : nowMs - frameMs)
      live.duration = machine.duration
      frameMs = nowMs
      if (isSilenced()) live.levelsDb = [silentDb, silentDb]
      else if (sound !== null) {
        const reading = sound.meter.read()
        // The meter reads on its scale, the sensitivity in it; what the scene gets is re full scale.
        live.levelsDb[0] = reading.left - meterSensitivityDb
        live.levelsDb[1] = reading.right - meterSensitivityDb
        live.isSimulated = reading.isSimulated
      }
      sound?.sounds.follow(motionOf(machine, live))
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      stopListening()
      timers.dispose()
      void release()
    },
  }
}

const gridOf = ({ type = 'audio/mpeg' }: TapeRecording) => (type === 'audio/mpeg' ? mp3Grid : exactGrid)
