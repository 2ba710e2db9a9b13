import { lengthOf } from '#server/storyteller/alignment/speechWords.ts'

const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length)

/**
 * What transcribers write for silence: credits of the films that they were trained on. Letters in lower case, without
 * years and figures. Nobody says these to a recorder.
 */
const credits = longestFirst([
  // German
  'untertitel der amara org community',
  'untertitel von der amara org community',
  'untertitelung aufgrund der amara org community',
  'untertitel im auftrag des zdf für funk',
  'untertitel im auftrag des zdf',
  'untertitelung im auftrag des zdf für funk',
  'untertitelung im auftrag des zdf',
  'untertitelung des zdf für funk',
  'untertitelung des zdf',
  'untertitelung br',
  'untertitel von stephanie geiges',
  'untertitel stephanie geiges',
  'untertitelung swiss txt',
  'untertitel swiss txt',
  'swiss txt ag',
  'copyright wdr',
  'wdr mediagroup gmbh im auftrag des wdr',
  'das zdf für funk',
  'ard text im auftrag von funk',
  'vielen dank fürs zuschauen',
  'danke fürs zuschauen',
  'bis zum nächsten video',
  'abonniert den kanal',
  // English
  'thank you for watching',
  'thanks for watching',
  'please subscribe',
  'please subscribe to my channel',
  'like and subscribe',
  'see you in the next video',
  'subtitles by the amara org community',
  'subs by www zeoranger co uk',
  'transcription by castingwords',
  'transcribed by https otter ai',
])

/** Visitors may say these, but not alone. */
const phantoms = longestFirst([
  ...credits,
  // German
  'untertitel',
  'untertitelung',
  'swr',
  'vielen dank',
  'danke',
  'danke schön',
  'vielen dank fürs zuhören',
  'vielen dank für die aufmerksamkeit',
  'vielen dank für ihre aufmerksamkeit',
  'vielen dank für eure aufmerksamkeit',
  'das wars für heute',
  'das war s für heute',
  'bis zum nächsten mal',
  'bis bald',
  'tschüss',
  'musik',
  'applaus',
  'stille',
  // English
  'you',
  'thank you',
  'thank you very much',
  'thank you so much',
  'thanks',
  'thank you for listening',
  'thanks for listening',
  'see you next time',
  'bye',
  'bye bye',
  'subtitles by',
  'translated by',
  'im sorry',
  'i m sorry',
  'the end',
  'music',
  'applause',
  'silence',
  'blank audio',
  'inaudible',
])

/** Seconds of speech in a recording with speech; a single «Ja.» has 0.38. */
export const leastSpeech = 0.15
/** Letters per second of measured speech: in noise half of it is measured, and fast speakers have about 27. */
const mostLetters = 60
/** Repetitions in a row, words in all, and their share. */
const repeated = { times: 4, words: 12, share: 0.6 } as const

/**
 * Whether a transcript may be invented: a known phrase, repetitions, or more words than fit into the measured speech.
 * @param speech seconds; null where not measured
 */
export function seemInvented(text: string, speech: number | null): boolean {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return arePhantoms(words) || doRepeat(words) || (speech !== null && lengthOf(text) > mostLetters * speech)
}

/** Removes invented sentences at the end of a transcript, where recordings are silent. */
export function withoutCredits(text: string): string {
  const normalized = text.normalize('NFC')
  const words = [...normalized.matchAll(/\p{L}+/gu)]
  for (const credit of credits) {
    const last = words.slice(-credit.split(' ').length)
    if (last.map(([word]) => word.toLowerCase()).join(' ') !== credit) continue
    const before = normalized.slice(0, last[0]?.index).trimEnd()
    if (/[.!?…»”"]$/u.test(before)) return withoutCredits(before)
  }
  return text
}

/** One or several known phrases. */
function arePhantoms(words: readonly string[]): boolean {
  let rest = `${words.join(' ')} `
  while (rest.length > 1) {
    const found = phantoms.find((phantom) => rest.startsWith(`${phantom} `))
    if (found === undefined) return false
    rest = rest.slice(found.length + 1)
  }
  return true
}

function doRepeat(words: readonly string[]): boolean {
  const least = Math.max(words.length * repeated.share, 1)
  for (let period = 1; period <= repeated.words; period += 1) {
    let run = period
    for (const [index, word] of words.entries()) {
      run = word === words[index - period] ? run + 1 : period
      if (run >= period * repeated.times && run >= least) return true
    }
  }
  return false
}
