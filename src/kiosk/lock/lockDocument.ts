import { leavingAddress } from './externalLink.ts'
import { isLockedKey } from './lockedKeys.ts'
import './lock.css'

const field = 'input, textarea, [contenteditable]'

/** What a page shows and does in a window of its own is the exhibition's; whatever is the browser's is locked. */
interface LockOptions {
  /** A link was pressed that would leave the exhibition. */
  readonly onLeaving: (address: string) => void
  /** Whether the present visitor may save files. */
  readonly maySave: () => boolean
}

/**
 * Locks a document (FIT-04): zoom, menus, marking, dragging, printing, finding, foreign links. It only refuses what the
 * browser would do by default, so the exhibits' own gestures work as before. Returns what unlocks it.
 */
export function lockDocument(page: Document, { onLeaving, maySave }: LockOptions): () => void {
  const listening = new AbortController()
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
    passive = false,
  ) => page.addEventListener(type, listener, { capture: true, passive, signal: listening.signal })
  const refuse = (event: Event) => event.preventDefault()
  const refuseOutsideOfFields = (event: Event) => {
    if (!isIn(event.target, field)) event.preventDefault()
  }

  page.documentElement.dataset.kiosk = ''
  listen('contextmenu', refuse)
  listen('selectstart', refuseOutsideOfFields)
  // Files that are dropped would take the page's place.
  listen('dragover', refuse)
  listen('drop', refuseOutsideOfFields)
  listen('dragstart', (event) => {
    if (!isIn(event.target, '[draggable="true"]')) event.preventDefault()
  })
  listen('wheel', (event) => {
    if (event.ctrlKey) event.preventDefault()
  })
  listen('keydown', (event) => {
    if (isLockedKey(event)) event.preventDefault()
  })
  // A wheel pressed scrolls by itself; the side keys of a mouse go back and forth.
  for (const type of ['mousedown', 'mouseup', 'auxclick'] as const) {
    listen(type, (event) => {
      if (event.button !== 0) event.preventDefault()
    })
  }
  listen('click', (event) => {
    const link = isIn(event.target, 'a[href]')
    if (link === null) return
    const address = leavingAddress(
      {
        href: 'href' in link ? String(link.href) : '',
        target: link.getAttribute('target') ?? '',
        download: link.getAttribute('download'),
      },
      page.location.origin,
      maySave(),
    )
    if (address === null) return
    event.preventDefault()
    onLeaving(address)
  })
  return () => {
    listening.abort()
    delete page.documentElement.dataset.kiosk
  }
}

/** The element that the event happened in, of whatever frame; null where it is in none like it. */
function isIn(target: EventTarget | null, selector: string): Element | null {
  return target !== null && 'closest' in target && typeof target.closest === 'function'
    ? target.closest(selector)
    : null
}
