/** How a node of a model may move, in its parent's axes. Turns are in radians, travels in millimetres. */
export type Motion =
  | { kind: 'turn'; axis: readonly [number, number, number]; from?: number; to?: number }
  | { kind: 'slide'; axis: readonly [number, number, number]; travel: number }

/** How a part comes away from an object that opens: where to, in millimetres of the model's axes, and when. */
export interface Apart {
  readonly by: readonly [number, number, number]
  /** Shares of the opening, 0 to 1, between which the part moves. */
  readonly from: number
  readonly to: number
}
