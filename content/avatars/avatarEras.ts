import type { AvatarAnswers } from '#contract/avatar.ts'
import type { Palette } from '../motifs/palettes.ts'

interface AvatarEra {
  readonly palette: Palette
  /** How coarse the dark ink is screened: distance of its dots in pixels. */
  readonly dots: number
  /** The dots of which the letter on the wall is built, a unit apart. */
  readonly letter: { readonly wide: number; readonly cap: 'round' | 'square' }
  /** Along each side, where the era drew with coarse pixels. */
  readonly pixels?: number
}

/** How pictures of avatars of an era are printed; their clothes and faces are drawn in `eras`. */
export const avatarEras: Readonly<Record<AvatarAnswers['retroEra'], AvatarEra>> = {
  '60s': {
    palette: ['f4ecdc', '2b2350', 'f2542f', 'f8c53a'],
    dots: 12,
    letter: { wide: 0.96, cap: 'round' },
  },
  '70s': {
    palette: ['f3ead7', '3d241c', 'e4602b', 'e9b440'],
    dots: 9,
    letter: { wide: 1, cap: 'round' },
  },
  '80s': {
    palette: ['f2f0ee', '231a5e', 'ff4590', '4fd0e0'],
    dots: 5.65,
    letter: { wide: 1.02, cap: 'square' },
    pixels: 128,
  },
  '90s': {
    palette: ['f2efe4', '1c3345', '17a08c', 'f5a3bd'],
    dots: 9,
    letter: { wide: 1.02, cap: 'square' },
    pixels: 256,
  },
  '2000s': {
    palette: ['f3f4f1', '20305c', '3a86f0', 'c5dd4a'],
    dots: 9,
    letter: { wide: 0.9, cap: 'square' },
  },
}
