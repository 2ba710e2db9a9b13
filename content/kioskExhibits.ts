import { chooser } from './exhibits/chooser.ts'
import type { Listed } from './exhibits/exhibit.ts'
import { exhibits } from './exhibits/index.ts'

/** Where a kiosk may begin. */
export const kioskExhibits: readonly Listed[] = [chooser, ...exhibits]

/**
 * Whether a kiosk shows a room; the chooser where anything is shown that returns to it.
 * @param shown ids of exhibits; undefined: all
 */
export function isShown(id: string, shown: readonly string[] | undefined): boolean {
  if (shown === undefined || shown.includes(id)) return true
  return (
    id === chooser.id &&
    exhibits.some((exhibit) => exhibit.idleReturn === chooser.address && shown.includes(exhibit.id))
  )
}

/** What is wrong with the rooms of a kiosk's settings, and with which one; null: nothing. */
export function exhibitProblem(settings: {
  readonly firstExhibit?: string | undefined
  readonly exhibits?: readonly string[] | undefined
}): { readonly kind: 'unknown' | 'hidden'; readonly id: string } | null {
  const { firstExhibit, exhibits: shown } = settings
  const unknown =
    shown?.find((id) => !exhibits.some((exhibit) => exhibit.id === id)) ??
    (firstExhibit !== undefined && !kioskExhibits.some(({ id }) => id === firstExhibit)
      ? firstExhibit
      : undefined)
  if (unknown !== undefined) return { kind: 'unknown', id: unknown }
  return firstExhibit !== undefined && !isShown(firstExhibit, shown)
    ? { kind: 'hidden', id: firstExhibit }
    : null
}
