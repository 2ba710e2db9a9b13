import { useDeferredValue, useState } from 'react'

/**
 * Which cards are printed: the drawings are large, so that a card is when it comes to lie on top, and stays so; all
 * others, and their backs, follow once the page is there.
 * @param top index of the card on top
 */
export function usePrintedCards(top: number): {
  readonly areAll: boolean
  isPrinted(index: number): boolean
} {
  const areAll = useDeferredValue(true, false)
  const [wereOnTop, setWereOnTop] = useState([top])
  if (!wereOnTop.includes(top)) setWereOnTop([...wereOnTop, top])
  return { areAll, isPrinted: (index) => areAll || wereOnTop.includes(index) }
}
