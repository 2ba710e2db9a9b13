import type { Me } from '#contract/staff.ts'

/** What every part of the admin pages is given. */
export interface ViewProps {
  /** null until the server has said, or where it does not. */
  readonly me: Me | null
}
