import type { Mixer } from '#audio/mixer/createMixer.ts'
import { createPlayback, type Recording } from '#audio/player/createPlayback.ts'
import { voiceElement } from '#audio/voiceElement.ts'
import type { PlayerHandle } from '#lib/playback.ts'

/** One for all visits of the room: an element can be led into the mix once in its life. */
let media: HTMLAudioElement | null = null
const playback = createPlayback(theMedia)

function theMedia(): HTMLAudioElement {
  if (media === null) {
    media = voiceElement()
    media.preload = 'auto'
  }
  return media
}

/** A player for one track of the room. */
export function trackPlayer(recording: Recording): PlayerHandle {
  return playback.createPlayer(recording)
}

/** Leads the room's voice into the mix, where its volume is the exhibition's. */
export function leadVoice(mixer: Mixer): void {
  mixer.connectVoice(theMedia())
}
