import { create } from 'zustand'

/** What screen readers are told about the page at hand. The live region in the shell speaks it. */
export const useAnnouncement = create<{ readonly text: string }>()(() => ({ text: '' }))

export function announce(text: string): void {
  useAnnouncement.setState({ text })
}
