import { create } from 'zustand'

interface Visit {
  /** Counts the visits of this page load. A page of another visit is another page: nothing of it stays. */
  readonly number: number
  startAnew(): void
}

export const useVisit = create<Visit>()((set) => ({
  number: 1,
  startAnew: () => set(({ number }) => ({ number: number + 1 })),
}))
