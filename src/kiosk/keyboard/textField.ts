export type TextField = HTMLInputElement | HTMLTextAreaElement

const textTypes = new Set(['text', 'email', 'search', 'password', 'number', 'tel', 'url'])

/** The field that takes text at an event's target, of this page or of one in a frame; null for anything else. */
export function textFieldOf(target: EventTarget | null): TextField | null {
  const view = viewOf(target)
  if (view === null) return null
  if (target instanceof view.HTMLTextAreaElement) return isWritable(target) ? target : null
  if (!(target instanceof view.HTMLInputElement)) return null
  return textTypes.has(target.type) && isWritable(target) ? target : null
}

const isWritable = (field: TextField) => !field.readOnly && !field.disabled

/** Each frame has classes of its own. */
function viewOf(target: EventTarget | null): (Window & typeof globalThis) | null {
  if (target === null || !('ownerDocument' in target)) return null
  const { ownerDocument } = target
  if (ownerDocument === null || typeof ownerDocument !== 'object' || !('defaultView' in ownerDocument))
    return null
  return isView(ownerDocument.defaultView) ? ownerDocument.defaultView : null
}

const isView = (view: unknown): view is Window & typeof globalThis =>
  typeof view === 'object' && view !== null && 'HTMLInputElement' in view
