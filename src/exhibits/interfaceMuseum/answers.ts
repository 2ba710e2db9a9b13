import type { interfaceMuseum } from '#content/exhibits/interfaceMuseum/words.ts'
import type { MuseumState, Step } from './museumMachine.ts'

type Words = (typeof interfaceMuseum)['en']

/** A kind word to a click that was not the one asked for. */
export function answerTo(
  missed: NonNullable<MuseumState['missed']>,
  step: Step,
  words: Words,
): string | null {
  if (missed === 'rightButton') return words.rightClick
  const answers: Readonly<Record<string, string>> = step === 1 ? words.notTheBin : words.notTheWindow
  return answers[missed] ?? null
}
