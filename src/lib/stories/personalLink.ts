/** The page on which contributors find their own story. */
export const ownStoryPath = '/exhibits/werkschau/my-story'

/**
 * The path to one's own story. The key stands behind the `#`, which browsers never send, so no log and no count of
 * pages contains it.
 */
export const personalLinkPath = (key: string) => `${ownStoryPath}#${key}`

/** The key in an address's fragment, or null where it cannot be one. */
export function personalLinkKeyIn(hash: string): string | null {
  const key = hash.replace(/^#/, '')
  return /^\d{1,12}\.[A-Za-z0-9_-]{43}$/.test(key) ? key : null
}
