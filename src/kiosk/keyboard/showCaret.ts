import { type TextField, textFieldOf } from './textField.ts'

/** Scrolls an area so that the line that is written on is in view: what is written by script alone does not do it. */
export function showCaret(field: TextField): void {
  if (field.tagName !== 'TEXTAREA' || field.scrollHeight <= field.clientHeight) return
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  const caret = (selectionDirection === 'backward' ? selectionStart : selectionEnd) ?? 0
  // The word at the caret may be too long for the line that it begins on.
  const [word = ''] = /^\S*/.exec(value.slice(caret)) ?? []
  const bottom =
    Number.parseFloat(getComputedStyle(field).paddingTop) + heightOf(value.slice(0, caret) + word, field)
  const top = bottom - heightOf('', field)
  field.scrollTop = Math.max(Math.min(field.scrollTop, top), bottom - field.clientHeight)
}

/** How high a text is in an area like this one, CSS px. */
function heightOf(text: string, like: TextField): number {
  const area = textFieldOf(like.cloneNode())
  if (area === null) return 0
  area.value = text
  area.placeholder = ''
  area.style.cssText = `position: absolute; visibility: hidden; field-sizing: fixed; box-sizing: border-box;
    width: ${like.offsetWidth}px; height: 0; min-height: 0; padding-block: 0; border-block: 0`
  like.after(area)
  const { scrollHeight } = area
  area.remove()
  return scrollHeight
}
