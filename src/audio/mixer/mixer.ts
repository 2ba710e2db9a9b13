import { audioContext } from '../engine.ts'
import type { Mixer, SoundBytes } from './createMixer.ts'

let mixer: Promise<Mixer> | null = null

/**
 * The mixer of the visit, made on the first call; its code is a chunk of its own. Call it from a visitor's gesture, so
 * that the sound may start. A load that fails is not kept.
 */
export function theMixer(bytesOf: SoundBytes): Promise<Mixer> {
  // In the gesture itself: after the load the browser would no longer see one.
  const context = audioContext()
  mixer ??= import('./createMixer.ts').then(
    ({ createMixer }) => createMixer(context, bytesOf),
    (error: unknown) => {
      mixer = null
      throw error
    },
  )
  return mixer
}
