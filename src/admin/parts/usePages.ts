import { useState } from 'react'

export interface Pages {
  /** For the query of the page at hand: nothing for the first one. */
  readonly cursor: { readonly after?: number }
  readonly isFirst: boolean
  reset(): void
  back(): void
  /** @param after the `next` of the page at hand */
  forward(after: number): void
}

/** Which page of a list is at hand, by the cursors of those before it. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly number[]>([])
  const after = cursors.at(-1)
  return {
    cursor: after === undefined ? {} : { after },
    isFirst: cursors.length === 0,
    reset: () => setCursors([]),
    back: () => setCursors(cursors.slice(0, -1)),
    forward: (next) => setCursors([...cursors, next]),
  }
}
