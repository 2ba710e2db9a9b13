import type { AdminView } from '../views.ts'

let last: AdminView | null = null
let hasGone = false

/** Tells which part is asked for, before its code has come. */
export function goTo(view: AdminView): void {
  hasGone ||= last !== null && last !== view
  last = view
}

/** False at the first part that this page load asks for: nobody has gone anywhere yet. */
export const hasGoneSomewhere = () => hasGone
