/** Two languages, always both: what a visitor reads exists in each. */
export const languages = ['de', 'en'] as const
