import { createDeckMeter, type MakeMeter } from '#audio/deck/createDeckMeter.ts'
import { createDeckOutput } from '#audio/deck/createDeckOutput.ts'
import { takeMedia } from '#audio/deck/deckMedia.ts'
import { exactGrid, type MediaGrid, mp3Grid } from '#audio/deck/mediaGrid.ts'
import type { TapeReport } from '#audio/deck/tapeHandle.ts'
import { createTapeVoice } from '#audio/deck/tapeVoice.ts'
import type { Mixer } from '#audio/mixer/createMixer.ts'
import { meterSensitivityDb } from '#lib/meterPoints.ts'
import type { MeterReading } from '#lib/meter.ts'
import type { DeckKey, DeckState, TapeLive } from '#lib/tape/deck.ts'
import { ownedTimers } from '#lib/timers.ts'
import { nextWakeMs, stepDeck } from './deckMachine.ts'
import { deckSpeed, followPosition } from './deckMotion.ts'
import { positionAt } from './deckMoves.ts'
import { deckStateOf, following, initialVolume, isSameState, shownSecond } from './deckState.ts'
import { type DeckCommand, type DeckEvent, type DeckMachine, emptyDeck } from './deckTransport.ts'
import { motionOf } from './mechanismMotion.ts'
import type { Deck, TapeRecording } from './deckHandle.ts'

export interface DeckParts {
  readonly live: TapeLive
  /** Called in the first gesture. A rejection leaves the deck to its element alone. */
  readonly mixer: () => Promise<Mixer>
  readonly audioContext: () => AudioContext
  readonly makeMeter?: MakeMeter
  readonly media?: HTMLAudioElement
  readonly now?: () => number
}

/** ms: a context that has just been woken may take a moment. */
const silentForMs = 700

/**
 * The deck as it runs: the machine with real time, the tape it drives, the sounds of its mechanism.
 *
 *   keys, slider ─> machine ─ commands ─> tape voice ─> (tape path) ─> voice bus
 *                     ^                       │              └─> meter
 *                     └────── reports ────────┘
 */
export function createDeck(parts: DeckParts): Deck {
  const { live, now = () => performance.now(), media = takeMedia() } = parts
  const timers = ownedTimers()
  const listening = new AbortController()
  const listeners = new Set<() => void>()
  const held = new Set<DeckKey>()
  const queue: DeckEvent[] = []
  const voice = createTapeVoice(media, hear)
  let machine: DeckMachine = emptyDeck
  let recording: TapeRecording | null = null
  let volume = initialVolume
  let isExaggerated = false
  /** A start that waits for the code that sounds: a tape that ran without it could not be led into it. */
  let heldStart: number | null = null
  let soundingMs = now()
  let stopTick = () => {}
  let frameMs: number | null = null
  let wasSilent = false
  let isDisposed = false
  const meter =
    parts.makeMeter === undefined
      ? null
      : createDeckMeter(parts.makeMeter, {
          peaks: () => recording?.peaks ?? null,
          position: () => live.position,
          duration: () => machine.duration,
          isPlaying: () => machine.mode === 'playing' && live.speed > 0.5,
        })
  const output = createDeckOutput(
    { ...parts, media, voice, onSettled: startHeld, onTap: (tap) => meter?.connect(tap) },
    volume,
  )
  let reading: MeterReading | null = null
  let state = newState()

  function newState(): DeckState {
    return deckStateOf(machine, {
      held,
      volume,
      isExaggerated,
      position: shownPosition(now()),
      isSilentContext: isSilentContext(),
    })
  }

  function isSilentContext(): boolean {
    const tap = output.tap()
    if (tap === null || tap.context.state === 'running') soundingMs = now()
    return now() - soundingMs > silentForMs
  }

  /** Tells whoever shows the deck, where anything changed that they show. */
  function tell(): void {
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
      for (const command of step.commands) obey(command)
      queue.shift()
    }
    planTick()
    tell()
  }

  /** What the machine has to know before it judges a press: where the tape is. */
  function locate(): void {
    if (heldStart === null) dispatch({ type: 'progressed', position: voice.heard(), atMs: now() })
  }

  function planTick(): void {
    stopTick()
    const waitMs = nextWakeMs(machine)
    if (waitMs !== null) stopTick = timers.after(waitMs, () => dispatch({ type: 'tick', atMs: now() }))
  }

  function hear(report: TapeReport): void {
    dispatch({ ...report, atMs: now() })
  }

  function obey(command: DeckCommand): void {
    switch (command.type) {
      case 'open':
        heldStart = null
        if (recording !== null) voice.open(recording.src, command.at, gridOf(recording))
        return
      case 'close':
        heldStart = null
        voice.close()
        return
      case 'start':
        startWhenSound(command.at)
        return
      case 'halt':
        if (heldStart === null) voice.halt(command.ramp)
        heldStart = null
        return
      case 'place':
        voice.place(command.at)
        return
      case 'jump':
        if (heldStart === null) voice.jump(command.at)
        else heldStart = command.at
    }
  }

  function startWhenSound(at: number): void {
    if (!output.isComing()) {
      voice.start(at)
      return
    }
    heldStart = at
    hear({ type: 'starved' })
  }

  function startHeld(): void {
    const at = heldStart
    heldStart = null
    if (at !== null) voice.start(at)
  }

  function shownPosition(nowMs: number): number {
    if (machine.winding !== null || !machine.isReady || machine.mode === 'ended')
      return positionAt(machine, nowMs)
    return heldStart ?? voice.heard()
  }

  function touch(): void {
    output.wake()
    if (machine.isBlocked) dispatch({ type: 'touched', atMs: now() })
  }
  // On the way down, so that the key that is touched finds the sound on its way.
  const early = { capture: true, passive: true, signal: listening.signal } as const
  document.addEventListener('pointerdown', touch, early)
  document.addEventListener('keydown', touch, early)
  if (navigator.userActivation?.hasBeenActive === true) output.wake()

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    live,
    meter,
    reading: () => reading,
    press: (key) => {
      output.wake()
      held.add(key)
      output.sounds()?.press(key)
      locate()
      dispatch({ type: 'press', key, atMs: now() })
      tell()
    },
    release: (key) => {
      if (!held.delete(key)) return
      output.sounds()?.release(key)
      tell()
    },
    move: (move) => output.sounds()?.move(move),
    hush: () => output.sounds()?.hush(),
    load: (next) => {
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
      output.setVolume(volume)
      tell()
    },
    setExaggerated: (next) => {
      isExaggerated = next
      output.setExaggerated(next)
      tell()
    },
    tap: output.tap,
    output: output.end,
    frame: (nowMs) => {
      if (isDisposed) return
      live.speed = deckSpeed(machine, now(), voice.speed())
      const shown = shownPosition(now())
      live.position = followPosition(live, shown, frameMs === null ? 0 : nowMs - frameMs)
      live.duration = machine.duration
      frameMs = nowMs
      if (meter !== null) {
        reading = meter.read()
        // The meter reads on its scale, the sensitivity in it; what the scene gets is re full scale.
        live.levelsDb[0] = reading.left - meterSensitivityDb
        live.levelsDb[1] = reading.right - meterSensitivityDb
        live.isSimulated = reading.isSimulated
      }
      output.sounds()?.follow(motionOf(machine, live, isExaggerated))
      if (shownSecond(machine, shown) !== state.second || isSilentContext() !== wasSilent) tell()
      wasSilent = isSilentContext()
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      listening.abort()
      timers.dispose()
      listeners.clear()
      meter?.dispose()
      output.dispose()
    },
  }
}

function gridOf({ type = 'audio/mpeg' }: TapeRecording): MediaGrid {
  return type === 'audio/mpeg' ? mp3Grid : exactGrid
}
