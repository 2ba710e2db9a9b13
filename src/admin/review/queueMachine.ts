/*
 * The moderation queue without a server and without a page: which story is at hand, what was decided, what can be
 * undone. A decision holds at once; that it was stored is said afterwards (ADMIN-11).
 */

export const decisions = ['publish', 'hide', 'delete'] as const
export type Decision = (typeof decisions)[number]

interface Decided {
  readonly id: number
  readonly decision: Decision
  /** `sending`: not confirmed yet. */
  readonly state: 'sending' | 'stored'
}

export interface Queue {
  /** Ids of the stories that wait, in the order they came. */
  readonly waiting: readonly number[]
  /** Index into `waiting` of the story at hand; `waiting.length` only where none waits. */
  readonly at: number
  /** What was decided in this sitting, the oldest first. */
  readonly decided: readonly Decided[]
}

export type QueueEvent =
  /** The server's list, the oldest story first. */
  | { readonly type: 'list'; readonly ids: readonly number[] }
  | { readonly type: 'decide'; readonly decision: Decision }
  | { readonly type: 'stored'; readonly id: number }
  /** The decision could not be stored: the story waits again, and is at hand. */
  | { readonly type: 'refused'; readonly id: number }
  | { readonly type: 'undo' }
  | { readonly type: 'go'; readonly by: 1 | -1 }

export const emptyQueue: Queue = { waiting: [], at: 0, decided: [] }

export function queueReducer(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'list':
      return listed(queue, event.ids)
    case 'decide': {
      const id = atHand(queue)
      if (id === null) return queue
      const waiting = queue.waiting.filter((each) => each !== id)
      return {
        waiting,
        at: clamped(queue.at, waiting),
        decided: [...queue.decided, { id, decision: event.decision, state: 'sending' }],
      }
    }
    case 'stored':
      return {
        ...queue,
        decided: queue.decided.map((each) => (each.id === event.id ? { ...each, state: 'stored' } : each)),
      }
    case 'refused':
      return queue.decided.some(({ id }) => id === event.id) ? returned(queue, event.id) : queue
    case 'undo': {
      const last = queue.decided.at(-1)
      return last === undefined ? queue : returned(queue, last.id)
    }
    case 'go':
      return { ...queue, at: clamped(queue.at + event.by, queue.waiting) }
  }
}

/** The story to look at; null where none waits. */
export const atHand = (queue: Queue): number | null => queue.waiting[queue.at] ?? null

/** The decision that an undo takes back; null where there is none. */
export const lastDecided = (queue: Queue): Decided | null => queue.decided.at(-1) ?? null

/** The story at hand stays at hand, what was decided here stays decided, and new stories come last. */
function listed(queue: Queue, ids: readonly number[]): Queue {
  const isDecided = new Set(queue.decided.map(({ id }) => id))
  const waiting = ids.filter((id) => !isDecided.has(id))
  const hand = atHand(queue)
  const place = hand === null ? 0 : waiting.indexOf(hand)
  return { ...queue, waiting, at: clamped(place === -1 ? queue.at : place, waiting) }
}

/** The story comes back to where one is. */
function returned(queue: Queue, id: number): Queue {
  return {
    waiting: queue.waiting.toSpliced(queue.at, 0, id),
    at: queue.at,
    decided: queue.decided.filter((each) => each.id !== id),
  }
}

const clamped = (at: number, waiting: readonly number[]) => Math.max(0, Math.min(at, waiting.length - 1))

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
