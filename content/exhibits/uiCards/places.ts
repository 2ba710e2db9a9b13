/** The cards in their order, each by the last part of its address. */
export const cardIds = ['lisa-os', 'system-1', 'nextstep', 'os-x'] as const
export type CardId = (typeof cardIds)[number]

/** Every place of the deck by its address; an unknown one leads to the first. */
export const cardPlaces = ['start', ...cardIds, 'end'] as const
export type CardPlace = (typeof cardPlaces)[number]
