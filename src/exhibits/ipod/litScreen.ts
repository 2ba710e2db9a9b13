/**
 * Takes the player's display, in its units of 320 by 240, to where it is in the still, in those of its page of 1600 by
 * 1600, as an SVG transform has it: within a hair, so that the scene's lens need not come along.
 */
export const litScreen = [2.0514, -0.0102, 0, 2.0719, 464.93, 264.3] as const
