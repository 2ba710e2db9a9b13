interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** With Ctrl or Cmd: zoom, print, find, save, open, source, history, downloads, bookmarks, reload, address, tools. */
const locked = new Set('+-=0pfgsoujhdrlikwtnq'.split(''))
/** With Alt: back, forward, the browser's start page. */
const lockedWithAlt = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'd', 'f', 'e'])
/** Keys of their own on some keyboards. */
const lockedAlone = new Set([
  'BrowserBack',
  'BrowserForward',
  'BrowserHome',
  'BrowserRefresh',
  'BrowserSearch',
  'BrowserFavorites',
  'ContextMenu',
  'Print',
  'PrintScreen',
  'Find',
  'Help',
  'ZoomIn',
  'ZoomOut',
  'ZoomToggle',
])

/**
 * Whether a key belongs to the browser, not to the exhibition (FIT-04). Copy, paste, cut, undo and select all stay with
 * the fields; AltGr, which is Ctrl and Alt, writes characters.
 */
export function isLockedKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (/^F\d+$/.test(key) || lockedAlone.has(key)) return true
  if (altKey) return !ctrlKey && lockedWithAlt.has(key)
  return (ctrlKey || metaKey) && locked.has(key.toLowerCase())
}
