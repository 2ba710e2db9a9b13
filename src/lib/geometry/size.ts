/** CSS px of a screen, pixels of a picture. */
export interface Size {
  readonly width: number
  readonly height: number
}
