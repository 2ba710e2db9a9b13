/* Chooses titles that cover neither planets nor each other. CSS px; allocates nothing during gestures. */

/** The boxes that are taken in the viewport. */
export interface TitleSheet {
  /** Of planets and placed titles: left, top, right, bottom of each, in sequence. */
  readonly boxes: Float32Array
  count: number
}

export const createTitleSheet = (capacity: number): TitleSheet => ({
  boxes: new Float32Array(4 * capacity),
  count: 0,
})

/** Marks a box as taken. Boxes beyond the capacity are ignored. */
export function cover(sheet: TitleSheet, left: number, top: number, right: number, bottom: number): void {
  const at = 4 * sheet.count
  if (at >= sheet.boxes.length) return
  sheet.boxes[at] = left
  sheet.boxes[at + 1] = top
  sheet.boxes[at + 2] = right
  sheet.boxes[at + 3] = bottom
  sheet.count += 1
}

/** Whether a box is free. */
export function isClear(
  { boxes, count }: TitleSheet,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  for (let at = 0; at < 4 * count; at += 4)
    if (
      left < (boxes[at + 2] ?? 0) &&
      right > (boxes[at] ?? 0) &&
      top < (boxes[at + 3] ?? 0) &&
      bottom > (boxes[at + 1] ?? 0)
    )
      return false
  return true
}

/** The side of its planet on which a title fits: 1 below, -1 above, 0 neither. */
export function sideFor(
  sheet: TitleSheet,
  x: number,
  y: number,
  /** From the planet's centre to the title's nearer edge. */
  away: number,
  width: number,
  height: number,
): -1 | 0 | 1 {
  const [left, right] = [x - width / 2, x + width / 2]
  if (isClear(sheet, left, y + away, right, y + away + height)) return 1
  if (isClear(sheet, left, y - away - height, right, y - away)) return -1
  return 0
}
