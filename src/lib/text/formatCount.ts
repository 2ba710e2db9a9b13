import type { Language } from '#contract/common.ts'

/** A whole number in local style: 10,000 in English, 10’000 in Swiss German. */
export function formatCount(count: number, language: Language): string {
  // Nothing is grouped, and the first formatting takes a phone long.
  if (count < 1000) return String(count)
  return count.toLocaleString(language === 'de' ? 'de-CH' : 'en')
}
