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

export interface TapeRecording {
  readonly src: string
  /** Seconds as measured by the server; corrected by the recording's metadata. */
  readonly duration?: number
  /** Peaks of equal intervals, 0 to 100, for a meter that cannot read the signal. */
  readonly peaks?: readonly number[] | null
  /** Media type without parameters, by default MP3 as narrations are. It determines how exactly seeks work. */
  readonly type?: string
  /** Starts to play once loaded. */
  readonly plays?: boolean
}

/** The deck's store and its controls. */
export interface Deck extends Pick<StoreApi<DeckState>, 'subscribe' | 'getState' | 'getInitialState'> {
  readonly live: TapeLive
  /** Takes effect, with its sound, when the key goes down. */
  readonly press: (key: DeckKey) => void
  readonly release: (key: DeckKey) => void
  readonly tap: (key: DeckKey) => void
  /** Plays the sound of a moving door or tape now, if it is loaded. */
  readonly move: (move: LoaderMove) => void
  /** Fades the sounds of door and tape. */
  readonly fadeOut: () => void
  readonly load: (recording: TapeRecording) => void
  /** Empties the deck; `failure` is the reason, null for none. */
  readonly unload: (failure: DeckFailure | null) => void
  /** From the slider: at once, clamped to the recording. */
  readonly seek: (seconds: number) => void
  /** 0 to 1, rounded to hundredths. */
  readonly setVolume: (volume: number) => void
  /** Wow, flutter, hiss and treble loss beyond any real deck's. The page must label it so. */
  readonly setExaggerated: (isExaggerated: boolean) => void
  /** Updates `live`. Call it once a frame. */
  readonly frame: (nowMs: number) => void
  readonly dispose: () => void
}

interface DeckParts {
  readonly live: TapeLive
  /** Loads the sound code. Called in a gesture; after a failure again in the next one. */
  readonly loadSound: () => Promise<OpenDeckSound>
}

type Happening<Event = DeckEvent> = Event extends DeckEvent ? Omit<Event, 'atMs'> : never

/** ms that a context may take to resume. */
const silentForMs = 700

const now = () => performance.now()

/**
 * Connects the state machine with time, the tape transport and the sounds of the mechanism.
 *
 *   keys, slider ─> machine ─ commands ─> transport ─> mechanism ─> voice bus
 *                     ^                       │             └─> meter
 *                     └────── reports ────────┘
 */
export function createDeck({ live, loadSound }: DeckParts): Deck {
  const store = createStore(() => restingDeck)
  const timers = ownedTimers()
  const pressedKeys = new Set<DeckKey>()
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
   * Handles events one after the other: events caused by a command wait until its step is done. Before each, the
   * machine gets the tape's present position.
   */
  function dispatch(event: Happening): void {
    queue.push(event)
    if (queue.length > 1) return
    for (let next = queue[0]; next !== undefined && !isDisposed; next = queue[0]) {
      step({ type: 'progressed', position: tape.position() })
      step(next)
      queue.shift()
    }
    // A hidden page draws no frames, so deadlines have a timer, too.
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

  /** Updates the store where anything visible has changed. */
  function show(): void {
    const before = store.getState()
    const isSilent = isSilentContext()
    const after: DeckState = {
      ...before,
      ...shownOf(machine, positionAt(machine, now())),
      keysDown: keysDown(machine, pressedKeys, before.keysDown),
      // In a suspended context a meter stops at its last reading.
      meter: isSilenced() ? null : (sound?.meter ?? null),
      isWaitingForTouch: machine.isBlocked || (isRunning(machine) && isSilent),
    }
    if (!shallow(before, after)) store.setState(after)
  }

  function isSilentContext(): boolean {
    if (sound === null || sound.mechanism.context.state === 'running') soundingMs = now()
    return now() - soundingMs > silentForMs
  }

  /** Sound that was lost is rebuilt on the next play; until then the page says why. */
  function isSilenced(): boolean {
    return isSoundLoss(machine.failure)
  }

  /** Watches whether what was started sounds. */
  function watch(): void {
    stopWatching()
    stopWatching = watchSound(soundSource, (loss) => dispatch({ type: 'silenced', loss }))
  }

  function soundSource(): SoundSource | null {
    if (isDisposed || !isRunning(machine)) return null
    // The sound code is still loading.
    if (sound === null) return { context: null }
    return { context: sound.mechanism.context.rawContext, element: tape.media }
  }

  /** Loads the sound, or rebuilds it. Call it in a gesture. */
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

  /** An element connected to a lost context cannot be used again. */
  function replaceTape(): void {
    const position = tape.position()
    void sound?.dispose()
    sound = null
    tape.dispose()
    tape = createTapeTransport(dispatch)
    tape.place(position)
    dispatch({ type: 'lost' })
  }

  function press(key: DeckKey): void {
    if (key === 'play' || !isSilenced()) wake()
    pressedKeys.add(key)
    sound?.sounds.press(key)
    dispatch({ type: 'press', key })
  }

  function release(key: DeckKey): void {
    if (!pressedKeys.delete(key)) return
    sound?.sounds.release(key)
    show()
  }

  const stopListening = onGesture(function touch() {
    if (!isSilenced()) wake()
    if (machine.isBlocked) dispatch({ type: 'touched' })
  })

  return {
    ...store,
    live,
    press,
    release,
    tap: (key) => {
      press(key)
      release(key)
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
        // The meter reads on its scale, sensitivity included; the scene needs dB re full scale.
        live.levelsDb[0] = reading.left - meterSensitivityDb
        live.levelsDb[1] = reading.right - meterSensitivityDb
        live.isSimulated = reading.isSimulated
      }
      sound?.sounds.follow(motionOf(machine, live))
    },
    dispose: async () => {
      if (isDisposed) return
      isDisposed = true
      stopListening()
      timers.dispose()
      await sound?.dispose()
      tape.dispose()
    },
  }
}

const gridOf = ({ type = 'audio/mpeg' }: TapeRecording) => (type === 'audio/mpeg' ? mp3Grid : exactGrid)
