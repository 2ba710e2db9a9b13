import { isServerThere } from '#api/isServerThere.ts'
import { isSending } from '#api/outbox/outbox.ts'
import { after } from '#lib/timers.ts'
import { isIdlePrevented } from '#state/visit.ts'
import { noteReload, type ReloadReason } from '#app/screen/loadReason.ts'

/** Looks again whether somebody still speaks or sends, and whether the server is back, ms. */
const lookMs = 5_000

interface ReloadOptions {
  /** Asked at the last moment; otherwise nothing happens. */
  readonly isWanted?: () => boolean
  readonly onReload?: () => void
}

let isUnderWay = false

/**
 * Reloads a screen in the museum, once nobody speaks into it and nothing is being sent, and only when there is something
 * to load: a browser that finds no server shows a page of its own, from which nothing leads back.
 */
export function reload(reason: ReloadReason, options: ReloadOptions = {}): void {
  if (isUnderWay) return
  isUnderWay = true
  void tryReload(reason, options)
}

async function tryReload(reason: ReloadReason, options: ReloadOptions): Promise<void> {
  const canStart = isKeptHere() || (await isServerThere())
  if (options.isWanted?.() === false) {
    isUnderWay = false
    return
  }
  if (!canStart || isIdlePrevented() || isSending()) {
    after(lookMs, () => void tryReload(reason, options))
    return
  }
  isUnderWay = false
  options.onReload?.()
  noteReload(reason)
  location.reload()
}

/** A service worker has the pages, whatever has become of the server. */
const isKeptHere = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
