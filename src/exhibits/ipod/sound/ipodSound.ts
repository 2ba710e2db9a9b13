import { assetBytes } from '#api/assetBytes.ts'
import type { Mixer } from '#audio/mixer/createMixer.ts'
import { theMixer } from '#audio/mixer/mixer.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
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

const needed: readonly SoundName[] = ['player-start', 'wheel-tick', 'press']

export function createIpodSound(): IpodSound {
  let mixer: Mixer | null = null
  let isAsleep = true
  let isDisposed = false
  let isChiming = false
  let isSpeaking = false
  let lastTickMs = -Infinity

  async function join(made: Mixer): Promise<void> {
    if (isDisposed) return
    leadVoice(made)
    made.speak(isSpeaking)
    await made.prepare(needed)
    if (isDisposed) return
    mixer = made
    if (isChiming) made.play('player-start')
  }

  return {
    wake: () => {
      if (!isAsleep) return
      isAsleep = false
      theMixer(assetBytes)
        .then(join)
        .catch((error: unknown) => {
          isAsleep = true
          console.warn('The player plays without its own sounds', error)
        })
    },
    chime: () => {
      isChiming = true
      mixer?.play('player-start')
    },
    chimeIsOver: () => {
      isChiming = false
    },
    tick: () => {
      const nowMs = performance.now()
      if (!mayTick(lastTickMs, nowMs)) return
      lastTickMs = nowMs
      mixer?.play('wheel-tick')
    },
    press: () => mixer?.play('press'),
    speak: (isNow) => {
      isSpeaking = isNow
      mixer?.speak(isNow)
    },
    dispose: () => {
      isDisposed = true
      mixer?.speak(false)
    },
  }
}
