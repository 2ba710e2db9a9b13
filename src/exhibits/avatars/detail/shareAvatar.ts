/** What a native sheet is handed. */
export interface ShareCard {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** `unavailable`: this browser has no sheet, or refuses it here. `closed`: the visitor thought better of it. */
type ShareOutcome = 'shared' | 'closed' | 'unavailable'

/** Opens the browser's own sheet (AVA-04). Must come straight from a press: browsers ask for one. */
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
