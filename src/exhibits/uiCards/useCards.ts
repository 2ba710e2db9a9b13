import { useMemo } from 'react'
import { cards } from '#content/exhibits/uiCards/cards.ts'
import { editedCard } from '#content/exhibits/uiCards/cardTexts.ts'
import type { OsCard } from '#content/exhibits/uiCards/osCard.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#contract/overridden.ts'

/** The cards with the texts edited by staff (ADMIN-14). */
export function useCards(): readonly OsCard[] {
  const overrides = useOverrides()
  return useMemo(
    () => cards.map((card) => editedCard(card, (key, original) => overridden(overrides, key, original))),
    [overrides],
  )
}

/** The last number of four digits in its date. */
export const yearOf = ({ release }: OsCard) => /\d{4}(?!.*\d{4})/s.exec(release.en)?.[0] ?? ''
