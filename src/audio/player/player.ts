import type { PlayerHandle } from '#lib/playback.ts'
import { voiceElement } from '../voiceElement.ts'
import { type Recording, createPlayback } from './createPlayback.ts'

const playback = createPlayback(() => {
  const element = voiceElement()
  element.preload = 'auto'
  return element
})

/** A player for one recording. All players of the page share one media element: starting one pauses the other. */
export function createPlayer(recording: Recording): PlayerHandle {
  return playback.createPlayer(recording)
}
