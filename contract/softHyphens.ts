/** Shorter words fit every column. */
const longWord = /\p{L}{12,}/gu
const betweenVowels = /(?<=[aeiouyäöüéèà])[^aeiouyäöüéèà]+(?=[aeiouyäöüéèà])/giu
/** What begins a syllable: the last consonant, or what is written or begins words as one. */
const onset = /(?:sch[lmnrw]?|sp[lr]?|str|[bfgkp]l|[bdfgkpt]r|kn|zw|qu|[cpt]h|ck|.)$/iu
/** On either side of a hyphen. */
const leastLetters = 4

/**
 * A heading or label: soft hyphens in long words, between German syllables, and no break after the one letter of
 * «E-Mail». Browsers on kiosks have no dictionary and break words nowhere or anywhere. What is no string stays as it is.
 */
export function softHyphens<Words>(words: Words): Words | string {
  if (typeof words !== 'string') return words
  return words
    .replace(longWord, (word) =>
      word.replace(betweenVowels, (consonants, at: number) => {
        const place = onset.exec(consonants)?.index ?? 0
        const before = at + place
        return before < leastLetters || word.length - before < leastLetters
          ? consonants
          : `${consonants.slice(0, place)}\u00ad${consonants.slice(place)}`
      }),
    )
    .replace(/(?<!\p{L})(\p{L}-)(?=\p{L})/gu, '$1\u2060')
}
