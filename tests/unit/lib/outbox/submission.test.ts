import { expect, test } from 'vitest'
import { createKeyHolder } from '#lib/outbox/idempotencyKey.ts'
import { keyedStore } from '#lib/browser/storage.ts'
import { fakeStorage } from '../fakeStorage.ts'
import { idleSubmission, submissionReducer, type SubmissionEvent } from '#lib/outbox/submission.ts'

const taken = { statusCode: 200, message: 'Thanks.' }
const refused = { statusCode: 400, message: 'storyText is missing' }
const lost = new Error('The server cannot be reached.')
const after = (...events: SubmissionEvent[]) => events.reduce(submissionReducer, idleSubmission)

test('a submission goes idle, submitting, success', () => {
  expect(idleSubmission.state).toBe('idle')
  expect(after({ type: 'submit' })).toEqual({ state: 'submitting' })
  expect(after({ type: 'submit' }, { type: 'answer', report: taken })).toEqual({
    state: 'success',
    report: taken,
  })
})

test('an answer other than statusCode 200, and no answer, are errors that can be tried again', () => {
  const refusal = after({ type: 'submit' }, { type: 'answer', report: refused })
  expect(refusal).toEqual({ state: 'error', failure: { kind: 'refused', report: refused } })
  const loss = after({ type: 'submit' }, { type: 'fail', error: lost })
  expect(loss).toEqual({ state: 'error', failure: { kind: 'lost', error: lost } })
  expect(submissionReducer(loss, { type: 'submit' })).toEqual({ state: 'submitting' })
})

test('while submitting, neither another press nor a reset interrupts', () => {
  expect(after({ type: 'submit' }, { type: 'submit' }, { type: 'reset' })).toEqual({ state: 'submitting' })
})

test('an answer that is not awaited changes nothing', () => {
  expect(after({ type: 'answer', report: taken })).toEqual(idleSubmission)
  expect(after({ type: 'submit' }, { type: 'answer', report: taken }, { type: 'reset' })).toEqual(
    idleSubmission,
  )
})

test('the same content keeps one key until it has arrived; other content gets another', () => {
  let made = 0
  const keys = createKeyHolder(undefined, () => `key-${++made}`)
  const recording = new Blob(['a'])
  expect(keys.keyFor(['text', 1])).toBe('key-1')
  expect(keys.keyFor(['text', 1])).toBe('key-1')
  expect(keys.keyFor(['text', 2])).toBe('key-2')
  expect(keys.keyFor(['text', 2, recording])).toBe('key-3')
  expect(keys.keyFor(['text', 2, recording])).toBe('key-3')
  expect(keys.keyFor(['text', 2, new Blob(['a'])])).toBe('key-4')
  expect(keys.keyFor(['text', 2])).toBe('key-5')
  keys.forget()
  expect(keys.keyFor(['text', 2])).toBe('key-6')
})

test('a plain object is compared by its content', () => {
  let made = 0
  const keys = createKeyHolder(undefined, () => `key-${++made}`)
  expect(keys.keyFor([{ deviceId: 1 }, 'text'])).toBe('key-1')
  expect(keys.keyFor([{ deviceId: 1 }, 'text'])).toBe('key-1')
  expect(keys.keyFor([{ deviceId: 2 }, 'text'])).toBe('key-2')
  expect(keys.keyFor([{ deviceName: 2 }, 'text'])).toBe('key-3')
  expect(keys.keyFor([{ deviceName: 2, more: undefined }, 'text'])).toBe('key-4')
})

test('keys are UUIDs by default', () => {
  expect(createKeyHolder().keyFor(['a'])).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('[SHARE-14] the same content keeps its key over a reload, until it has arrived', () => {
  const storage = fakeStorage()
  const store = keyedStore(() => storage)
  const note = { store, name: 'sending:text' }
  let made = 0
  const openPage = () => createKeyHolder(note, () => `key-${++made}`)
  const sound = (bytes: string) => ({ blob: new Blob([bytes]), waveform: [1, 2] })
  const page = openPage()
  expect(page.keyFor([{ id: 4 }, 'A story', sound('one')])).toBe('key-1')
  expect(openPage().keyFor([{ id: 4 }, 'A story', sound('one')])).toBe('key-1')
  // From the store its parts come in another order.
  const stored = { waveform: [1, 2], blob: new Blob(['one']) }
  expect(openPage().keyFor([{ id: 4 }, 'A story', stored])).toBe('key-1')
  expect(openPage().keyFor([{ id: 5 }, 'A story', sound('one')])).toBe('key-2')
  // The last one counts, and on the same page a recording equals itself alone.
  expect(openPage().keyFor([{ id: 4 }, 'A story', sound('one')])).toBe('key-3')
  const last = openPage()
  expect(last.keyFor([{ id: 4 }, 'A story', sound('one')])).toBe('key-3')
  expect(last.keyFor([{ id: 4 }, 'A story', sound('two')])).toBe('key-4')
  last.forget()
  expect(openPage().keyFor([{ id: 4 }, 'A story', sound('two')])).toBe('key-5')
  store.write('sending:text', 'nonsense')
  expect(openPage().keyFor(['x'])).toBe('key-6')
})
