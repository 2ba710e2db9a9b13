import type { FirstPicture } from '../exhibits/exhibit.ts'
import { stills } from '../stills.gen.ts'

/** The photograph of the museum, for each kind of screen. */
export const homePicture = {
  stills: [
    { media: '(max-width: 40rem)', still: stills['hero-phone'] },
    { media: '(orientation: portrait)', still: stills['hero-portrait'] },
    { still: stills['hero-landscape'] },
  ],
} as const satisfies FirstPicture
