import type { PlayerHandle } from '#lib/sound/playback.ts'
import { after } from '#lib/time/timers.ts'
import type { Loudness } from '#state/visit.ts'
import { createPlayback, type Recording } from './createPlayback.ts'
import { audioContext, isLost } from './engine.ts'
import type { Spectrum, SpectrumOptions } from './spectrum.ts'
import { followLoudness, theMixer } from './theMixer.ts'
import { voiceElement } from './voiceElement.ts'
import type { VoicePlayer } from './VoicePlayer.ts'
import { type SoundSource, watchSound } from './watchSound.ts'

/** ms that a play waits for the sound code, and for the browser to resume the context. */
const timeouts = { code: 4000, browser: 750 } as const

let element: HTMLAudioElement | null = null
/** Null while the element plays by itself. */
let player: VoicePlayer | null = null
/** The context for which a play is waiting. */
let joining: AudioContext | null = null
let loudness: Loudness
followLoudness((now) => {
  loudness = now
  if (element !== null) setVolume(element)
})

function theElement(): HTMLAudioElement {
  // An element whose context is lost cannot be used again.
  if (player !== null && isLost(player.context.rawContext)) lose()
  if (element === null) {
    element = voiceElement()
    element.preload = 'auto'
    setVolume(element)
  }
  return element
}

/** An element that plays by itself gets the volume of the mix. */
function setVolume(media: HTMLAudioElement): void {
  const isAlone = player === null
  media.muted = isAlone && loudness.muted
  media.volume = isAlone ? loudness.volume ** 2 : 1
}

function release(): void {
  element?.pause()
  element?.removeAttribute('src')
  element?.load()
}

/** Drops element and player, so that the next play makes new ones. */
function lose(): void {
  release()
  player?.dispose()
  element = null
  player = null
}

/** Connects the voice to the mix once that may sound; until then the element plays by itself. */
async function joinMixer(): Promise<void> {
  const media = theElement()
  try {
    const context = audioContext()
    joining = context
    const [mixer, { VoicePlayer }] = await Promise.all([theMixer(), import('./sound.ts'), context.resume()])
    if (media !== element || isLost(context)) return
    player ??= new VoicePlayer({ element: media }).connect(mixer.bus('voice'))
    setVolume(media)
  } catch (error) {
    console.warn('The voice sounds without the mix until the next play', error)
  }
}

function joinedInTime(): Promise<void> {
  return new Promise((resolve) => {
    const playAlone = () => {
      console.warn('The voice sounds without the mix until the sound may start')
      go()
    }
    const timers = [
      after(timeouts.browser, () => joining?.state !== 'running' && playAlone()),
      after(timeouts.code, playAlone),
    ]
    const go = () => {
      joining = null
      for (const stop of timers) stop()
      resolve()
    }
    void joinMixer().finally(go)
  })
}

function soundSource(): SoundSource {
  if (joining !== null) return { context: joining, element: null }
  return { ...(player !== null && { context: player.context.rawContext }), element }
}

/** A player for one recording. All players share one element and one VoicePlayer: starting one pauses the other. */
export const createPlayer: (recording: Recording) => PlayerHandle = createPlayback({
  element: theElement,
  ready: () => (player === null ? joinedInTime() : null),
  play: () => (player ?? theElement()).play(),
  pause: () => (player ?? theElement()).pause(),
  release: () => (player === null ? release() : player.release()),
  watch: (isWanted, onLost) =>
    watchSound(
      () => (isWanted() ? soundSource() : null),
      (loss) => {
        lose()
        onLost(loss)
      },
    ),
})

/** The spectrum of the voice, for drawing; null until it plays through the mix. */
export function voiceSpectrum(options: SpectrumOptions): Spectrum | null {
  return player?.spectrum(options) ?? null
}
