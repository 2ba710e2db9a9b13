import type { PlanetId } from '#lib/galaxy/ids.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import type { SkyLive } from '#lib/galaxy/live.ts'
import type { SkyStory } from '#lib/galaxy/story.ts'
import type { Edges } from '#lib/galaxy/view.ts'
import type { VoiceLive } from '#lib/sound/voiceLive.ts'

/**
 * The page owns the choice and the focus; the sky reports presses. Both read one placement, from
 * `createPlacer().place(ids)` in lib/galaxy/placement.ts, and one `createSkyLive()` from lib/galaxy/live.ts. The page
 * owns these: view and time outlive a lost graphics context.
 */
export interface SkyProps {
  readonly live: SkyLive
  readonly stories: readonly SkyStory[]
  /** Positions of all stories, the two fixed planets and the device. */
  readonly placement: Placement
  /** Titles of the two fixed planets and the device. */
  readonly fixedLabels: { readonly home: string; readonly share: string; readonly device: string }
  /** The device speaks: its ring follows `deviceVoice`. */
  readonly playing: boolean
  readonly deviceVoice: Readonly<VoiceLive>
  /** Level of the chosen story; its atmosphere follows it while `speaking`. */
  readonly storyVoice: Readonly<VoiceLive>
  readonly speaking: boolean
  /** The planet under the pointer or with the keyboard focus: ringed, with its title, and brought into view. */
  readonly focused: PlanetId | null
  /** The camera flies to it, and back when this becomes null. */
  readonly chosen: PlanetId | null
  /** What the page covers: a chosen planet is centred in the rest. */
  readonly covered: Edges
  /** New planets, which rise once they are listed here. */
  readonly arriving: readonly PlanetId[]
  /** Starts the flight 'Back to Earth', which ends with `onLanded(homePlanet)`. */
  readonly leaving: boolean
  /**
   * Element for gestures: covers the picture under the page's buttons, with `touch-action: none`. The sky handles
   * taps, pans, pinches, wheel and hovering on it; the page handles keys.
   */
  readonly surface: HTMLElement | null
  /** A planet or the device was tapped; null for the empty sky. */
  readonly onChoose: (id: PlanetId | null) => void
  /** A pointer hovers; null when it has left. */
  readonly onFocus: (id: PlanetId | null) => void
  /** The camera has arrived at the chosen planet or, after the flight 'Back to Earth', at `homePlanet`. */
  readonly onLanded: (id: PlanetId) => void
}
