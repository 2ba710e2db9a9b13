import type { Desktop, Rect } from '#ui/windows/windows.ts'

/**
 * In rem: the column of icons, their row, the narrowest desktop on which a window lies beside the column, the lowest
 * that windows do not fill, the widest notepad, and the step from one notepad to the next, so that every title stays
 * readable.
 */
const measures = { icons: 7.2, row: 7.6, beside: 28, low: 20, note: 34, step: 2.7 } as const

/** The desktop of an element; its windows are measured in rem and lie whole on it, or fill it where it is low. */
export function desktopOf({ clientWidth: width, clientHeight: height }: HTMLElement): Desktop {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isCompact = height < measures.low * unit
  return { width, height, unit, step: measures.step * unit, titleBar: null, isCompact }
}

const isNarrow = ({ width, unit }: Desktop) => width < measures.beside * unit

/** The folder window lies beside the icons, on a narrow desktop below them, or over them where there is no room. */
export function folderPlace(desktop: Desktop): Rect {
  const { width, height, unit } = desktop
  if (isNarrow(desktop)) {
    const top = height < (measures.row + measures.low) * unit ? 0 : measures.row * unit
    return { x: 0, y: top, width, height: height - top }
  }
  const [left, air] = [measures.icons * unit, 0.6 * unit]
  return { x: left, y: air, width: width - left - 1.6 * air, height: height - 2.4 * air }
}

/** Where the first notepad lies, as large as it is read well; the next ones cascade from it. */
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
