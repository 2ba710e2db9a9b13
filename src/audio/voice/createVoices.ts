import type { PlayerHandle } from '#lib/playback.ts'
import { after, everyFrame, ownedTimers, type Stop } from '#lib/timers.ts'
import { silence, type Speaker, type VoicesLive } from '#lib/voiceLive.ts'
import { giveBackMedia, takeMedia } from '../deck/deckMedia.ts'
import { mediaSource } from '../mediaSource.ts'
import type { Mixer } from '../mixer/createMixer.ts'
import { createPlayback, type Recording } from '../player/createPlayback.ts'
import { openSpectrum, type Spectrum } from './spectrum.ts'

export interface VoicesParts {
  /** Written before every frame while a voice is heard, and at rest not at all. */
  readonly live: VoicesLive
  /** Called in the first gesture. A rejection leaves the voices to their element alone. */
  readonly mixer: () => Promise<Mixer>
  readonly audioContext: () => AudioContext
}

/** The voices of a room: one element, so that one speaks at a time, led through an analyser into the mix. */
export interface Voices {
  /** Call it in a gesture: from then on there is sound. */
  wake(): void
  /** The mix, once it is there. */
  mixer(): Mixer | null
  /** @param speaker as whose voice it is shown in `live` */
  createPlayer(recording: Recording, speaker: Speaker): PlayerHandle
  /** Fades within some milliseconds and lets everything go. */
  dispose(): void
}

/** Seconds for which a pressed play waits for the code that sounds. */
const patienceSeconds = 4
/** Seconds of the fade at the end. */
const fadeSeconds = 0.06

interface Path {
  readonly spectrum: Spectrum
  fade(): void
  dispose(): void
}

export function createVoices({ live, ...parts }: VoicesParts): Voices {
  const media = takeMedia()
  const timers = ownedTimers()
  const listening = new AbortController()
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  const playback = createPlayback(() => media, wakeAndWait)
  let isAsleep = true
  let isDisposed = false
  let mixer: Mixer | null = null
  let path: Path | null = null
  let speaker: Speaker = 'device'
  let stopFrames: Stop | null = null
  media.preload = 'auto'

  function wake(): void {
    if (!isAsleep || isDisposed) return
    isAsleep = false
    timers.after(patienceSeconds * 1000, settle)
    parts.mixer().then(join, (error: unknown) => {
      isAsleep = true
      console.warn('Voices are heard without the mix', error)
      settle()
    })
  }

  function wakeAndWait(): Promise<void> {
    wake()
    return settled
  }

  function join(made: Mixer): void {
    if (isDisposed) return
    mixer = made
    path = pathInto(made, parts.audioContext())
    settle()
  }

  function pathInto(made: Mixer, context: AudioContext): Path {
    const source = mediaSource(context, media)
    const output = new GainNode(context)
    source.connect(output)
    const spectrum = openSpectrum(context, media, { bands: live.device.bands.length })
    // Source, analyser, and the gain that fades.
    const detach = made.attach(output, 'voice', 3)
    return {
      spectrum,
      fade: () => output.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 4),
      dispose: () => {
        spectrum.close()
        source.disconnect(output)
        detach()
      },
    }
  }

  const isHeard = () => !media.paused && !media.ended

  /** Runs from the first word until the last one has faded. */
  function followVoice(): void {
    mixer?.speak(isHeard())
    stopFrames ??= everyFrame((deltaMs) => {
      const voice = live[speaker]
      if (path !== null) {
        path.spectrum.read(deltaMs)
        voice.level = path.spectrum.level
        voice.bands.set(path.spectrum.bands)
      }
      if (isHeard() || voice.level > 0 || voice.bands.some(isAny)) return
      stopFrames?.()
      stopFrames = null
    })
  }
  for (const type of ['playing', 'pause', 'ended', 'emptied'])
    media.addEventListener(type, followVoice, listening)

  function letGo(): void {
    path?.dispose()
    playback.dispose()
    giveBackMedia(media)
  }

  return {
    wake,
    mixer: () => mixer,
    createPlayer: (recording, whose) => {
      const player = playback.createPlayer(recording)
      player.subscribe(() => {
        if (player.getState().phase !== 'playing' || speaker === whose) return
        silence(live[speaker])
        speaker = whose
      })
      return player
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      listening.abort()
      timers.dispose()
      stopFrames?.()
      settle()
      for (const voice of Object.values(live)) silence(voice)
      mixer?.speak(false)
      if (path === null || media.paused) {
        letGo()
        return
      }
      path.fade()
      after(fadeSeconds * 1000, letGo)
    },
  }
}

const isAny = (value: number) => value > 0
