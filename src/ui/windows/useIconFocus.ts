import { type RefObject, useEffect } from 'react'

/** Focuses a desktop's icons while no window is in front. */
export function useIconFocus(icons: RefObject<HTMLElement | null>, hasWindow: boolean): void {
  useEffect(
    function focusIcons() {
      if (hasWindow || document.activeElement !== document.body) return
      icons.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus({ preventScroll: true })
    },
    [icons, hasWindow],
  )
}
