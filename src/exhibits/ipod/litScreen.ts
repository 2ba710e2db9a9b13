/**
 * Maps the display, 320 by 240, onto the still, 1600 by 1600, as an SVG transform. An approximation of the camera to
 * within a pixel, so that the scene's projection need not be loaded.
 */
export const litScreen = [2.0514, -0.0102, 0, 2.0719, 464.93, 264.3] as const
