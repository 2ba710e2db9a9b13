import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recorderWords } from '#content/recorder.ts'
import { createPlayer } from '#audio/voice.ts'
import { browserRecorder } from '#audio/recorder/createRecorder.ts'
import { marginBytes } from '#audio/recorder/budget.ts'
import { decodeWaveform } from '#audio/waveform.ts'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'
import { Recorder } from '#ui/kit/recorder/Recorder.tsx'
import { useRecorder } from '#ui/kit/recorder/useRecorder.ts'
import { expectNoAxeViolations } from '../support/app.tsx'
import { passTimeUntil } from '../support/clock.ts'
import { isRecording, startRecording, fakeMicrophone } from '../support/microphone.ts'
import { render } from '../support/render.tsx'

const key = (name: string) => page.getByRole('button', { name })

/** The recorder alone; a recording may weigh so many bytes. */
function openRecorder(limitBytes?: number) {
  const recorder = browserRecorder(limitBytes)
  void render(
    <StrictMode>
      <Alone recorder={recorder} />
    </StrictMode>,
  )
  return {
    take() {
      const state = recorder.getState()
      if (state.phase !== 'preview') throw new Error(`There is no take in ${state.phase}.`)
      return state.take
    },
  }
}

function Alone({ recorder }: { readonly recorder: ReturnType<typeof browserRecorder> }) {
  return (
    <Recorder recorder={useRecorder(() => recorder)} createPlayer={createPlayer} words={recorderWords.en} />
  )
}

test('[SHARE-06] stops itself just under the limit, says so, and keeps everything @full', async () => {
  const microphone = fakeMicrophone()
  // A second of Opus at 48 kbit/s fits above the margin.
  const limit = marginBytes + 6000
  const { take } = openRecorder(limit)
  await startRecording()
  const said = 'The recorder has stopped by itself because it is full. Everything you said is kept.'
  await expect.element(page.getByRole('paragraph').filter({ hasText: said })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: said })).toBeInTheDocument()
  expect(take().blob.size).toBeGreaterThan(5000)
  expect(take().blob.size).toBeLessThanOrEqual(limit)
  expect(microphone.openTracks()).toBe(0)
})

test('[SHARE-06] announces the last minute and the last ten seconds @full', async () => {
  fakeMicrophone()
  // 14 s fit: less than a minute from the start, and then less than ten seconds.
  openRecorder(marginBytes + 14 * 6000)
  await startRecording()
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('One minute left.')
  vi.advanceTimersByTime(6000)
  await expect.element(status).toHaveTextContent('Ten seconds left.')
})

test('[SHARE-06] half silence and half tone show as such in the waveform', async () => {
  const rate = 48_000
  const samples = new Float32Array(rate * 2)
  samples.set(sine(440, 1, rate), rate)
  const { durationMs, waveform } = await decodeWaveform(wavFile(samples, { rate }).slice().buffer, 96)
  expect(durationMs).toBeCloseTo(2000, -1)
  expect(waveform).toHaveLength(96)
  // The bars next to the border may carry the resampler's ringing.
  expect(Math.max(...waveform.slice(0, 47))).toBe(0)
  expect(Math.min(...waveform.slice(49, 95))).toBeGreaterThanOrEqual(48)
  expect(Math.max(...waveform)).toBeLessThanOrEqual(54)
})

test('[SHARE-06] says too quiet, too loud and good, judged over time @full', async () => {
  const microphone = fakeMicrophone()
  openRecorder()
  await startRecording()
  for (const [heard, verdict] of [
    ['silence', 'Too quiet: come closer to the microphone.'],
    ['shout', 'Too loud: step back a little.'],
    ['tone', 'Good: you can be heard well.'],
  ] as const) {
    microphone.hear(heard)
    await passTimeUntil(page.getByText(verdict))
    await expect.element(page.getByText(verdict)).toBeVisible()
  }
})

test('[SHARE-06] unplugging the microphone keeps the recording up to then', async () => {
  const microphone = fakeMicrophone()
  const { take } = openRecorder()
  await startRecording()
  microphone.unplug()
  const said = 'The microphone went away. Everything you said until then is kept.'
  await expect.element(page.getByText(said).first()).toBeVisible()
  expect(take().blob.size).toBeGreaterThan(0)
})

test('a failing recorder, whether it stops or not, keeps its recording @full', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const microphone = fakeMicrophone()
  const recorders: MediaRecorder[] = []
  const start = MediaRecorder.prototype.start
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(function startIt(
    this: MediaRecorder,
    ...slice
  ) {
    recorders.push(this)
    start.apply(this, slice)
  })
  vi.spyOn(MediaRecorder.prototype, 'stop').mockImplementation(() => {
    throw new DOMException('The recorder is inactive', 'InvalidStateError')
  })
  const { take } = openRecorder()
  await startRecording()
  // The encoder is real: its first slice takes a second.
  const gotSlice = new Promise((resolve) => recorders[0]?.addEventListener('dataavailable', resolve))
  await gotSlice
  recorders[0]?.dispatchEvent(new Event('error'))
  const said = 'The recorder stopped by itself. What it recorded until then is here'
  await expect.element(page.getByRole('paragraph').filter({ hasText: said })).toBeVisible()
  await expect.element(key('Record again')).toBeVisible()
  expect(take().blob.size).toBeGreaterThan(0)
  expect(microphone.openTracks()).toBe(0)
  expect(logged).toHaveBeenCalledWith('The recorder does not stop', expect.any(DOMException))
})

test('an unanswered permission prompt ends with a message', async () => {
  fakeMicrophone()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => new Promise(() => {}))
  openRecorder()
  await key('Start Recording').click()
  await expect.element(key('Stop Recording')).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/got no answer\. Start again/)
  await expect.element(key('Start Recording')).toBeVisible()
})

test('[MEM-07] a refused microphone is reported in the words of the specification, with what to do', async () => {
  fakeMicrophone().refuse()
  openRecorder()
  await key('Start Recording').click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Cannot access microphone\..*Allow the micro/)
  await expectNoAxeViolations()
})

test('on plain http it says why there is no microphone', async () => {
  vi.stubGlobal('isSecureContext', false)
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  openRecorder()
  await key('Start Recording').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/unencrypted address \(http\)/)
})

test('a double tap on the start key starts, and does not call off', async () => {
  fakeMicrophone()
  openRecorder()
  await key('Start Recording').dblClick()
  await passTimeUntil(isRecording)
  await expect.element(key('Stop Recording')).toBeVisible()
})
