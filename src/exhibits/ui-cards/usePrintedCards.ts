import { startTransition, useEffect, useState } from 'react'

/** What tells that somebody is there to leaf. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/**
 * Which cards are printed: the drawings are large, so that a card is when it comes to lie on top, and stays so; all
 * others, and their backs, are at the first interaction.
 * @param top index of the card on top
 */
export function usePrintedCards(top: number): {
  readonly areAll: boolean
  isPrinted(index: number): boolean
} {
  const [areAll, setAreAll] = useState(false)
  const [wereOnTop, setWereOnTop] = useState([top])
  if (!wereOnTop.includes(top)) setWereOnTop([...wereOnTop, top])
  useEffect(function printRest() {
    const listening = new AbortController()
    const print = () => {
      listening.abort()
      startTransition(() => setAreAll(true))
    }
    for (const interaction of interactions)
      addEventListener(interaction, print, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return { areAll, isPrinted: (index) => areAll || wereOnTop.includes(index) }
}
