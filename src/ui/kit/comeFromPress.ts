/** ms after which a press has not caused an opening. */
const longestMs = 1_000

let last: { readonly x: number; readonly y: number; readonly timeMs: number } | null = null

addEventListener(
  'click',
  ({ clientX, clientY, detail, target, timeStamp }) => {
    // A press by keyboard has no position: the element's centre is used.
    const box = detail === 0 && target instanceof Element ? target.getBoundingClientRect() : null
    last = {
      x: box ? box.x + box.width / 2 : clientX,
      y: box ? box.y + box.height / 2 : clientY,
      timeMs: timeStamp,
    }
  },
  { capture: true, passive: true },
)

/** Animates an opening element from the last press, or from its own centre. */
export function comeFromPress(opened: HTMLElement): void {
  const place = last !== null && performance.now() - last.timeMs < longestMs ? last : null
  opened.style.transformOrigin = place
    ? `${place.x - opened.offsetLeft}px ${place.y - opened.offsetTop}px`
    : ''
}
