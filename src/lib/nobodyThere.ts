import { create } from 'zustand'

/**
 * Whether a screen in the museum stands at its start with nobody before it (FIT-04). Then it invites, and whatever waits
 * for such a moment may happen.
 */
export const useNobodyThere = create<{ readonly isNobodyThere: boolean }>()(() => ({ isNobodyThere: false }))
