export const themes = ['light', 'dark', 'retro'] as const
export type Theme = (typeof themes)[number]
