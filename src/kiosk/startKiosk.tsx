import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { fill } from '#lib/text/fill.ts'
import { kioskWords } from '#content/kiosk.ts'
import { storeSelfTest } from '#state/kiosk.ts'
import { toast } from '#state/toasts.ts'
import { Attract } from './attract/Attract.tsx'
import { followHours } from './hours/followHours.ts'
import { keepAwake } from './hours/keepAwake.ts'
import { Night } from './hours/Night.tsx'
import { createKeyboard } from './keyboard/createKeyboard.ts'
import { languageAt } from './keyboard/language.ts'
import { isAdminOpen } from './lock/isAdminOpen.ts'
import { lockDocument } from './lock/lockDocument.ts'
import { requestReload } from '#app/updates/reload.ts'

/**
 * What only a kiosk does on its page: it is locked against the browser's own gestures, has a keyboard, invites while
 * it is unused and is black outside of its hours. It is no part of the pages: a page that fails stops nothing of it,
 * nor does one of its parts stop another.
 */
export function startKiosk(): void {
  begin('lock', () => {
    lockPage(document)
    followFrames(lockPage)
  })
  begin('keyboard', () => followFrames(createKeyboard().follow))
  begin('hours', () =>
    followHours({
      onSelfTest: () => void testItself(),
      onOpening: () => void requestReload('opening'),
    }),
  )
  begin('wake lock', keepAwake)
  begin('invitation', () => render(<Attract />))
  begin('night', () => render(<Night />))
}

function render(part: ReactNode): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<StrictMode>{part}</StrictMode>)
}

function begin(part: string, run: () => void): void {
  try {
    run()
  } catch (error) {
    console.error(`This kiosk has no ${part}`, error)
  }
}

function lockPage(page: Document): void {
  lockDocument(page, { onLeaving: warnThatItStays, maySave: () => isAdminOpen(location.pathname) })
  if (page.defaultView !== null) lockWindow(page.defaultView)
}

function warnThatItStays(address: string): void {
  const language = languageAt(document.documentElement)
  toast.notice(fill(kioskWords[language].linkStays, { address }), { lang: language })
}

/**
 * Calls for each page of this origin that is shown in a frame, whenever one has been loaded. What is passed goes with
 * its page: nothing is to be taken back.
 */
function followFrames(onDocument: (page: Document) => void): void {
  const watchFrame = (frame: HTMLIFrameElement) => {
    if (frame.contentDocument !== null) onDocument(frame.contentDocument)
  }
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) watchFrame(target)
    },
    true,
  )
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentDocument?.readyState === 'complete') watchFrame(frame)
  }
}

/** Tests this kiosk while no visitor uses it, and reports the result with its heartbeats (HOURS-07). */
async function testItself(): Promise<void> {
  try {
    const { runUnattended } = await loadChunk('selfTest', () => import('#admin/selfTest/unattended.ts'))
    storeSelfTest(await runUnattended())
  } catch (error) {
    console.error('This kiosk could not try itself', error)
  }
}

/** On a kiosk no script opens a window or a printer's dialog. */
function lockWindow(view: Window): void {
  view.open = () => null
  view.print = () => {}
}
