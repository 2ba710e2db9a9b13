/**
 * Copies a text. The clipboard proper is for https only, and a museum's kiosk may be on plain http: there the text is
 * marked and copied as a hand would.
 * @param shown where the page shows the text; if it cannot be copied, it stays marked
 * @returns whether it is on the clipboard
 */
export async function copyText(text: string, shown?: HTMLElement | null): Promise<boolean> {
  if (isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch (error) {
      console.warn('The clipboard refuses; the text is copied by marking it', error)
    }
  }
  const marked = shown ?? unseen(text)
  getSelection()?.selectAllChildren(marked)
  const isCopied = document.execCommand('copy')
  if (marked !== shown) marked.remove()
  return isCopied
}

function unseen(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  element.ariaHidden = 'true'
  element.style.cssText = 'position: fixed; opacity: 0; white-space: pre; user-select: text'
  // Beside a modal dialog nothing can be marked.
  const place = document.querySelector('dialog:modal') ?? document.body
  return place.appendChild(element)
}
