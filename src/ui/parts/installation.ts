import type { CSSProperties } from 'react'
import type { DefaultParams } from 'wouter'
import type { Exhibit } from '#content/exhibits/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import type { LazyComponent } from '#lib/browser/lazyComponent.ts'
import type { HallDevice } from '#scenes/hall/hallDevice.ts'
import type { OnShowProps } from '#scenes/hall/nearness.ts'
import type { Still } from '#content/stills.gen.ts'

export interface PageProps {
  /** The named parts of the address, e.g. `uuid`. */
  readonly params: DefaultParams
}

/** An exhibit as it is installed: its facts, and what shows them. */
export interface Installation {
  readonly exhibit: Exhibit
  readonly page: LazyComponent<PageProps>
  /** Pages of their own, by their patterns. */
  readonly otherPages?: Readonly<Record<string, LazyComponent<PageProps>>>
  /** Its addresses are places of one page: between them it stays, with focus and scroll. */
  readonly isOnePlace?: true
  /** For the invitation of a kiosk; otherwise the picture in public/pictures is shown as a print on paper. */
  readonly poster?: Poster
  /** How it stands in the chooser; otherwise it does not. */
  readonly pedestal?: Pedestal
}

/** A room, seen from the door: it fills the screen. */
export interface Poster {
  readonly upright: Still
  readonly lying: Still
  /** Words on it are light, or dark. */
  readonly isDark: boolean
  /** The object is never cut. */
  readonly isWhole?: true
  /** How it lies on the screen: `--back`, `--lift`, `--aside`, `--veil`, `--veil-full`, `--measure`. */
  readonly style?: CSSProperties
  /** Drawn in place of the still. */
  readonly Picture?: LazyComponent<PosterPictureProps>
}

export interface PosterPictureProps {
  readonly still: Still
  readonly className: string | undefined
}

export interface Pedestal extends HallDevice {
  readonly OnShow: LazyComponent<OnShowProps>
  /** The device alone, where no hall is drawn. */
  readonly still: Still
  /** What is heard with somebody near: a loop, or once at each of these times in milliseconds. */
  readonly breath: { readonly sound: SoundName; readonly atMs: 'loop' | readonly number[] }
}
