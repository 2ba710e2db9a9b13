/**
 * Controls that cannot be brought into the lower half of the screen, at least a target's height of each: what scrolls is
 * looked at as it lies at the top, from where it can only be brought further up. And controls that do not scroll, below
 * the head at the foot, or in that head below something else. Runs in the page.
 */
export function controlsOutOfReach(): string[] {
  const middle = innerHeight / 2
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary):not([href="#main"])',
  )
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
  return [...controls].flatMap((control) => {
    const isThere =
      control.checkVisibility({ visibilityProperty: true }) &&
      // What lies on the player's display is done on its wheel, too.
      control.closest('[inert], [data-display]') === null &&
      (modal === undefined || modal.contains(control)) &&
      getComputedStyle(control).pointerEvents !== 'none'
    const box = (control.closest('label') ?? control).getBoundingClientRect()
    if (!isThere || box.width <= 1) return []
    let scrolled = 0
    let end = Infinity
    let isFixed = false
    for (let frame: HTMLElement | null = control; frame !== null; frame = frame.parentElement) {
      const { overflowY, position } = getComputedStyle(frame)
      if (frame !== control && frame !== document.documentElement && /auto|scroll/.test(overflowY)) {
        scrolled += frame.scrollTop
        end = Math.min(end, frame.getBoundingClientRect().bottom)
      }
      isFixed ||= position === 'fixed'
      if (isFixed) break
      if (frame === document.documentElement) scrolled += scrollY
    }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (isFixed && over?.closest('[data-head]') && !control.closest('[data-head]'))
      return [`${control.tagName} ${control.ariaLabel ?? control.textContent} lies below the head`]
    if (
      isFixed &&
      modal === undefined &&
      control.closest('[data-head]') &&
      over?.closest('[data-head]') === null
    )
      return [
        `${control.tagName} ${control.ariaLabel ?? control.textContent} of the head lies below ${over.className}`,
      ]
    const least = Math.min(48, box.height) - 0.5
    if (Math.min(box.bottom + scrolled, end) - middle >= least) return []
    return [`${control.tagName} ${control.ariaLabel ?? control.textContent}: ${box.top} to ${box.bottom}`]
  })
}
