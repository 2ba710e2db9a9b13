import type { Language } from '#contract/common.ts'

/** A whole number as people write it: 10,000 in English, 10’000 in the German of Switzerland. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(language === 'de' ? 'de-CH' : 'en')
}
