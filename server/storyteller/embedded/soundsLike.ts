import type { Language } from '#contract/common.ts'
import { detectLanguage } from '#server/storyteller/language.ts'

/** Small words that neither German nor English has, from the languages most spoken in Switzerland beside them. */
const elsewhere = new Set(
  (
    'je tu il elle nous vous est et les une dans pour avec pas mais mon ma mes que qui sur était avait très au aux ' +
    'io mio mia che non con una gli della del nel sono era ho abbiamo per più anche quando mi si di ' +
    'yo mi mis el los las y pero muy con en que por una está era cuando ' +
    'eu meu minha não uma com para mas ' +
    'het een niet maar mijn ik wij heb ' +
    'und\u0301 ja\u0301 sam je na se da nije moj moja kad ' +
    'bir ve bu çok için ben në dhe një për'
  )
    .normalize('NFC')
    .split(' '),
)

/** A text in which fewer letters than this are Latin cannot be read out by a voice of ours. */
const leastLatin = 0.9
/** Fewer foreign words than this in a text may be a name or a saying. */
const mostForeign = 2

/** Whether a voice of this language can read the text: told in it, or too short to tell and in no other one. */
export function soundsLike(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0 || latin / letters < leastLatin) return false
  const detected = detectLanguage(text)
  if (detected !== null && detected !== language) return false
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  const foreign = words.filter((word) => elsewhere.has(word)).length
  // A long text in the language may hold a French line; one that is foreign all over is not in the language.
  return foreign <= (detected === null ? mostForeign - 1 : Math.max(mostForeign, words.length / 10))
}
