/** The page where somebody finds the story they left. */
export const ownStoryPath = '/exhibits/werkschau/my-story'

/**
 * The way back to one's own story. The key stands behind the `#`: browsers never send that to a server, so it is in no
 * log and in no count of pages.
 */
export const personalLinkPath = (key: string) => `${ownStoryPath}#${key}`

/** The key in an address's fragment, or null where it cannot be one. */
export function personalLinkKeyIn(hash: string): string | null {
  const key = hash.replace(/^#/, '')
  return /^\d{1,12}\.[A-Za-z0-9_-]{43}$/.test(key) ? key : null
}
