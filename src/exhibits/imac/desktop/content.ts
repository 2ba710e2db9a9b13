import type { WindowType } from '../imacMachine.ts'

/** What a window shows: what the address says, or a story to be read. */
export type Content =
  | { readonly kind: 'folder'; readonly type: WindowType }
  | { readonly kind: 'note'; readonly storyId: number }
