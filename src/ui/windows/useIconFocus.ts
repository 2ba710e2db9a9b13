import { type RefObject, useEffect } from 'react'

/** While no window is in front of a desktop, its icons have the keys. */
export function useIconFocus(icons: RefObject<HTMLElement | null>, hasWindow: boolean): void {
  useEffect(
    function focusIcons() {
      if (hasWindow || document.activeElement !== document.body) return
      icons.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus({ preventScroll: true })
    },
    [icons, hasWindow],
  )
}
