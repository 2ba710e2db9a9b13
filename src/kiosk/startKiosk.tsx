import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fill } from '#lib/text/fill.ts'
import { kioskWords } from '#content/kiosk.ts'
import { toast } from '#state/toasts.ts'
import { AttractHost } from './attract/AttractHost.tsx'
import { followFrames } from './followFrames.ts'
import { followHours } from './hours/followHours.ts'
import { keepAwake } from './hours/keepAwake.ts'
import { NightHost } from './hours/NightHost.tsx'
import { testItself } from './hours/testItself.ts'
import { createKeyboard } from './keyboard/createKeyboard.ts'
import { languageAt } from './keyboard/language.ts'
import { isAdminOpen } from './lock/isAdminOpen.ts'
import { lockDocument } from './lock/lockDocument.ts'
import { lockWindow } from './lock/lockWindow.ts'
import { requestReload } from '#app/updates/reload.ts'

/**
 * What only a kiosk does on its page: it is locked against the browser's own gestures, has a keyboard, invites while
 * nobody is there and is black outside of its hours. It is no part of the pages: a page that fails stops nothing of it,
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
  begin('invitation', () => render(<AttractHost />))
  begin('night', () => render(<NightHost />))
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
    console.error(`This screen has to do without its ${part}`, error)
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
