import { visitStore } from '#lib/storage.ts'
import { toast } from '#state/toasts.ts'
import { startNewVisit } from '#state/visit.ts'
import { kioskReloadKey } from '../kioskReload.ts'
import { forgetScroll } from '../scrollMemory.ts'

/**
 * Forgets everything personal (TAPE-07b): what was kept for the visit (drafts, language, loudness), where pages were
 * scrolled to, and whatever the page on screen holds: it is built anew. Tokens, theme and what still waits to be sent
 * are kept elsewhere and stay.
 */
export function endVisit(): void {
  // How often this screen had to reload is nobody's.
  visitStore.clear([kioskReloadKey])
  forgetScroll()
  toast.dismissAll()
  startNewVisit()
}
