import type { SoundName } from '#audio/sounds.gen.ts'
import { theMixer } from '#audio/theMixer.ts'

/** Sounds of the exhibition, and what the desktop uses them for. */
const names = {
  start: 'computer-start',
  open: 'press',
  lost: 'eject',
  won: 'player-start',
  leave: 'speaker-answer',
} as const satisfies Record<string, SoundName>

export type DesktopSound = keyof typeof names

/** Sounds once, where somebody has pressed something in this window before: else no browser lets it. */
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
