import { visitStore } from '#lib/browser/storage.ts'
import { toast } from '#state/toasts.ts'
import { startNewVisit } from '#state/visit.ts'
import { forgetScroll } from '../scrollMemory.ts'
import { reloadCountKey, restartDueKey } from '../updates/reload.ts'

/**
 * Forgets everything personal (TAPE-07b): what was kept for the visit (drafts, language, loudness), where pages were
 * scrolled to, and whatever the page on screen holds: it is built anew. Tokens, theme and what still waits to be sent
 * are kept elsewhere and stay.
 */
export function endVisit(): void {
  // How often this screen had to reload, and that its machine is to be restarted, is nobody's.
  visitStore.clear([reloadCountKey, restartDueKey])
  forgetScroll()
  toast.dismissAll()
  startNewVisit()
}
