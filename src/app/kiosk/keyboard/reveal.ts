import { showCaret } from './showCaret.ts'
import { type TextField, textFieldOf } from './textField.ts'

/** Air around a field, CSS px. */
const air = 16

/**
 * Moves the page so that a field stands above the keyboard: by scrolling where something scrolls, by shifting the whole
 * page where it is as large as the screen. An area taller than the room above becomes as tall as that room, with the
 * line that is written on in view. Where both find room, the field behind it in its form stands there, too: it is what
 * somebody touches next.
 * @param top of the keyboard, CSS px from the top of the screen
 */
export function reveal(field: TextField, top: number): void {
  unshift()
  const room = top - 2 * air
  if (field.getBoundingClientRect().height > room) {
    field.style.maxHeight = `${room}px`
    field.style.minHeight = '0'
  }
  const { above } = placeOf(field)
  const { bottom } = placeOf(withNext(field, room))
  const rest = scroll(field, Math.max(bottom + air - top, Math.min(0, above - air)))
  const root = document.getElementById('root')
  // Dialogs lie over the page and make room by themselves.
  if (rest > 0 && root !== null && field.closest('dialog:modal') === null)
    root.style.translate = `0 ${-rest}px`
  showCaret(field)
}

/** The next field of the form, where it is no further from the top of this one than there is room; else this one. */
function withNext(field: TextField, room: number): TextField {
  const all = [...(field.form?.elements ?? [])]
  const [next = field] = all.slice(all.indexOf(field) + 1).flatMap((element) => textFieldOf(element) ?? [])
  const { top, height } = field.getBoundingClientRect()
  const way = next.getBoundingClientRect().bottom - top
  return way > height && way <= room ? next : field
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

/** Edges of the field on the screen, CSS px from its top. */
function placeOf(field: TextField): { readonly bottom: number; readonly above: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const frameTop = field.ownerDocument.defaultView?.frameElement?.getBoundingClientRect().top ?? 0
  return { above: top + frameTop, bottom: bottom + frameTop }
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
