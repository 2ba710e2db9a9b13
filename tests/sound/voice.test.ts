import { audioContext, onGesture } from '#audio/engine.ts'
import { theMixer } from '#audio/theMixer.ts'
import { createPlayer, voiceSpectrum } from '#audio/voice.ts'
import { useKioskGroup } from '#state/kioskGroup.ts'
import { chooseLoudness, fullLoudness } from '#state/visit.ts'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { levelDb, listenTo, wait } from './measure.ts'

const rate = 44_100
const urlOf = (part: BlobPart) => URL.createObjectURL(new Blob([part], { type: 'audio/wav' }))
/** A quarter of full scale: -12 dB. */
const toneUrl = urlOf(wavFile(sine(440, 20, rate, 0.25), { rate }))
const touch = () => document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

afterEach(() => {
  vi.restoreAllMocks()
  chooseLoudness(fullLoudness)
})

async function heardAtTheEnd() {
  const heard = await listenTo(await theMixer())
  return () => levelDb(heard().slice(-4800))
}

test('voices play through the mix at the visitor’s volume, one at a time, and everything else is lowered', async () => {
  const level = await heardAtTheEnd()
  const speak = vi.spyOn(await theMixer(), 'speak')
  const [first, second] = [0, 1].map(() => createPlayer({ url: toneUrl, duration: 20 }))
  first?.play()
  await expect.poll(level).toBeCloseTo(-12, 0)
  expect(speak).toHaveBeenLastCalledWith(true)
  expect(voiceSpectrum({ bands: 8 })).not.toBeNull()
  second?.play()
  expect(first?.getState().phase).toBe('paused')
  await expect.poll(level).toBeCloseTo(-12, 0)
  chooseLoudness({ muted: false, volume: 0.5 })
  await expect.poll(level).toBeCloseTo(-24, 0)
  chooseLoudness({ muted: true, volume: 0.5 })
  await expect.poll(level).toBeLessThan(-100)
  second?.stop()
  await expect.poll(() => useKioskGroup.getState().speaking.size).toBe(0)
  expect(speak).toHaveBeenLastCalledWith(false)
})

test('[SOUND-03] a recording that is none has failed with a line in the log, and the next one plays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = createPlayer({ url: urlOf('no sound'), duration: 20 })
  broken.play()
  await expect.poll(() => broken.getState().phase).toBe('failed')
  expect(warn).toHaveBeenCalled()
  const whole = createPlayer({ url: toneUrl, duration: 20 })
  whole.play()
  await expect.poll(() => whole.getState().phase).toBe('playing')
  whole.stop()
})

test('[SOUND-03] a context that is suspended or interrupted wakes at the next touch', async () => {
  const context = audioContext()
  const resume = vi.spyOn(context, 'resume').mockImplementation(() => Promise.reject(new Error('not now')))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await context.suspend()
  touch()
  touch()
  await wait(50)
  expect(context.state).toBe('suspended')
  expect(warn).toHaveBeenCalledTimes(1)
  resume.mockRestore()
  touch()
  await expect.poll(() => context.state).toBe('running')
})

test('[SOUND-03] a context that the system closes is a line in the log; the next touch has another, with mixer and voice', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const before = await theMixer()
  await audioContext().close()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  let after = before
  const stop = onGesture(() => void theMixer().then((mixer) => (after = mixer)))
  touch()
  await expect.poll(() => after === before).toBe(false)
  stop()
  expect(audioContext().state).toBe('running')
  await after.prepare(['press'])
  after.play('press')
  expect(after.sounding).toBe(1)
  const level = await heardAtTheEnd()
  const player = createPlayer({ url: toneUrl, duration: 20 })
  player.play()
  await expect.poll(level).toBeGreaterThan(-20)
  player.stop()
})

test('[SOUND-03] where the context may not start, the voice plays by itself, and the page works on @full', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // A new context and a new element, as on a new page.
  await audioContext().close()
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {}))
  const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state') ?? {}
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockImplementation(function (this: BaseAudioContext) {
    return get?.call(this) === 'closed' ? 'closed' : 'suspended'
  })
  const player = createPlayer({ url: toneUrl, duration: 20 })
  player.play()
  await expect.poll(() => player.getState().phase, { timeout: 8000 }).toBe('playing')
  await expect.poll(() => player.position()).toBeGreaterThan(0.2)
  expect(warn).toHaveBeenCalled()
  expect(voiceSpectrum({ bands: 8 })).toBeNull()
  player.stop()
})
