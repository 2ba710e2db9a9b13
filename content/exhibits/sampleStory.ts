import type { Language } from '#contract/common.ts'

/** An invented story that the exhibition opens with. Screens mark it as a sample; staff can remove all at once. */
export interface SampleStory {
  /** The language it was told in; the other one is its translation. */
  readonly language: Language
  readonly titleDE: string
  readonly titleEN: string
  readonly textDE: string
  readonly textEN: string
}
