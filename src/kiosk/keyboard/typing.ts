import type { TextField } from './textField.ts'

/*
 * Types into a field as real keys do: by the browser's own editing, so that limits of length, undoing and listeners
 * work as with real keys.
 */

/** Announces a key to the page. @returns false where the page has taken it for itself */
function strike(field: TextField, key: string): boolean {
  const view = field.ownerDocument.defaultView
  if (view === null) return false
  const event = (type: string) =>
    new view.KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true })
  const goesOn = field.dispatchEvent(event('keydown'))
  field.dispatchEvent(event('keyup'))
  return goesOn
}

export function write(field: TextField, text: string): void {
  if (strike(field, text)) edit(field, 'insertText', text)
}

export function deleteBack(field: TextField): void {
  if (strike(field, 'Backspace')) edit(field, 'delete')
}

/** A new line in an area; in a line of a form what its first button does. */
export function enter(field: TextField): void {
  if (!strike(field, 'Enter')) return
  if (field.tagName === 'TEXTAREA') edit(field, 'insertLineBreak')
  else submitOf(field)?.click()
}

const steps = {
  arrowleft: ['ArrowLeft', 'backward', 'character'],
  arrowright: ['ArrowRight', 'forward', 'character'],
  arrowup: ['ArrowUp', 'backward', 'line'],
  arrowdown: ['ArrowDown', 'forward', 'line'],
} as const

export function moveCaret(field: TextField, step: keyof typeof steps): void {
  const [key, direction, by] = steps[step]
  if (!strike(field, key)) return
  field.focus({ preventScroll: true })
  field.ownerDocument.getSelection()?.modify('move', direction, by)
}

function edit(field: TextField, command: string, text?: string): void {
  field.focus({ preventScroll: true })
  field.ownerDocument.execCommand(command, false, text)
}

/** The button that Enter presses in a form; none where it is disabled. */
function submitOf({ form }: TextField): HTMLElement | null {
  const first = form?.querySelector<HTMLButtonElement>(
    'button:not([type="button"], [type="reset"]), input[type="submit"]',
  )
  return first === undefined || first === null || first.disabled ? null : first
}
