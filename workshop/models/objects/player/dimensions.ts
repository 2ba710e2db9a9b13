// A hard-disk music player of about 2005. Millimetres; the origin lies in its middle.
export const width = 61.8
export const height = 103.5
export const corner = 6.4
export const frontZ = 5.25
export const backZ = -5.25
/** Where the aluminium front sits in the steel back. */
export const seamZ = 1.1
/** The middle of the ports in the edge. */
export const portZ = -1.6
export const jackX = 19
export const holdX = -17

/** 2.5 inches, 4 by 3, in a slightly larger window. */
export const screen = { y: 23.5, width: 50.8, height: 38.1, windowWidth: 54.4, windowHeight: 42.6 } as const
export const wheel = { y: -25.5, radius: 19.4, button: 7.2 } as const
