/** Whatever stands in the hall of the chooser, in the order of its time. */
export const hallKeys = ['tape', 'ipod', 'echo'] as const
export type HallKey = (typeof hallKeys)[number]
