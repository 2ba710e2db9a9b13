/** A press as long ago has opened nothing, ms. */
const longestMs = 1_000

let last: { readonly x: number; readonly y: number; readonly timeMs: number } | null = null

addEventListener(
  'click',
  ({ clientX, clientY, detail, target, timeStamp }) => {
    // By keyboard it has no place of its own.
    const box = detail === 0 && target instanceof Element ? target.getBoundingClientRect() : null
    last = {
      x: box ? box.x + box.width / 2 : clientX,
      y: box ? box.y + box.height / 2 : clientY,
      timeMs: timeStamp,
    }
  },
  { capture: true, passive: true },
)

/** Lets what opens grow from where it was pressed; what opens by itself grows from its middle. */
export function comeFromPress(opened: HTMLElement): void {
  const place = last !== null && performance.now() - last.timeMs < longestMs ? last : null
  opened.style.transformOrigin = place
    ? `${place.x - opened.offsetLeft}px ${place.y - opened.offsetTop}px`
    : ''
}
