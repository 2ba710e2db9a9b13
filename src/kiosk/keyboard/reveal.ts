import { showCaret } from './showCaret.ts'
import { type TextField, textFieldOf } from './textField.ts'

/** Air around a field, CSS px. */
const air = 16

/**
 * Moves the page so that a field stands above the keyboard: by scrolling where something scrolls, by shifting the whole
 * page where it is as large as the screen. An area taller than the room above becomes as tall as that room, with the
 * line that is written on in view. What a visitor looks at or touches next stands there with it.
 * @param top of the keyboard, CSS px from the top of the screen
 */
export function reveal(field: TextField, top: number): void {
  unshift()
  const space = top - 2 * air
  if (field.getBoundingClientRect().height > space) {
    field.style.maxHeight = `${space}px`
    field.style.minHeight = '0'
  }
  const frameTop = field.ownerDocument.defaultView?.frameElement?.getBoundingClientRect().top ?? 0
  const above = field.getBoundingClientRect().top + frameTop
  const end = Math.min(endOf(field, space) + frameTop, above + space)
  const rest = scroll(field, Math.max(end + air - top, Math.min(0, above - air)))
  const root = document.getElementById('root')
  // Dialogs lie over the page and make space by themselves.
  if (rest > 0 && root !== null && field.closest('dialog:modal') === null)
    root.style.translate = `0 ${-rest}px`
  showCaret(field)
}

/**
 * How far down there is something to be seen with a field: the key that sends where it finds room, else the next field
 * of the form, else what comes before that, below the field's label; of a search what it finds, as long as half of the
 * room.
 */
function endOf(field: TextField, space: number): number {
  const { top, bottom } = field.getBoundingClientRect()
  if (field.type === 'search') {
    const found = field.closest('main')?.getBoundingClientRect().bottom ?? bottom
    return Math.min(found, bottom + space / 2)
  }
  const form = field.form ?? field.closest('section')
  const after = [...(form?.querySelectorAll('input, textarea, button[type="submit"]') ?? [])].filter(
    (each) => field.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const ways = [after.find(({ tagName }) => tagName === 'BUTTON'), after.find(textFieldOf)]
  const ends = ways
    .flatMap((each) => each?.getBoundingClientRect().bottom ?? [])
    .filter((end) => end > bottom)
  if (ends.length === 0) return bottom
  const label = field.labels?.[0]?.getBoundingClientRect().top ?? top
  return ends.find((end) => end - top <= space) ?? Math.max(bottom, label + space)
}

/** Lets a field be as tall again as its page wants it. */
export function release(field: TextField): void {
  field.style.removeProperty('max-height')
  field.style.removeProperty('min-height')
}

/** Puts the page back where it was. */
export function unshift(): void {
  document.getElementById('root')?.style.removeProperty('translate')
}

/** Scrolls what is around the field, from the inside out, through the frame that shows its page. @returns the rest, px */
function scroll(field: TextField, px: number): number {
  let rest = px
  let box: Element | null = field.parentElement
  while (box !== null && rest !== 0) {
    if (scrolls(box)) {
      const before = box.scrollTop
      box.scrollTop += rest
      rest -= box.scrollTop - before
    }
    box = box.parentElement ?? box.ownerDocument.defaultView?.frameElement ?? null
  }
  return rest
}

function scrolls(box: Element): boolean {
  if (box === box.ownerDocument.scrollingElement) return true
  const overflow = box.ownerDocument.defaultView?.getComputedStyle(box).overflowY
  return overflow === 'auto' || overflow === 'scroll'
}
