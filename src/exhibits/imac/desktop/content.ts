import type { WindowType } from '../imacMachine.ts'

/** What a window shows: the folder in the address, or a story. */
export type Content =
  | { readonly kind: 'folder'; readonly type: WindowType }
  | { readonly kind: 'note'; readonly storyId: number }
