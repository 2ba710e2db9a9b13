import { create } from 'zustand'

/** Text for screen readers about the current page, read out by the shell's live region. */
export const useAnnouncement = create<{ readonly text: string }>()(() => ({ text: '' }))

export function announce(text: string): void {
  useAnnouncement.setState({ text })
}
