/** What is wrong, in a few words; findings are grouped by it. */
export const kinds = [
  'covered',
  'cut off',
  'line cut',
  'narrow column',
  'broken word',
  'long lines',
  'code',
  'contrast',
  'small target',
  'close targets',
  'main key',
  'small name',
  'no answer',
  'texts overlap',
  'toast in the way',
  'lost focus',
  'unseen focus',
  'jump',
  'error',
] as const
export type Kind = (typeof kinds)[number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Finding {
  readonly kind: Kind
  readonly sentence: string
  /** What it is about, e.g. `button "Play"`. */
  readonly element: string
  /** Where it lies on the picture of its state. */
  readonly box: Box
}

/** Whether a finding is one that a line of a table names. */
export const isMeant = (
  line: { readonly kind: Kind; readonly says: RegExp },
  { kind, element, sentence }: Finding,
) => line.kind === kind && line.says.test(`${element} ${sentence}`)
