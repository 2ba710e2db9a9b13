import type { PlayerHandle } from '#lib/playback.ts'
import { after } from '#lib/timers.ts'
import { createPlayback, type Recording } from './createPlayback.ts'
import { audioContext } from './engine.ts'
import type { Spectrum, SpectrumOptions } from './spectrum.ts'
import { theMixer } from './theMixer.ts'
import { voiceElement } from './voiceElement.ts'
import type { VoicePlayer } from './VoicePlayer.ts'

/** ms that a pressed play waits for the code that sounds, and for the browser to let it. */
const timeoutMs = 4000

let element: HTMLAudioElement | null = null
/** Null while the element plays by itself. */
let player: VoicePlayer | null = null

function theElement(): HTMLAudioElement {
  // A context that the system has closed takes its element along.
  if (element === null || player?.context.state === 'closed') {
    player = null
    element = voiceElement()
    element.preload = 'auto'
  }
  return element
}

/** Leads the voice into the mix as soon as that is there and may sound; until then the element plays by itself. */
async function joinMixer(): Promise<void> {
  const media = theElement()
  try {
    const [mixer, { VoicePlayer }] = await Promise.all([
      theMixer(),
      import('./sound.ts'),
      audioContext().resume(),
    ])
    if (media === element) player ??= new VoicePlayer({ element: media }).connect(mixer.bus('voice'))
  } catch (error) {
    console.warn('The voice is heard without the mix, until the next play', error)
  }
}

function joinedInTime(): Promise<void> {
  return new Promise((resolve) => {
    const stop = after(timeoutMs, () => {
      console.warn('The voice is heard without the mix, until the sound may start')
      resolve()
    })
    void joinMixer().finally(() => {
      stop()
      resolve()
    })
  })
}

/**
 * A player for one recording. All that speaks on a page comes out of one element and one VoicePlayer: starting one
 * pauses the other.
 */
export const createPlayer: (recording: Recording) => PlayerHandle = createPlayback({
  element: theElement,
  ready: () => (player === null ? joinedInTime() : null),
  play: () => (player ?? theElement()).play(),
  pause: () => (player ?? theElement()).pause(),
  release: () => {
    if (player !== null) {
      player.release()
      return
    }
    const media = theElement()
    media.pause()
    media.removeAttribute('src')
    media.load()
  },
})

/** What a picture of the voice is drawn from; null until it is heard through the mix. */
export function voiceSpectrum(options: SpectrumOptions): Spectrum | null {
  return player?.spectrum(options) ?? null
}
