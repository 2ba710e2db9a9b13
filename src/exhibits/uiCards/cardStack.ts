import { cardPlaces, type CardPlace } from '#content/exhibits/uiCards/places.ts'

/** Index in the stack: -1 is the start, 0 to n-1 the cards, n the end (CARD-01). */
export interface StackState {
  readonly index: number
  /** The card on top shows its back. */
  readonly isTurned: boolean
}

export type StackEvent =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'turn' }

export const firstIndex = -1
export const lastIndex = cardPlaces.length - 2

/** The stack as a pure function. Another card always shows its front; start and end have no back. */
export function nextStack(stack: StackState, event: StackEvent): StackState {
  switch (event.type) {
    case 'step':
      return go(stack, stack.index + event.by)
    case 'go':
      return go(stack, event.index)
    case 'turn':
      return isCard(stack.index) ? { ...stack, isTurned: !stack.isTurned } : stack
  }
}

function go(stack: StackState, wanted: number): StackState {
  const index = Math.min(lastIndex, Math.max(firstIndex, wanted))
  return index === stack.index ? stack : { index, isTurned: false }
}

/** Neither start nor end. */
export const isCard = (index: number) => index > firstIndex && index < lastIndex

/** @param id the last segment of the address; undefined or unknown is the start */
export function indexOf(id: string | undefined): number {
  const place = cardPlaces.findIndex((known) => known === id)
  return Math.max(0, place) + firstIndex
}

export const placeAt = (index: number): CardPlace => cardPlaces[index - firstIndex] ?? 'start'

export const addressOf = (index: number) => `/exhibits/ui-cards/${placeAt(index)}`
