import { assetBytes } from '#api/assetBytes.ts'
import type { Mixer } from '#audio/mixer/createMixer.ts'
import { theMixer } from '#audio/mixer/mixer.ts'
import type { SoundName } from '#audio/sounds.gen.ts'

/** Sounds of the machine. */
export interface ImacSound {
  /** The first gesture of the visit: from now on there is sound. */
  wake(): void
  press(): void
  /** A window comes or goes. */
  tap(): void
  /** The chord of a machine that starts; one that comes late is heard as long as it still starts. */
  start(): void
  /** It has started, or was switched off. */
  settle(): void
  dispose(): void
}

const needed: readonly SoundName[] = ['press', 'museum-click', 'computer-start']
/** ms after which the chord would be over when the desktop is long there. */
const chordPatienceMs = 1600

export function createImacSound(): ImacSound {
  let mixer: Mixer | null = null
  let isAsleep = true
  let isDisposed = false
  let startedMs: number | null = null

  function chord() {
    if (startedMs === null || mixer === null) return
    if (performance.now() - startedMs < chordPatienceMs) mixer.play('computer-start')
    startedMs = null
  }

  return {
    wake: () => {
      if (!isAsleep) return
      isAsleep = false
      theMixer(assetBytes).then(
        async (made) => {
          await made.prepare(needed)
          if (isDisposed) return
          mixer = made
          chord()
        },
        (error: unknown) => {
          isAsleep = true
          console.warn('The machine stays silent', error)
        },
      )
    },
    press: () => mixer?.play('press'),
    tap: () => mixer?.play('museum-click'),
    start: () => {
      startedMs = performance.now()
      chord()
    },
    settle: () => {
      startedMs = null
    },
    dispose: () => {
      isDisposed = true
    },
  }
}
