/** What the screen can show. The path to it starts at home. */
export type ScreenName = 'home' | 'covers' | 'stories' | 'story' | 'player' | 'share'

export const homeRows = ['covers', 'stories', 'player', 'share', 'language', 'leave'] as const
export type HomeRow = (typeof homeRows)[number]

/** What is in the player: the device's own story, or the voice of a visitor's. */
export type Track = 'own' | number

export interface DeviceState {
  /** It has started; until then it shows how it does (IPOD-01). */
  readonly isOn: boolean
  /** The way from home to the screen at hand, which is the last one. */
  readonly path: readonly [ScreenName, ...ScreenName[]]
  readonly homeRow: number
  /** Ids in the order of covers and list, the share card first; it alone until stories have come. */
  readonly ids: readonly number[]
  readonly hasStories: boolean
  /** Stories that can be heard. */
  readonly voices: readonly number[]
  /** The card in front, the row that is marked, the story that is read. */
  readonly selectedId: number
  /** The story is read in the other language than the one at hand. */
  readonly isInOtherLanguage: boolean
  readonly track: Track
  /** What the wheel does on the player. */
  readonly wheelIs: 'volume' | 'scrub'
  /** The story that was read has been taken off; said until something else is chosen. */
  readonly isRemoved: boolean
}

/** What somebody outside has to do: the machine knows no sound, no page and no language. */
export type DeviceCommand =
  /** Plays what is in the player, or stops it there. */
  | 'togglePlay'
  /** Another track is in: plays it from its start. */
  | 'start'
  /** Another track is in: plays it if the one before was playing. */
  | 'goOn'
  /** The track begins again. */
  | 'rewind'
  | 'switchLanguage'
  | 'leave'

export type DeviceEvent =
  | { readonly type: 'booted' }
  | { readonly type: 'restocked'; readonly ids: readonly number[]; readonly voices: readonly number[] }
  /** The wheel. `rows` are detents, more where it turns fast. */
  | { readonly type: 'turn'; readonly detents: number; readonly rows: number }
  | { readonly type: 'centre' }
  | { readonly type: 'menu' }
  | { readonly type: 'home' }
  | { readonly type: 'play' }
  | { readonly type: 'next' }
  /** `positionSeconds`: into the track; only near its beginning it leads to the one before. */
  | { readonly type: 'previous'; readonly positionSeconds: number }
  /** A finger on a row of the menu. */
  | { readonly type: 'chooseRow'; readonly row: HomeRow }
  /** A finger on a story; on the cover in front and on a row it opens. */
  | { readonly type: 'chooseStory'; readonly id: number }
  | { readonly type: 'readIn'; readonly isOther: boolean }
  | { readonly type: 'wheelIs'; readonly wheelIs: 'volume' | 'scrub' }
