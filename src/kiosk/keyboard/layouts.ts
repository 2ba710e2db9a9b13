import type { Language } from '#contract/common.ts'

/** What the keys show: letters of a language, its capitals, or signs. */
export type Level = 'small' | 'capital' | 'signs'
export type LayoutName = `${Language} ${Level}`

/** Keys that write nothing by themselves. */
export const actionKeys = [
  'bksp',
  'enter',
  'shift',
  'arrowleft',
  'arrowright',
  'arrowup',
  'arrowdown',
  'signs',
  'letters',
  'language',
  'hide',
] as const
type ActionKey = (typeof actionKeys)[number]

const last = '{signs} {language} @ _ {space} . , {arrowleft} {arrowright} {hide}'
const lastOfSigns = last
  .replace('{signs}', '{letters}')
  .replace('{arrowleft} {arrowright}', '{arrowup} {arrowdown}')

const german = [
  '1 2 3 4 5 6 7 8 9 0 ß {bksp}',
  'q w e r t z u i o p ü è',
  'a s d f g h j k l ö ä é',
  '{shift} y x c v b n m à ç - {enter}',
  last,
]
const germanCapitals = [
  '! " ? : ; ( ) & / + = {bksp}',
  'Q W E R T Z U I O P Ü È',
  'A S D F G H J K L Ö Ä É',
  '{shift} Y X C V B N M À Ç - {enter}',
  last,
]
const english = [
  '1 2 3 4 5 6 7 8 9 0 - {bksp}',
  "q w e r t y u i o p '",
  'a s d f g h j k l ? !',
  '{shift} z x c v b n m : {enter}',
  last,
]
const englishCapitals = [
  '! " £ $ % & / ( ) = + {bksp}',
  "Q W E R T Y U I O P '",
  'A S D F G H J K L ? !',
  '{shift} Z X C V B N M : {enter}',
  last,
]
/** The signs, and what the other language has of its own. */
const signs = [
  '! " # $ % & \' ( ) * + {bksp}',
  '; : / \\ | < = > ? ^ ~ `',
  '[ ] { } - € £ § ° … « »',
  'ä ö ü ß é è ê à â ç ñ {enter}',
  lastOfSigns,
]

/** Every level of every language, a row a line, keys by blanks: the keyboard library's own notation. */
export const layouts: Record<LayoutName, string[]> = {
  'de small': german,
  'de capital': germanCapitals,
  'de signs': signs,
  'en small': english,
  'en capital': englishCapitals,
  'en signs': signs,
}

/** What a key does: an action, or the text it writes. */
type KeyMeaning = { readonly action: ActionKey } | { readonly writes: string }

export function meaningOf(key: string): KeyMeaning {
  if (key === '{space}') return { writes: ' ' }
  const action = actionKeys.find((known) => key === `{${known}}`)
  return action === undefined ? { writes: key } : { action }
}
