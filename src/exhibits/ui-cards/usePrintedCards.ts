import { startTransition, useEffect, useState } from 'react'
import { useStir } from '../../lib/useStir.ts'

/**
 * Which cards are printed: the drawings are large, so that a card is when it comes to lie on top, and stays so; all
 * others, and their backs, are once somebody is there to leaf.
 * @param top index of the card on top
 */
export function usePrintedCards(top: number): {
  readonly areAll: boolean
  isPrinted(index: number): boolean
} {
  const hasStirred = useStir()
  const [areAll, setAreAll] = useState(false)
  const [wereOnTop, setWereOnTop] = useState([top])
  if (!wereOnTop.includes(top)) setWereOnTop([...wereOnTop, top])
  useEffect(
    function printRest() {
      if (hasStirred) startTransition(() => setAreAll(true))
    },
    [hasStirred],
  )
  return { areAll, isPrinted: (index) => areAll || wereOnTop.includes(index) }
}
