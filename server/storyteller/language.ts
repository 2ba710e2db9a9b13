import type { Language } from '#contract/common.ts'

/** Frequent words of one language that the other lacks. */
const words: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    (
      'aber alle als auch auf aus bei bin bis damals dann das dass dem den der des die dir du ein eine einem einen ' +
      'einer er es für gab habe haben hatte hatten ich ihr im immer ist ja kein keine konnte mein meine meinem meinen ' +
      'meiner mich mir mit nach nicht noch nur oder ohne schon sehr sich sie sind und uns unser unsere vom von vor wenn ' +
      'werden wie wir wurde zu zum zur über'
    ).split(' '),
  ),
  en: new Set(
    (
      'about after all and are as at back because been but by can could did for from had has have he her his how i if ' +
      'into is it its just like me my never no not of on one or our out she so that the their them then there they ' +
      'this to up was we were what when which who with would you your'
    ).split(' '),
  ),
}
/** Letters that English lacks. */
const germanLetters = /[äöüß]/

/** Lead in words that one language needs. */
const lead = 2

/** The language of a text; null where it is too short or mixed. */
export function detectLanguage(text: string): Language | null {
  const found = { de: 0, en: 0 }
  for (const word of text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? []) {
    if (words.de.has(word)) found.de += 1
    if (words.en.has(word)) found.en += 1
    if (germanLetters.test(word)) found.de += 1
  }
  if (found.de >= found.en * 2 && found.de >= lead) return 'de'
  if (found.en >= found.de * 2 && found.en >= lead) return 'en'
  return null
}
