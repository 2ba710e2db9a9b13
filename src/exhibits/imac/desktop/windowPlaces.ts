import type { Desktop, Rect } from '#ui/windows/windows.ts'

/**
 * In rem: the column of icons, the narrowest desktop on which a window lies beside it, the lowest that windows do not
 * fill, the widest notepad, and the step from one notepad to the next, so that every title stays readable.
 */
const measures = { icons: 7.2, beside: 28, low: 20, note: 34, step: 2.7 } as const

/** The desktop of an element; its windows are measured in rem and lie whole on it, or fill it where it is low. */
export function desktopOf({ clientWidth: width, clientHeight: height }: HTMLElement): Desktop {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isCompact = height < measures.low * unit
  return { width, height, unit, step: measures.step * unit, titleBar: null, isCompact }
}

/** The folder window lies beside the icons, or over them where there is no room. */
export function folderPlace({ width, height, unit }: Desktop): Rect {
  if (width < measures.beside * unit) return { x: 0, y: 0, width, height }
  const [left, air] = [measures.icons * unit, 0.6 * unit]
  return { x: left, y: air, width: width - left - 1.6 * air, height: height - 2.4 * air }
}

/** Where the first notepad lies, as large as it is read well; the next ones cascade from it. */
export function notePlace(desktop: Desktop): Rect {
  const { x, y, width, height } = folderPlace(desktop)
  return {
    x,
    y,
    width: Math.min(measures.note * desktop.unit, width - 2 * desktop.step),
    height: height - 1.3 * desktop.step,
  }
}
