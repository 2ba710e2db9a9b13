import type { PlanetId } from '#lib/galaxy/ids.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import type { SkyLive } from '#lib/galaxy/live.ts'
import type { SkyStory } from '#lib/galaxy/story.ts'

export type { SkyStory } from '#lib/galaxy/story.ts'

/** What is heard now; read every frame, never a reason to render. */
export interface SkyVoice {
  /** Loudness, 0 to 1. */
  readonly level: number
  /** Loudness a band, 0 to 1, low to high: the same array every frame, of any length. */
  readonly bands: Float32Array
}

/** CSS px from the edges of the screen that something of the page covers. */
interface SkyEdges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The page owns what is chosen and focused; the sky tells what was pressed. Both read one placement, made by
 * `createPlacer().place(ids)` of lib/galaxy/placement.ts, and one `createSkyLive()` of lib/galaxy/live.ts, which the page keeps: view
 * and time in it outlive a lost graphics context.
 */
export interface SkyProps {
  readonly live: SkyLive
  readonly stories: readonly SkyStory[]
  /** Places of all stories, of the two fixed planets and of the device. */
  readonly placement: Placement
  /** Under the two fixed planets and the device. */
  readonly fixedLabels: { readonly home: string; readonly share: string; readonly device: string }
  /** The device speaks: its ring is lit and follows `deviceVoice`. */
  readonly playing: boolean
  readonly deviceVoice: SkyVoice
  /** Of the chosen story; its atmosphere follows it while `speaking`. */
  readonly storyVoice: SkyVoice
  /** The voice of the chosen story plays. */
  readonly speaking: boolean
  /** Under the pointer or the keyboard: ringed, its title always shown. Brought into the picture if it is outside. */
  readonly focused: PlanetId | null
  /** The camera flies to it and back when it becomes null. */
  readonly chosen: PlanetId | null
  /** What the page covers: a chosen planet comes into the middle of what is left. */
  readonly covered: SkyEdges
  /** New ones, which rise as soon as they are named here; the page may let go of them after `onRisen`. */
  readonly arriving: readonly PlanetId[]
  /** The flight 'Back to Earth', at whose end `onLanded(homePlanet)` comes. */
  readonly leaving: boolean
  /**
   * Where gestures happen: an element of the page over the whole picture, under its buttons, with `touch-action: none`.
   * Taps, pans, pinches, wheel and hovering are listened to here; keys are the page's own.
   */
  readonly surface: HTMLElement | null
  /** A planet was tapped, the two fixed ones too; null is the empty sky. */
  readonly onChoose: (id: PlanetId | null) => void
  /** A pointer hovers; null when it has left. */
  readonly onFocus: (id: PlanetId | null) => void
  /** The device was pressed. */
  readonly onToggleDevice: () => void
  /** The camera has arrived at the chosen planet or, after the flight 'Back to Earth', at `homePlanet`. */
  readonly onLanded: (id: PlanetId) => void
  /** It stands in its place. */
  readonly onRisen: (id: PlanetId) => void
}
