/**
 * Copies a link that the page shows. The clipboard proper is for https only, and a museum's screen may be on plain http:
 * there the text is marked and copied as a hand would. @returns whether it is on the clipboard; if not, it stays marked.
 */
export async function copyLink(link: string, shown: HTMLElement): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(link)
      return true
    } catch (error) {
      console.warn('The clipboard refuses; the link is copied by marking it', error)
    }
  }
  getSelection()?.selectAllChildren(shown)
  return document.execCommand('copy')
}
