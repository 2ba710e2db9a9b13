import type { Desktop, Rect } from '#ui/windows/windows.ts'

/**
 * In rem: the column of icons, their row, the narrowest desktop with a window beside the column, the lowest that
 * windows do not fill, the widest notepad, and the step between notepads, which leaves all titles readable.
 */
const measures = { icons: 7.2, row: 7.6, beside: 28, low: 20, note: 34, step: 2.7 } as const

/** The desktop of an element. Windows are measured in rem and stay inside it, or fill it where it is low. */
export function desktopOf({ clientWidth: width, clientHeight: height }: HTMLElement): Desktop {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isCompact = height < measures.low * unit
  return { width, height, unit, step: measures.step * unit, titleBar: null, isCompact }
}

const isNarrow = ({ width, unit }: Desktop) => width < measures.beside * unit

/** The folder window: beside the icons, below them on a narrow desktop, over them without space. */
export function folderPlace(desktop: Desktop): Rect {
  const { width, height, unit } = desktop
  if (isNarrow(desktop)) {
    const top = height < (measures.row + measures.low) * unit ? 0 : measures.row * unit
    return { x: 0, y: top, width, height: height - top }
  }
  const [left, air] = [measures.icons * unit, 0.6 * unit]
  return { x: left, y: air, width: width - left - 1.6 * air, height: height - 2.4 * air }
}

/** The first notepad in a readable size; the next ones cascade from it. */
export function notePlace(desktop: Desktop): Rect {
  const { x, y, width, height } = folderPlace(desktop)
  if (isNarrow(desktop)) return { x, y, width, height }
  return {
    x,
    y,
    width: Math.min(measures.note * desktop.unit, width - 2 * desktop.step),
    height: height - 1.3 * desktop.step,
  }
}
