import type { Language } from '#contract/common.ts'

/** A whole number in local style: 10,000 in English, 10’000 in Swiss German. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(language === 'de' ? 'de-CH' : 'en')
}
