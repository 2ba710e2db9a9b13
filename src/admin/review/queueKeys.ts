import type { Decision } from './queueMachine.ts'

/** What a key does in the queue. */
export type QueueAction = Decision | 'undo' | 'next' | 'previous' | 'listen'

interface Press {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
}

const letters: Readonly<Record<string, QueueAction>> = {
  p: 'publish',
  h: 'hide',
  delete: 'delete',
  backspace: 'delete',
  z: 'undo',
  n: 'next',
  b: 'previous',
}

/** Keys that a control inside of the frame needs for itself. */
const ofTheFrame: Readonly<Record<string, QueueAction>> = {
  arrowright: 'next',
  arrowleft: 'previous',
  ' ': 'listen',
}

/**
 * What a press does; null: nothing of the queue's. One press is one action: a key that is held down repeats nothing.
 * @param isOnFrame the frame itself has the focus, not a control in it
 */
export function actionOfKey(press: Press, isOnFrame: boolean): QueueAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat) return null
  const key = press.key.toLowerCase()
  return letters[key] ?? (isOnFrame ? (ofTheFrame[key] ?? null) : null)
}
