import { useKiosk } from '#state/kiosk.ts'
import { useKioskGroup } from '#state/kioskGroup.ts'
import { useVisit } from '#state/visit.ts'
import { audioContext } from './engine.ts'
import type { Mixer } from './Mixer.ts'
import type { Loudness } from '#state/visit.ts'
import type { Stop } from '#lib/time/timers.ts'
import { watchWaking } from './watchSound.ts'

let mixer: { readonly context: AudioContext; readonly made: Promise<Mixer> } | null = null
let stopWatching: Stop = () => {}

/**
 * The mixer of the visit, made on the first call; its code and Tone are a chunk of their own. Call it in a gesture, so
 * that sound may start. After a failed load or a lost context, the next call makes a new one.
 */
export function theMixer(): Promise<Mixer> {
  // In the gesture itself: after the load the browser sees none.
  const context = audioContext()
  stopWatching()
  stopWatching = watchWaking(context, () => {})
  if (mixer?.context !== context) mixer = { context, made: makeMixer() }
  return mixer.made
}

async function makeMixer(): Promise<Mixer> {
  try {
    const { Mixer, setToneContext } = await import('./sound.ts')
    setToneContext()
    const made = new Mixer().toDestination()
    followLoudness((loudness) => made.setLoudness(loudness))
    const duck = () => made.speak(useKioskGroup.getState().speaking.size > 0)
    duck()
    useKioskGroup.subscribe(({ speaking }) => speaking, duck)
    return made
  } catch (error) {
    mixer = null
    throw error
  }
}

/** Follows the volume that visitor and kiosk have set. */
export function followLoudness(set: (loudness: Loudness) => void): void {
  const follow = () => {
    const { muted, volume } = useVisit.getState().loudness
    const { phase, volume: most } = useKiosk.getState()
    set({ muted: muted || phase !== 'open', volume: volume * most })
  }
  follow()
  useVisit.subscribe(({ loudness }) => loudness, follow)
  useKiosk.subscribe(follow)
}
