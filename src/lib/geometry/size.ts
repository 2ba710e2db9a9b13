/** CSS px of a viewport, pixels of a picture. */
export interface Size {
  readonly width: number
  readonly height: number
}
