import { after, ownedTimers } from '#lib/timers.ts'
import type { Mixer } from '../mixer/createMixer.ts'
import { createDeckSounds, type DeckSounds } from './createDeckSounds.ts'
import { mediaSource } from '../mediaSource.ts'
import { giveBackMedia } from './deckMedia.ts'
import { createTapePath, type TapePath } from './tapePath.ts'
import type { TapeVoice } from './tapeHandle.ts'

export interface DeckOutputParts {
  /** Given back at the end. */
  readonly media: HTMLAudioElement
  readonly voice: TapeVoice
  /** Called in the first gesture. A rejection leaves the deck to its element alone. */
  readonly mixer: () => Promise<Mixer>
  readonly audioContext: () => AudioContext
  /** Whether or not there will be sound is decided: a start that waited for it need not wait any longer. */
  readonly onSettled: () => void
  readonly onTap: (tap: AudioNode) => void
}

/** How a deck comes to sound: nothing before the first gesture, then the mixer and a path into it, or neither. */
export interface DeckOutput {
  /** Call it in a gesture. */
  wake(): void
  /** The code that sounds is on its way. */
  isComing(): boolean
  sounds(): DeckSounds | null
  /** Before the volume; null while the element plays by itself. */
  tap(): AudioNode | null
  /** After the volume. */
  end(): AudioNode | null
  setVolume(volume: number): void
  setExaggerated(isExaggerated: boolean): void
  /** Fades within some milliseconds and lets everything go. */
  dispose(): void
}

/** Seconds for which a pressed play waits for the code that sounds. */
const patienceSeconds = 4
/** Seconds of the fade at the end. */
const fadeSeconds = 0.06

export function createDeckOutput(parts: DeckOutputParts, firstVolume: number): DeckOutput {
  const { media, voice } = parts
  const timers = ownedTimers()
  let stage: 'asleep' | 'coming' | 'settled' = 'asleep'
  let sounds: DeckSounds | null = null
  let path: TapePath | null = null
  let detach = () => {}
  let volume = firstVolume
  let isExaggerated = false
  let isDisposed = false
  voice.setVolume(volume)

  function settle(): void {
    if (stage === 'settled' || isDisposed) return
    stage = 'settled'
    parts.onSettled()
  }

  function join(mixer: Mixer): void {
    if (isDisposed) return
    sounds = createDeckSounds(mixer)
    const context = parts.audioContext()
    voice.lead(() => {
      const made = createTapePath(mediaSource(context, media), volume)
      detach = mixer.attach(made.output, 'voice', made.nodes)
      made.setExaggerated(isExaggerated)
      path = made
      parts.onTap(made.tap)
      return made
    })
    settle()
  }

  function letGo(): void {
    detach()
    path?.dispose()
    voice.dispose()
    giveBackMedia(media)
  }

  return {
    wake: () => {
      if (stage !== 'asleep' || isDisposed) return
      stage = 'coming'
      timers.after(patienceSeconds * 1000, settle)
      parts.mixer().then(join, (error: unknown) => {
        console.warn('The deck plays without its mechanism', error)
        settle()
      })
    },
    isComing: () => stage === 'coming',
    sounds: () => sounds,
    tap: () => path?.tap ?? null,
    end: () => path?.output ?? null,
    setVolume: (next) => {
      volume = next
      voice.setVolume(next)
    },
    setExaggerated: (next) => {
      isExaggerated = next
      path?.setExaggerated(next)
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      timers.dispose()
      sounds?.dispose()
      if (path === null || media.paused) {
        letGo()
        return
      }
      path.setVolume(0)
      after(fadeSeconds * 1000, letGo)
    },
  }
}
