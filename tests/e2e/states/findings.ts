export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Finding {
  /** What is wrong, in a few words, e.g. `cut off`; findings are grouped by it. */
  readonly kind: string
  /** What it is about, e.g. `button "Play"`. */
  readonly element: string
  readonly sentence: string
  /** Where it lies on the picture of its state. */
  readonly box: Box
}
