import { takeMedia, giveBackMedia } from '#audio/deck/deckMedia.ts'
import { createTapeTransport, type TapeReport } from '#audio/deck/createTapeTransport.ts'
import { exactGrid, type MediaGrid, mp3Grid } from '#audio/deck/mediaGrid.ts'
import type { DeckSound, OpenDeckSound } from '#audio/deck/openDeckSound.ts'
import type { SimulatedSource } from '#audio/meter/simulation.ts'
import { isLost, onGesture } from '#audio/engine.ts'
import { type SoundSource, watchSound } from '#audio/watchSound.ts'
import { meterSensitivityDb } from '#lib/sound/meterPoints.ts'
import { type DeckKey, type DeckState, silentDb, type TapeLive } from '#lib/tape/deck.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import { ownedTimers } from '#lib/time/timers.ts'
import { nextWakeMs, stepDeck } from './deckMachine.ts'
import { deckSpeed, followPosition } from './deckMotion.ts'
import { isRunning, positionAt } from './deckMoves.ts'
import { deckStateOf, following, initialVolume, isSameState, shownSecond } from './deckState.ts'
import { type DeckCommand, type DeckEvent, type DeckMachine, emptyDeck } from './deckTransport.ts'
import { motionOf } from './mechanismMotion.ts'
import type { Deck, TapeRecording } from './deckHandle.ts'

export interface DeckParts {
  readonly live: TapeLive
  /** Brings the code that sounds. Called in a gesture; where it fails, again in the next. */
  readonly loadSound: () => Promise<OpenDeckSound>
  readonly now?: () => number
}

/** ms: a context that has just been woken may take a moment. */
const silentForMs = 700

/**
 * The deck as it runs: the machine with real time, the tape it drives, the sounds of its mechanism.
 *
 *   keys, slider ─> machine ─ commands ─> transport ─> mechanism ─> voice bus
 *                     ^                       │             └─> meter
 *                     └────── reports ────────┘
 */
export function createDeck({ live, loadSound, now = () => performance.now() }: DeckParts): Deck {
  const timers = ownedTimers()
  const listeners = new Set<() => void>()
  const held = new Set<DeckKey>()
  const queue: DeckEvent[] = []
  const simulated: SimulatedSource = {
    peaks: () => recording?.peaks ?? null,
    position: () => live.position,
    duration: () => machine.duration,
    isPlaying: () => machine.mode === 'playing' && live.speed > 0.5,
  }
  let media = takeMedia()
  let transport = createTapeTransport(media, hear)
  let machine: DeckMachine = emptyDeck
  let recording: TapeRecording | null = null
  let volume = initialVolume
  let isExaggerated = false
  let sound: DeckSound | null = null
  let isSoundComing = false
  let soundingMs = now()
  let stopTick = () => {}
  let stopWatching = () => {}
  let frameMs: number | null = null
  let wasSilent = false
  let isDisposed = false
  let state = newState()

  function newState(): DeckState {
    return deckStateOf(machine, {
      held,
      volume,
      isExaggerated,
      // In a context that stands a meter stands, too, at whatever it showed last.
      meter: isSilenced() ? null : (sound?.meter ?? null),
      position: shownPosition(now()),
      isSilentContext: isSilentContext(),
    })
  }

  function isSilentContext(): boolean {
    if (sound === null || sound.mechanism.context.state === 'running') soundingMs = now()
    return now() - soundingMs > silentForMs
  }

  /** Tells whoever shows the deck, where anything changed that they show. */
  function notify(): void {
    const next = newState()
    if (isSameState(next, state)) return
    state = following(state, next)
    for (const listener of [...listeners]) listener()
  }

  /** One after the other: what a command brings about at once is judged when the step it came from is done. */
  function dispatch(event: DeckEvent): void {
    queue.push(event)
    if (queue.length > 1) return
    for (let next = queue[0]; next !== undefined && !isDisposed; next = queue[0]) {
      const step = stepDeck(machine, next)
      machine = step.state
      for (const command of step.commands) execute(command)
      queue.shift()
    }
    planTick()
    notify()
  }

  /** What the machine has to know before it judges a press: where the tape is. */
  function locate(): void {
    dispatch({ type: 'progressed', position: transport.heard(), atMs: now() })
  }

  function planTick(): void {
    stopTick()
    const waitMs = nextWakeMs(machine)
    if (waitMs !== null) stopTick = timers.after(waitMs, () => dispatch({ type: 'tick', atMs: now() }))
  }

  function hear(report: TapeReport): void {
    dispatch({ ...report, atMs: now() })
  }

  function execute(command: DeckCommand): void {
    switch (command.type) {
      case 'open':
        if (recording !== null) transport.open(recording.src, command.at, gridOf(recording))
        return
      case 'close':
        transport.close()
        return
      case 'start':
        transport.start(command.at)
        watch()
        if (sound === null && !isSoundComing) waitForTouch()
        return
      case 'halt':
        transport.halt(command.ramp)
        return
      case 'place':
        transport.place(command.at)
        return
      case 'jump':
        transport.jump(command.at)
    }
  }

  /** Watches whether what was started is heard. */
  function watch(): void {
    stopWatching()
    stopWatching = watchSound(soundSource, (loss) => {
      locate()
      dispatch({ type: 'silenced', loss, atMs: now() })
    })
  }

  function soundSource(): SoundSource | null {
    if (isDisposed || !isRunning(machine)) return null
    // The code that sounds is on its way.
    if (sound === null) return { context: null }
    return { context: sound.mechanism.context.rawContext, element: media }
  }

  function shownPosition(nowMs: number): number {
    if (machine.winding !== null || !machine.isReady || machine.mode === 'ended')
      return positionAt(machine, nowMs)
    return transport.heard()
  }

  /** Brings sound, or brings it back. Call it in a gesture. */
  function wake(): void {
    if (sound !== null && isLost(sound.mechanism.context.rawContext)) replaceMedia()
    if (sound !== null || isSoundComing) return
    isSoundComing = true
    loadSound()
      .then((open) => {
        isSoundComing = false
        if (isDisposed) return
        sound = open({ element: media, recording: simulated, volume, wear: isExaggerated ? 1 : 0 })
        transport.setMechanism(sound.mechanism)
        notify()
      })
      .catch((error: unknown) => {
        isSoundComing = false
        console.warn('The deck is silent until it is touched again', error)
        waitForTouch()
      })
  }

  function waitForTouch(): void {
    hear({ type: 'blocked' })
    transport.halt('stop')
  }

  /** An element that was led into a context is lost with it. */
  function replaceMedia(): void {
    locate()
    void sound?.dispose()
    sound = null
    transport.dispose()
    media = takeMedia()
    transport = createTapeTransport(media, hear)
    dispatch({ type: 'lost', atMs: now() })
  }

  async function release(): Promise<void> {
    await sound?.dispose()
    transport.dispose()
    giveBackMedia(media, sound?.mechanism.context.rawContext)
  }

  /** What gave no sound is made anew when it is to play again; until then the page says why. */
  function isSilenced(): boolean {
    return isSoundLoss(machine.trouble)
  }

  function touch(): void {
    if (!isSilenced()) wake()
    if (machine.isBlocked) dispatch({ type: 'touched', atMs: now() })
  }
  const stopListening = onGesture(touch)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    live,
    press: (key) => {
      if (key === 'play' || !isSilenced()) wake()
      held.add(key)
      sound?.sounds.press(key)
      locate()
      dispatch({ type: 'press', key, atMs: now() })
      notify()
    },
    release: (key) => {
      if (!held.delete(key)) return
      sound?.sounds.release(key)
      notify()
    },
    move: (move) => sound?.sounds.move(move),
    fadeOut: () => sound?.sounds.fadeOut(),
    load: (next) => {
      if (isSilenced()) wake()
      recording = next
      dispatch({
        type: 'load',
        duration: next.duration ?? 0,
        isPlayWanted: next.plays ?? false,
        atMs: now(),
      })
    },
    unload: (trouble) => {
      recording = null
      dispatch({ type: 'unload', trouble, atMs: now() })
    },
    seek: (seconds) => {
      locate()
      dispatch({ type: 'seek', to: seconds, atMs: now() })
    },
    setVolume: (next) => {
      if (Number.isNaN(next)) return
      volume = Math.round(Math.min(1, Math.max(0, next)) * 100) / 100
      sound?.mechanism.setVolume(volume)
      notify()
    },
    setExaggerated: (next) => {
      isExaggerated = next
      sound?.mechanism.setWear(next ? 1 : 0)
      notify()
    },
    frame: (nowMs) => {
      if (isDisposed) return
      live.speed = deckSpeed(machine, now(), transport.speed())
      const shown = shownPosition(now())
      live.position = followPosition(live, shown, frameMs === null ? 0 : nowMs - frameMs)
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
      if (shownSecond(machine, shown) !== state.second || isSilentContext() !== wasSilent) notify()
      wasSilent = isSilentContext()
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      stopListening()
      timers.dispose()
      listeners.clear()
      void release()
    },
  }
}

function gridOf({ type = 'audio/mpeg' }: TapeRecording): MediaGrid {
  return type === 'audio/mpeg' ? mp3Grid : exactGrid
}
