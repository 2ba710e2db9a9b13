/** What lies over a page and closes, the topmost last. */
const overlays = 'dialog:modal:not([closedby="none"]), [data-sheet]'

/**
 * Back closes the dialog or sheet that is open, and only then leaves the page; where the browser tells of it before (the
 * Navigation API), and once for each press, so that nobody is held. Returns what stops it.
 */
export function closeOnBack(): () => void {
  const listening = new AbortController()
  const { navigation } = window
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const isBack = event.destination.index < (navigation.currentEntry?.index ?? 0)
      if (event.navigationType !== 'traverse' || !event.cancelable || !isBack) return
      const overlay = [...document.querySelectorAll(overlays)].at(-1)
      if (overlay === undefined) return
      event.preventDefault()
      if (overlay instanceof HTMLDialogElement) overlay.requestClose()
      else overlay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    },
    listening,
  )
  return () => listening.abort()
}
