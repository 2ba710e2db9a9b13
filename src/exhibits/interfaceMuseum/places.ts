/** The drawn screen, in pixels of its own. */
export const screenSize = { width: 320, height: 240 } as const

/** Positions of things on it. */
export const boxes = {
  letter: { x: 14, y: 26, width: 64, height: 58 },
  drawer: { x: 14, y: 96, width: 64, height: 58 },
  bin: { x: 242, y: 172, width: 64, height: 60 },
  window: { x: 92, y: 34, width: 196, height: 132 },
} as const

/** The terminal's cursor, behind its last line. */
export const cursorBox = { x: 24, y: 208, width: 6, height: 9 } as const

/** The pointer appears with the first click. */
export const pointerSize = { width: 9, height: 13 } as const
