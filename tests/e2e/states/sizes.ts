import type { Language } from '#contract/common.ts'

/** What the exhibition is seen on. CSS px; `touch` is pressed by a finger, `kiosk` stands in the museum. */
export interface Size {
  readonly width: number
  readonly height: number
  readonly touch?: true
  readonly kiosk?: true
  /** The language that the quick part sees it in. */
  readonly quick?: Language
}

export const sizes: readonly Size[] = [
  { width: 1080, height: 1920, touch: true, kiosk: true, quick: 'de' },
  { width: 1440, height: 900, quick: 'en' },
  { width: 390, height: 844, touch: true, quick: 'de' },
  { width: 2160, height: 3840, touch: true, kiosk: true },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
]
