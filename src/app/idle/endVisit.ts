import { visitStore } from '#lib/browser/storage.ts'
import { toast } from '#state/toasts.ts'
import { startNewVisit } from '#state/visit.ts'
import { forgetScroll } from '../scrollMemory.ts'
import { reloadCountKey, restartDueKey } from '../updates/reload.ts'

/**
 * Deletes everything personal (TAPE-07b): drafts, language, volume, scroll positions, and the state of the page, which
 * is rebuilt. Tokens, theme and unsent submissions are stored elsewhere and stay.
 */
export function endVisit(): void {
  // The count of reloads and the pending restart belong to the kiosk, not to the visitor.
  visitStore.clear([reloadCountKey, restartDueKey])
  forgetScroll()
  toast.dismissAll()
  startNewVisit()
}
