/** The screens of the player. Every path starts at home. */
export type ScreenName = 'home' | 'covers' | 'stories' | 'story' | 'player' | 'share'

export const homeRows = ['covers', 'stories', 'player', 'share', 'language', 'leave'] as const
export type HomeRow = (typeof homeRows)[number]

/** The device's narration, or a visitor's voice. */
export type Track = 'own' | number

export interface DeviceState {
  /** Started; until then the start is shown (IPOD-01). */
  readonly isOn: boolean
  /** The path from home to the present screen, which is last. */
  readonly path: readonly [ScreenName, ...ScreenName[]]
  readonly homeRow: number
  /** Ids in the order of covers and list, the share card first; the share card alone until stories have loaded. */
  readonly ids: readonly number[]
  readonly hasStories: boolean
  /** Stories with a voice. */
  readonly voices: readonly number[]
  /** The front cover, the marked row, or the open story. */
  readonly selectedId: number
  /** The story is shown in the other language. */
  readonly isInOtherLanguage: boolean
  readonly track: Track
  /** What the wheel changes on the player's screen. */
  readonly wheelIs: 'volume' | 'scrub'
  /** The open story was withdrawn; shown until something else is selected. */
  readonly isRemoved: boolean
}

/** What the caller has to do: the machine has no sound, page or language. */
export type DeviceCommand =
  /** Plays or pauses the track. */
  | 'togglePlay'
  /** Plays the new track from its start. */
  | 'start'
  /** Plays the new track if the one before was playing. */
  | 'goOn'
  /** Restarts the track. */
  | 'rewind'
  | 'switchLanguage'
  | 'leave'

export type DeviceEvent =
  | { readonly type: 'booted' }
  | { readonly type: 'restocked'; readonly ids: readonly number[]; readonly voices: readonly number[] }
  /** `rows` are detents, more on fast turns. */
  | { readonly type: 'turn'; readonly detents: number; readonly rows: number }
  | { readonly type: 'centre' }
  | { readonly type: 'menu' }
  | { readonly type: 'home' }
  | { readonly type: 'play' }
  | { readonly type: 'next' }
  /** `positionSeconds`: into the track. Only near its start «previous» goes to the track before. */
  | { readonly type: 'previous'; readonly positionSeconds: number }
  /** A touch on a row of the menu. */
  | { readonly type: 'chooseRow'; readonly row: HomeRow }
  /** A touch on a story; it opens the front cover or a row. */
  | { readonly type: 'chooseStory'; readonly id: number }
  | { readonly type: 'readIn'; readonly isOther: boolean }
  | { readonly type: 'wheelIs'; readonly wheelIs: 'volume' | 'scrub' }
