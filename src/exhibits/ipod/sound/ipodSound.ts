import { createRoomMixer } from '../../../ui/parts/useRoomSound.ts'
import { mayTick } from '../wheel/wheelMachine.ts'
import { leadVoice } from './voice.ts'

/** Sounds of the player itself, and the way of its voice into the mix. */
export interface IpodSound {
  /** Call it in a gesture: from the first one on there is sound. */
  wake(): void
  /** The start-up sound, as long as the start lasts: also where the first gesture comes only then. */
  chime(): void
  chimeIsOver(): void
  /** A detent of the wheel; at most 30 a second are heard. */
  tick(): void
  press(): void
  /** While somebody speaks, the player's own sounds step back. */
  speak(isSpeaking: boolean): void
  dispose(): void
}

export function createIpodSound(): IpodSound {
  let isChiming = false
  let isSpeaking = false
  let lastTickMs = -Infinity
  const room = createRoomMixer({
    sounds: ['player-start', 'wheel-tick', 'press'],
    silence: 'The player plays without its own sounds',
    onMixer: (mixer) => {
      leadVoice(mixer)
      mixer.speak(isSpeaking)
    },
    onReady: (mixer) => {
      if (isChiming) mixer.play('player-start')
    },
  })

  return {
    wake: room.wake,
    chime: () => {
      isChiming = true
      room.mixer()?.play('player-start')
    },
    chimeIsOver: () => {
      isChiming = false
    },
    tick: () => {
      const nowMs = performance.now()
      if (!mayTick(lastTickMs, nowMs)) return
      lastTickMs = nowMs
      room.mixer()?.play('wheel-tick')
    },
    press: () => room.mixer()?.play('press'),
    speak: (isNow) => {
      isSpeaking = isNow
      room.mixer()?.speak(isNow)
    },
    dispose: () => {
      room.mixer()?.speak(false)
      room.dispose()
    },
  }
}
