import { createRoomMixer } from '../../ui/parts/useRoomSound.ts'

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

/** ms after which the chord would be over when the desktop is long there. */
const chordPatienceMs = 1600

export function createImacSound(): ImacSound {
  let startedMs: number | null = null
  const room = createRoomMixer({
    sounds: ['press', 'museum-click', 'computer-start'],
    silence: 'The machine stays silent',
    onReady: chord,
  })

  function chord() {
    const mixer = room.mixer()
    if (startedMs === null || mixer === null) return
    if (performance.now() - startedMs < chordPatienceMs) mixer.play('computer-start')
    startedMs = null
  }

  return {
    wake: room.wake,
    press: () => room.mixer()?.play('press'),
    tap: () => room.mixer()?.play('museum-click'),
    start: () => {
      startedMs = performance.now()
      chord()
    },
    settle: () => {
      startedMs = null
    },
    dispose: room.dispose,
  }
}
