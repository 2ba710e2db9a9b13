import type { DeckState } from '#lib/tape/deck.ts'

/** The reels turn: played or wound. */
export const isMoving = ({ mode }: Pick<DeckState, 'mode'>) =>
  mode === 'playing' || mode === 'rewinding' || mode === 'fastForwarding' || mode === 'fullRewinding'
