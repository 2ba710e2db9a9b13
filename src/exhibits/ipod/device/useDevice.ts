import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mixer } from '#audio/Mixer.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { useStore } from 'zustand'
import type { Story } from '#contract/story.ts'
import { chooseLoudness, useVisit } from '#state/visit.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { ipodConstants } from '../constants.ts'
import { mayTick, type WheelTurn } from '../wheel/wheelMachine.ts'
import { createDevice, type Device } from './createDevice.ts'
import { screenOf } from './deviceMachine.ts'
import type { DeviceCommand, DeviceEvent, DeviceState } from './deviceState.ts'
import { isPlaying, type NowPlaying } from './useNowPlaying.ts'

/** Scrolls a text by detents. Returns whether it moved. */
type Scroller = (detents: number) => boolean

export interface DeviceControls {
  /** A key or a touch on the display; it clicks. */
  readonly press: (event: DeviceEvent) => void
  readonly turn: (turn: WheelTurn) => void
  /** Set by the screen that shows a text; null when it closes. */
  readonly holdScroller: (scroller: Scroller | null) => void
}

const names: readonly SoundName[] = ['player-start', 'wheel-tick', 'press']
/** Detents from silence to full volume: a turn and a third. */
const volumeDetents = 32

/** The player's state for the visit. */
export function useDeviceState(): {
  readonly device: Device
  readonly state: DeviceState
  readonly onCommand: (run: (command: DeviceCommand) => void) => void
} {
  const [made] = useState(() => {
    let run: (command: DeviceCommand) => void = () => {}
    return {
      device: createDevice((command) => run(command)),
      onCommand: (next: (command: DeviceCommand) => void) => {
        run = next
      },
    }
  })
  const state = useStore(made.device.store)
  return { ...made, state }
}

interface Outside {
  readonly stories: readonly Story[] | null
  readonly playing: NowPlaying
  readonly switchLanguage: () => void
  readonly leave: () => void
}

/** Connects the machine to start, stories, wheel, keys and sound. */
export function useDevice(
  { device, state, onCommand }: ReturnType<typeof useDeviceState>,
  { stories, playing, switchLanguage, leave }: Outside,
): DeviceControls {
  const mixer = useExhibitSounds(names, ipodExhibit.acoustics)
  const sounds = useRef<Mixer | null>(null)
  const scroller = useRef<Scroller | null>(null)
  const carryOut = useEffectEvent((command: DeviceCommand) => {
    switch (command) {
      case 'togglePlay':
        playing.toggle()
        break
      case 'start':
        playing.startNext()
        break
      case 'goOn':
        if (isPlaying(playing.state)) playing.startNext()
        break
      case 'rewind':
        playing.rewind()
        break
      case 'switchLanguage':
        switchLanguage()
        break
      case 'leave':
        leave()
    }
  })
  useEffect(
    function executeCommand() {
      onCommand((command) => carryOut(command))
    },
    [onCommand],
  )

  useTimeout(() => {
    device.send({ type: 'booted' })
  }, ipodConstants.bootMs)

  useEffect(
    function restock() {
      if (stories === null) return
      device.send({
        type: 'restocked',
        ids: stories.map(({ id }) => id),
        voices: stories.filter(({ voice }) => voice !== null).map(({ id }) => id),
      })
    },
    [device, stories],
  )

  useEffect(
    function chime() {
      if (!state.isOn) mixer?.play('player-start')
    },
    [mixer, state.isOn],
  )

  function turnOnScreen({ detents, rows }: WheelTurn): boolean {
    const now = device.store.getState()
    const screen = screenOf(now)
    if (!now.isOn) return false
    if (screen === 'story') return scroller.current?.(detents) ?? false
    if (screen === 'player') return now.wheelIs === 'scrub' ? playing.scrub(detents) : turnVolume(detents)
    return device.send({ type: 'turn', detents, rows })
  }

  const latest = useRef(turnOnScreen)
  useEffect(function follow() {
    latest.current = turnOnScreen
    sounds.current = mixer
  })
  const [controls] = useState((): DeviceControls => {
    let lastTickMs = -Infinity
    return {
      press: (event) => {
        if (device.send(event)) sounds.current?.play('press')
      },
      turn: (turned) => {
        if (turned.detents === 0 || !latest.current(turned)) return
        const nowMs = performance.now()
        if (!mayTick(lastTickMs, nowMs)) return
        lastTickMs = nowMs
        sounds.current?.play('wheel-tick')
      },
      holdScroller: (held) => {
        scroller.current = held
      },
    }
  })
  return controls
}

/** Returns whether the volume changed. */
function turnVolume(detents: number): boolean {
  const { volume, muted } = useVisit.getState().loudness
  const next = Math.min(1, Math.max(0, Math.round(volume * volumeDetents + detents) / volumeDetents))
  if (next === volume && !muted) return false
  chooseLoudness({ muted: false, volume: next })
  return true
}
