import { useKiosk } from '#state/kiosk.ts'
import { useKioskGroup } from '#state/kioskGroup.ts'
import { useVisit } from '#state/visit.ts'
import { audioContext } from './engine.ts'
import type { Mixer } from './Mixer.ts'

let mixer: { readonly context: AudioContext; readonly made: Promise<Mixer> } | null = null

/**
 * The mixer of the visit, made on the first call; its code and Tone are a chunk of their own. Call it from a visitor's
 * gesture, so that the sound may start. A load that fails is not kept, nor a mixer whose context the system has closed.
 */
export function theMixer(): Promise<Mixer> {
  // In the gesture itself: after the load the browser would no longer see one.
  const context = audioContext()
  if (mixer?.context !== context) mixer = { context, made: makeMixer() }
  return mixer.made
}

async function makeMixer(): Promise<Mixer> {
  try {
    const { Mixer, setToneContext } = await import('./sound.ts')
    setToneContext()
    const made = new Mixer().toDestination()
    const follow = () => {
      const { muted, volume } = useVisit.getState().loudness
      const { phase, volume: most } = useKiosk.getState()
      made.setLoudness({ muted: muted || phase !== 'open', volume: volume * most })
      made.speak(useKioskGroup.getState().speaking.size > 0)
    }
    follow()
    useVisit.subscribe(({ loudness }) => loudness, follow)
    useKiosk.subscribe(follow)
    useKioskGroup.subscribe(({ speaking }) => speaking, follow)
    return made
  } catch (error) {
    mixer = null
    throw error
  }
}
