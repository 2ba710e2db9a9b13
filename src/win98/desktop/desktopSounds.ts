import type { SoundName } from '#audio/sounds.gen.ts'
import { theMixer } from '#audio/theMixer.ts'

/** The exhibition's sound for each use on the desktop. */
const names = {
  start: 'computer-start',
  open: 'press',
  lost: 'eject',
  won: 'player-start',
  leave: 'speaker-answer',
} as const satisfies Record<string, SoundName>

export type DesktopSound = keyof typeof names

/** Plays a sound once, if there was a gesture in this window: without one browsers refuse. */
export function playDesktopSound(sound: DesktopSound): void {
  if (!navigator.userActivation.hasBeenActive) return
  const name = names[sound]
  theMixer()
    .then(async (mixer) => {
      await mixer.prepare([name])
      mixer.play(name)
    })
    .catch((error: unknown) => console.warn('The desktop stays silent', error))
}
