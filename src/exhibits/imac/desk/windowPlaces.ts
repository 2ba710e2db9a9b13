import type { Size } from '#lib/size.ts'
import type { Box } from './windowMachine.ts'

/**
 * In rem: the column of icons, the narrowest desk on which a window lies beside it, a notepad, and the step from one
 * notepad to the next, so that every title stays readable.
 */
const measures = { icons: 7.2, beside: 28, note: { width: 22, height: 19 }, step: 2.7 } as const

/** Where the folder window lies: beside the icons, or over them where there is no room. CSS px. @param rem CSS px of 1 rem */
export function folderBox({ width, height }: Size, rem: number): Box {
  if (width < measures.beside * rem) return { x: 0, y: 0, width, height }
  const [left, air] = [measures.icons * rem, 0.6 * rem]
  return { x: left, y: air, width: width - left - 1.6 * air, height: height - 2.4 * air }
}

/** Where the first notepad lies; the next ones are put off from it by the machine. */
export function noteBox({ width, height }: Size, rem: number): Box {
  const note = {
    width: Math.min(measures.note.width * rem, width * 0.9),
    height: Math.min(measures.note.height * rem, height * 0.8),
  }
  const left = width < measures.beside * rem ? width * 0.04 : width * 0.2
  return { x: left, y: height * 0.02, ...note }
}

/** From one notepad to the next. */
export const stepOf = (rem: number) => measures.step * rem
