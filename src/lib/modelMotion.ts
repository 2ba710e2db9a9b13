/** How a node of a model may move, in its parent's axes. Turns are in radians, travels in millimetres. */
export type Motion =
  | { kind: 'turn'; axis: readonly [number, number, number]; from?: number; to?: number }
  | { kind: 'slide'; axis: readonly [number, number, number]; travel: number }
