import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atHand, decisions, emptyQueue, type QueueEvent, queueReducer } from '#admin/review/queueMachine.ts'
import { isChangedByStaff } from '#admin/parts/storyWords.ts'
import { actionOfKey } from '#admin/review/queueMachine.ts'

const after = (...events: QueueEvent[]) => events.reduce(queueReducer, emptyQueue)
const list = (...ids: number[]): QueueEvent => ({ type: 'list', ids })
const decide = (decision: (typeof decisions)[number]): QueueEvent => ({ type: 'decide', decision })
const undo: QueueEvent = { type: 'undo' }

describe('the moderation queue', () => {
  test('a fresh list keeps the story at hand and brings back nothing that was decided', () => {
    const queue = after(list(1, 2, 3), { type: 'go', by: 1 }, decide('hide'), list(0, 1, 2, 3, 4))
    expect(queue.waiting).toEqual([0, 1, 3, 4])
    expect(atHand(queue)).toBe(3)
  })

  test('whatever happens, no story is lost, doubled, or out of reach', () => {
    const event = fc.oneof(
      fc.uniqueArray(fc.integer({ min: 1, max: 9 })).map((ids): QueueEvent => ({ type: 'list', ids })),
      fc.constantFrom(...decisions).map(decide),
      fc.integer({ min: 1, max: 9 }).map((id): QueueEvent => ({ type: 'stored', id })),
      fc.integer({ min: 1, max: 9 }).map((id): QueueEvent => ({ type: 'refused', id })),
      fc.constantFrom<QueueEvent>(undo, { type: 'go', by: 1 }, { type: 'go', by: -1 }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let queue = emptyQueue
        for (const each of events) {
          const known = new Set([...queue.waiting, ...queue.decided.map(({ id }) => id)])
          queue = queueReducer(queue, each)
          const all = [...queue.waiting, ...queue.decided.map(({ id }) => id)]
          expect(new Set(all).size).toBe(all.length)
          expect(atHand(queue) === null).toBe(queue.waiting.length === 0)
          if (each.type !== 'list') expect(new Set(all)).toEqual(known)
        }
      }),
    )
  })
})

describe('keys and swipes', () => {
  const press = (key: string, more = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    repeat: false,
    ...more,
  })

  test('letters work anywhere in the frame, arrows and the space key only on the frame itself', () => {
    expect(actionOfKey(press('P'), false)).toBe('publish')
    expect(actionOfKey(press('h'), true)).toBe('hide')
    expect(actionOfKey(press('Delete'), true)).toBe('delete')
    expect(actionOfKey(press('z'), true)).toBe('undo')
    expect(actionOfKey(press('ArrowRight'), true)).toBe('next')
    expect(actionOfKey(press('ArrowRight'), false)).toBeNull()
    expect(actionOfKey(press(' '), false)).toBeNull()
    expect(actionOfKey(press(' '), true)).toBe('listen')
  })

  test('the browser’s own combinations and a key held down do nothing', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
      expect(actionOfKey(press('p', more), true)).toBeNull()
  })
})

test('additions by the storyteller are no conflict; changes by staff or the visitor are', () => {
  const seen = { state: 'new', decision: null, edited: null, textDE: null, textEN: 'It hissed.' } as const
  const by = (name: string | null) => ({ by: name, at: '2026-11-21T10:00:00.000Z' })
  expect(isChangedByStaff(seen, { ...seen, textDE: 'Sie rauschte.', edited: by(null) })).toBe(false)
  expect(isChangedByStaff(seen, { ...seen, textEN: 'It hummed.' })).toBe(true)
  expect(isChangedByStaff(seen, { ...seen, edited: by('Anna') })).toBe(true)
  expect(isChangedByStaff(seen, { ...seen, state: 'hidden' })).toBe(true)
  const decision = { id: 4, ...by('Beat'), from: 'new', to: 'new' } as const
  expect(isChangedByStaff(seen, { ...seen, decision })).toBe(true)
})
