/** The data for native sharing. */
export interface ShareCard {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** `unavailable`: the browser has no native sharing, or refuses. `closed`: the visitor cancelled. */
type ShareOutcome = 'shared' | 'closed' | 'unavailable'

/** Opens native sharing (AVA-04). Call it in a gesture. */
export async function shareNatively(card: ShareCard): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unavailable'
  try {
    await navigator.share({ ...card })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    console.warn('The browser has a sheet to share with and does not open it', error)
    return 'unavailable'
  }
}
