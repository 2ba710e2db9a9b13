/**
 * Copies a text. The clipboard API needs https, and a kiosk may be served over plain http: there the text is selected
 * and copied by `execCommand`.
 * @param shown the element that shows the text; it stays selected if copying fails
 * @returns whether the text is on the clipboard
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
  // While a modal dialog is open, nothing outside it can be selected.
  const place = document.querySelector('dialog:modal') ?? document.body
  return place.appendChild(element)
}
