/** The page on which contributors find their own story. */
export const ownStoryPath = '/exhibits/werkschau/my-story'

/** The path to one's own story. Browsers do not send what follows the `#`, so no log contains the key. */
export const personalLinkPath = (key: string) => `${ownStoryPath}#${key}`

/** The key in an address's fragment, or null where it cannot be one. */
export function personalLinkKeyIn(hash: string): string | null {
  const key = hash.replace(/^#/, '')
  return /^\d{1,12}\.[A-Za-z0-9_-]{43}$/.test(key) ? key : null
}
