import type { CSSProperties } from 'react'
import type { DefaultParams } from 'wouter'
import type { Exhibit } from '#content/exhibits/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import type { LazyComponent } from '#lib/browser/lazyComponent.ts'
import type { HallDevice } from '#scenes/hall/hallDevice.ts'
import type { OnShowProps } from '#scenes/hall/nearness.ts'
import type { Still } from '#content/stills.gen.ts'

export interface PageProps {
  /** Named parts of the address, e.g. `uuid`. */
  readonly params: DefaultParams
}

/** An exhibit's facts and what shows them. */
export interface Installation {
  readonly exhibit: Exhibit
  readonly page: LazyComponent<PageProps>
  /** Additional pages by their patterns. */
  readonly otherPages?: Readonly<Record<string, LazyComponent<PageProps>>>
  /** All addresses are one page, which stays mounted between them, with focus and scroll. */
  readonly isOnePlace?: true
  /** For a kiosk's invitation; without it the picture in public/pictures is shown as a print. */
  readonly poster?: Poster
  /** Its place in the chooser; without it the exhibit is not there. */
  readonly pedestal?: Pedestal
}

/** A full-screen picture of an exhibit. */
export interface Poster {
  readonly upright: Still
  readonly lying: Still
  /** Text on it is light. */
  readonly isDark: boolean
  /** The object must not be cropped. */
  readonly isWhole?: true
  /** Layout: `--back`, `--lift`, `--aside`, `--veil`, `--veil-full`, `--measure`. */
  readonly style?: CSSProperties
  /** Drawn instead of the still. */
  readonly Picture?: LazyComponent<PosterPictureProps>
}

export interface PosterPictureProps {
  readonly still: Still
  readonly className: string | undefined
}

export interface Pedestal extends HallDevice {
  readonly OnShow: LazyComponent<OnShowProps>
  /** The device alone, for pages without the hall. */
  readonly still: Still
  /** Its sound when approached: a loop, or once at each of these times, ms. */
  readonly breath: { readonly sound: SoundName; readonly atMs: 'loop' | readonly number[] }
}
