import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createRecorder, type RecorderPorts } from '#audio/recorder/createRecorder.ts'
import { marginBytes } from '#audio/recorder/budget.ts'
import { MicrophoneError, type RollListener } from '#audio/recorder/microphone.ts'
import type { RecorderHandle } from '#lib/sound/recording.ts'

interface HallOptions {
  readonly isDenied?: boolean
  readonly isUnanswered?: boolean
  readonly sliceBytes?: number
  readonly startsAfterMs?: number
  /** From then on the encoder gives nothing any more. */
  readonly silentFromMs?: number
  /** It gives what it has only when it is asked. */
  readonly givesWhenAsked?: boolean
  /** What the encoder does when it is told to stop. */
  readonly stops?: 'well' | 'never' | 'throws'
  readonly limitBytes?: number
  readonly decodes?: boolean
}

/** A hall with one microphone: its own clock, and a count of who holds the device. */
function hall({
  isDenied = false,
  isUnanswered = false,
  sliceBytes = 6000,
  startsAfterMs = 100,
  silentFromMs = Infinity,
  givesWhenAsked = false,
  stops = 'well',
  limitBytes = 4_718_592,
  decodes = true,
}: HallOptions = {}) {
  let nowMs = 0
  let jobs: { atMs: number; everyMs: number | null; run: () => void }[] = []
  const open = new Set<object>()
  let mostOpen = 0
  let reportLost = () => {}
  let reportError = () => {}
  const schedule = (ms: number, everyMs: number | null, run: () => void) => {
    const job = { atMs: nowMs + ms, everyMs, run }
    jobs.push(job)
    return () => {
      jobs = jobs.filter((other) => other !== job)
    }
  }
  const ports: RecorderPorts = {
    now: () => nowMs,
    after: (ms, run) => schedule(ms, null, run),
    every: (ms, run) => schedule(ms, ms, run),
    decode: (bytes) =>
      decodes
        ? Promise.resolve({ durationMs: bytes.byteLength / 6, waveform: [1] })
        : new Promise<never>(() => {}),
    async openMicrophone(onLost) {
      if (isDenied) throw new MicrophoneError('denied')
      if (isUnanswered) await new Promise<void>((answer) => void schedule(70_000, null, answer))
      reportLost = onLost
      const self = {}
      open.add(self)
      mostOpen = Math.max(mostOpen, open.size)
      let listener: RollListener | null = null
      let stopSlices = () => {}
      const end = () => {
        stopSlices()
        const last = listener
        listener = null
        last?.onData(new Blob([new Uint8Array(10)]))
        last?.onEnd()
      }
      return {
        mimeType: 'audio/webm;codecs=opus',
        level: () => ({ peakDb: -12, rmsDb: -24 }),
        roll(next) {
          listener = next
          reportError = next.onError
          schedule(startsAfterMs, null, () => listener?.onStart())
          stopSlices = schedule(1000, 1000, () => {
            if (nowMs < silentFromMs && !givesWhenAsked)
              listener?.onData(new Blob([new Uint8Array(sliceBytes)]))
          })
        },
        askForData() {
          if (givesWhenAsked) listener?.onData(new Blob([new Uint8Array(sliceBytes)]))
        },
        stop() {
          if (stops === 'throws') throw new DOMException('It is not recording', 'InvalidStateError')
          if (stops === 'well') schedule(20, null, end)
        },
        close() {
          stopSlices()
          listener = null
          open.delete(self)
        },
      }
    },
  }
  return {
    recorder: createRecorder(ports, limitBytes),
    /** Lets the time pass, job by job, with the promises in between. */
    async pass(ms: number) {
      const until = nowMs + ms
      for (;;) {
        await settle()
        const next = jobs.toSorted((a, b) => a.atMs - b.atMs)[0]
        if (!next || next.atMs > until) break
        nowMs = next.atMs
        if (next.everyMs === null) jobs = jobs.filter((job) => job !== next)
        else next.atMs += next.everyMs
        next.run()
      }
      nowMs = until
      await settle()
    },
    lose: () => reportLost(),
    fail: () => reportError(),
    /** The machine sleeps: the clock goes on, and no timer runs. */
    sleep(ms: number) {
      nowMs += ms
      for (const job of jobs) job.atMs += ms
    },
    holders: () => open.size,
    mostHolders: () => mostOpen,
    timers: () => jobs.length,
  }
}

async function settle() {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

afterEach(() => void vi.restoreAllMocks())

const phase = (recorder: RecorderHandle) => recorder.getState().phase

test('the recording includes the countdown; a press during the countdown leaves nothing', async () => {
  const setup = hall({ sliceBytes: 1000 })
  setup.recorder.start()
  await setup.pass(3500)
  setup.recorder.stop()
  await setup.pass(100)
  const state = setup.recorder.getState()
  if (state.phase !== 'preview') throw new Error(`in ${state.phase}`)
  expect(state.take.blob.size).toBeGreaterThanOrEqual(3000)

  const other = hall({ sliceBytes: 1000 })
  other.recorder.start()
  await other.pass(1500)
  other.recorder.stop()
  await other.pass(5000)
  expect(other.recorder.getState()).toMatchObject({ phase: 'idle', fault: null })
  expect(other.holders()).toBe(0)
})

test('the encoder runs before the count is over', async () => {
  const setup = hall()
  setup.recorder.start()
  await setup.pass(2900)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'countIn', count: 1, isRolling: true })
  await setup.pass(200)
  expect(phase(setup.recorder)).toBe('recording')
})

test('stops itself under the limit, and the take fits', async () => {
  const limitBytes = marginBytes + 40_000
  const setup = hall({ limitBytes, sliceBytes: 16_000 })
  setup.recorder.start()
  await setup.pass(30_000)
  const state = setup.recorder.getState()
  expect(state).toMatchObject({ phase: 'preview', take: { ended: 'limit' } })
  if (state.phase !== 'preview') throw new Error('no take')
  expect(state.take.blob.size).toBeLessThanOrEqual(limitBytes)
  expect(state.take.blob.size).toBeGreaterThan(30_000)
})

test('the time left counts down from about twelve minutes', async () => {
  const setup = hall()
  setup.recorder.start()
  await setup.pass(13_000)
  const state = setup.recorder.getState()
  if (state.phase !== 'recording') throw new Error(`in ${state.phase}`)
  expect(state.remainingMs / 60_000).toBeGreaterThan(11.5)
  expect(state.remainingMs / 60_000).toBeLessThan(12)
})

test('[SHARE-12] an unanswered permission prompt is given up, and a late answer leaves no microphone open', async () => {
  const setup = hall({ isUnanswered: true })
  setup.recorder.start()
  await setup.pass(59_000)
  expect(phase(setup.recorder)).toBe('arming')
  await setup.pass(2000)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'idle', fault: 'unanswered' })
  await setup.pass(20_000)
  expect([phase(setup.recorder), setup.holders(), setup.mostHolders()]).toEqual(['idle', 0, 1])
})

test('[SHARE-12] an encoder that never starts is given up, and a second try is possible', async () => {
  const setup = hall({ startsAfterMs: 60_000 })
  setup.recorder.start()
  await setup.pass(7000)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'countIn', count: 0 })
  await setup.pass(2000)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'idle', fault: 'recorderFailed' })
  expect(setup.holders()).toBe(0)
  setup.recorder.start()
  expect(phase(setup.recorder)).toBe('arming')
})

test('[SHARE-12] a recorder that fails and goes on, stops or not, keeps its recording', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const stops of ['well', 'never', 'throws'] as const) {
    const setup = hall({ stops })
    setup.recorder.start()
    await setup.pass(8000)
    setup.fail()
    await setup.pass(6000)
    const state = setup.recorder.getState()
    expect(state, stops).toMatchObject({ phase: 'preview', take: { ended: 'recorderFailed' } })
    expect(state.phase === 'preview' && state.take.blob.size, stops).toBeGreaterThan(20_000)
    expect(setup.holders()).toBe(0)
  }
  expect(logged).toHaveBeenCalledWith('The recorder does not stop', expect.any(DOMException))
})

test('[SHARE-12] a recorder that fails before it has recorded anything says so', async () => {
  for (const [afterMs, more] of [
    [2900, {}],
    [3500, { silentFromMs: 0, stops: 'never' }],
  ] as const) {
    const setup = hall(more)
    setup.recorder.start()
    await setup.pass(afterMs)
    setup.fail()
    await setup.pass(6000)
    expect(setup.recorder.getState()).toMatchObject({ phase: 'idle', fault: 'recorderFailed' })
    expect(setup.holders()).toBe(0)
  }
})

test('[SHARE-12] Stop ends a recording also where the recorder throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const setup = hall({ stops: 'throws' })
  setup.recorder.start()
  await setup.pass(8000)
  setup.recorder.stop()
  setup.recorder.stop()
  await setup.pass(100)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'preview', take: { ended: 'visitor' } })
  expect(setup.holders()).toBe(0)
})

test('[SHARE-12] an encoder that falls silent ends the recording, but a page that stood still does not', async () => {
  const setup = hall({ silentFromMs: 8000 })
  setup.recorder.start()
  await setup.pass(20_000)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'preview', take: { ended: 'recorderFailed' } })
  const well = hall()
  well.recorder.start()
  await well.pass(8000)
  well.sleep(60_000)
  await well.pass(2000)
  expect(phase(well.recorder)).toBe('recording')
  const shy = hall({ givesWhenAsked: true })
  shy.recorder.start()
  await shy.pass(60_000)
  expect(phase(shy.recorder)).toBe('recording')
})

test('[SHARE-12] a recording that is never decoded is there without its picture', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const setup = hall({ decodes: false })
  setup.recorder.start()
  await setup.pass(8000)
  setup.recorder.stop()
  await setup.pass(11_000)
  expect(setup.recorder.getState()).toMatchObject({ phase: 'preview', take: { waveform: null } })
})

test('in any order of presses there is one microphone at most, and none held at rest', async () => {
  const press = fc.constantFrom('start', 'stop', 'discard', 'reset', 'lose', 'wait', 'waitLong')
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 14 }), async (presses) => {
      const setup = hall()
      for (const action of presses) {
        if (action === 'wait') await setup.pass(700)
        else if (action === 'waitLong') await setup.pass(4200)
        else if (action === 'lose') setup.lose()
        else setup.recorder[action]()
        if (phase(setup.recorder) === 'idle' || phase(setup.recorder) === 'preview') {
          await settle()
          expect(setup.holders()).toBe(0)
        }
      }
      setup.recorder.stop()
      await setup.pass(6000)
      expect(['idle', 'preview']).toContain(phase(setup.recorder))
      expect(setup.holders()).toBe(0)
      setup.recorder.reset()
      await setup.pass(1)
      expect(setup.timers()).toBe(0)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('two attempts in quick succession never hold two microphones for longer than the browser takes to answer', async () => {
  const setup = hall()
  setup.recorder.start()
  setup.recorder.stop()
  setup.recorder.start()
  await setup.pass(10)
  expect(phase(setup.recorder)).toBe('countIn')
  expect(setup.holders()).toBe(1)
})
