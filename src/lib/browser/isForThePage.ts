/**
 * Whether what was pressed is meant for the exhibit as a whole: not for the menu, a dialog, a message or a key of the
 * head. Its heading has the focus of whoever comes from another page.
 */
export function isForThePage(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true
  return target.closest('main, dialog, h1')?.matches('main, h1') === true
}
