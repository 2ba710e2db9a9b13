import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialRecorder, recorderReducer, type RecorderEvent } from '#audio/recorder/recorderMachine.ts'
import type { RecorderState, Take } from '#lib/sound/recording.ts'

let takes = 0
function take(): Take {
  takes += 1
  const blob = new Blob([`take ${takes}`])
  return { blob, type: 'audio/webm', durationMs: 1000, waveform: [takes], ended: 'visitor' }
}

const run = (events: readonly RecorderEvent[], from: RecorderState = initialRecorder) =>
  events.reduce(recorderReducer, from)

const session = 1
const counted: RecorderEvent = { type: 'counted', session }
const toRecording: RecorderEvent[] = [
  { type: 'start' },
  { type: 'opened', session },
  counted,
  counted,
  { type: 'rolling', session },
  counted,
]

describe('the recorder', () => {
  test('calling a redo off brings the earlier take back', () => {
    const first = take()
    const preview = run([{ type: 'stop' }, { type: 'finished', session, take: first }], run(toRecording))
    const redone = run([{ type: 'start' }, { type: 'stop' }], preview)
    expect(redone).toMatchObject({ phase: 'preview', take: { blob: first.blob } })
  })

  test('a redo without microphone keeps the earlier take and says why', () => {
    const first = take()
    const preview = run([{ type: 'stop' }, { type: 'finished', session, take: first }], run(toRecording))
    const failed = run([{ type: 'start' }, { type: 'failed', session: 2, fault: 'denied' }], preview)
    expect(failed).toMatchObject({ phase: 'preview', take: { blob: first.blob }, fault: 'denied' })
  })

  test('[SHARE-13] a take of earlier is shown as such, and never in place of another one', () => {
    const first = take()
    const shown = run([{ type: 'restored', take: first }])
    expect(shown).toMatchObject({ phase: 'preview', take: { blob: first.blob, ended: 'earlier' } })
    expect(run([{ type: 'restored', take: take() }], shown)).toBe(shown)
    expect(run([{ type: 'start' }, { type: 'stop' }], shown)).toMatchObject({ take: { blob: first.blob } })
  })

  test('late events of an earlier attempt change nothing', () => {
    const second = run([{ type: 'start' }, { type: 'stop' }, { type: 'start' }])
    expect(run([{ type: 'opened', session: 1 }], second)).toBe(second)
  })

  test('a recording without sound is a fault, not an empty take', () => {
    const state = run([{ type: 'stop' }, { type: 'finished', session, take: null }], run(toRecording))
    expect(state).toMatchObject({ phase: 'idle', fault: 'empty' })
  })
})

/** Any event, most of them about the attempt at hand so that sequences get somewhere. */
const anyEvent = fc.oneof(
  fc.constantFrom<RecorderEvent['type']>('start', 'stop', 'discard'),
  fc.constantFrom<RecorderEvent['type']>('opened', 'counted', 'rolling', 'measured', 'finished'),
  fc.constantFrom<RecorderEvent['type']>('counted', 'lost', 'failed', 'finished', 'reset'),
  fc.constantFrom<RecorderEvent['type']>('late', 'restored'),
)
const anyStep = fc.record({ type: anyEvent, isLate: fc.boolean(), isEmpty: fc.boolean(), left: fc.nat(3) })

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

function toEvent({ type, isLate, isEmpty, left }: Step, state: RecorderState): RecorderEvent {
  const of = { session: isLate && left === 0 ? state.session - 1 : state.session }
  switch (type) {
    case 'start':
    case 'stop':
    case 'discard':
    case 'reset':
      return { type }
    case 'restored':
      return { type, take: take() }
    case 'measured':
      return { type, ...of, elapsedMs: 1, remainingMs: left, loudness: 'good' }
    case 'failed':
      return { type, ...of, fault: 'denied' }
    case 'finished':
      return { type, ...of, take: isEmpty ? null : take() }
    default:
      return { type, ...of }
  }
}

const held = (state: RecorderState): Take | null =>
  state.phase === 'preview' ? state.take : state.phase === 'idle' ? null : state.previous

describe('whatever happens in whatever order', () => {
  test('a finished take is let go only by discard, reset or a newer take', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let state = initialRecorder
        for (const step of steps) {
          const before = held(state)
          const event = toEvent(step, state)
          state = recorderReducer(state, event)
          const after = held(state)
          if (before && after?.blob !== before.blob) {
            const isNewer =
              event.type === 'finished' && event.take !== null && after?.blob === event.take.blob
            expect(isNewer || event.type === 'discard' || event.type === 'reset').toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('[SHARE-12] a missing event of the browser ends every state that waits for it', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let state = steps.reduce((now, step) => recorderReducer(now, toEvent(step, now)), initialRecorder)
        const before = held(state)
        state = recorderReducer(state, { type: 'late', session: state.session })
        // What was recorded until then, if anything, is what the encoder gives or has given.
        state = recorderReducer(state, { type: 'finished', session: state.session, take: null })
        expect(['idle', 'preview']).toContain(state.phase)
        expect(held(state)?.blob).toBe(before?.blob)
      }),
      { numRuns: 500 },
    )
  })

  test('the visitor can always come to an end', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const reached = steps.reduce(
          (state, step) => recorderReducer(state, toEvent(step, state)),
          initialRecorder,
        )
        const stopped = recorderReducer(reached, { type: 'stop' })
        // Finishing is the only state that waits for the encoder, and its answer always ends it.
        const ended = recorderReducer(stopped, { type: 'finished', session: stopped.session, take: null })
        expect(['idle', 'preview']).toContain(ended.phase)
        expect(recorderReducer(reached, { type: 'reset' }).phase).toBe('idle')
      }),
      { numRuns: 500 },
    )
  })
})
