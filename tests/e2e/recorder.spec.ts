import { marginBytes } from '#audio/recorder/budget.ts'
import { sine, wavFile } from '../fixtures/audio/wav.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { openRecorderHarness } from './support/openRecorderHarness.ts'

test('[SHARE-06] stops itself just under the limit, says so, and keeps everything', async ({
  page,
  microphone,
}) => {
  // Some 4 s of Opus at 48 kbit/s fit above the margin.
  const limit = marginBytes + 24_000
  await openRecorderHarness(page, limit)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const said = 'The recorder has stopped by itself because it is full. Everything you said is kept.'
  await expect(page.getByRole('paragraph').filter({ hasText: said })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
  const size = await page.evaluate(() => {
    const state = window.harness?.recorder?.getState()
    return state?.phase === 'preview' ? state.take.blob.size : 0
  })
  expect(size).toBeGreaterThan(20_000)
  expect(size).toBeLessThanOrEqual(limit)
  expect(await microphone.openTracks()).toBe(0)
})

test('[SHARE-06] tells of the last minute and of the last ten seconds, once each @full', async ({
  page,
  microphone,
}) => {
  await microphone.hear('tone')
  // 14 s fit: less than a minute from the start, and then less than ten seconds.
  await openRecorderHarness(page, marginBytes + 14 * 6000)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const status = page.getByRole('status').first()
  await expect(status).toHaveText('One minute left.')
  await expect(status).toHaveText('Ten seconds left.')
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
})

test('[SHARE-06] half silence and half tone show as such in the waveform', async ({ page }) => {
  await openRecorderHarness(page)
  // One second of nothing, one second of 440 Hz at half of full scale.
  const rate = 48_000
  const samples = new Float32Array(rate * 2)
  samples.set(sine(440, 1, rate), rate)
  const decoded = await page.evaluate(
    async (file) => {
      return window.harness?.decodeWaveform(Uint8Array.from(file).buffer, 96)
    },
    [...wavFile(samples, { rate })],
  )
  expect(decoded?.durationMs).toBeCloseTo(2000, -1)
  const bars = decoded?.waveform ?? []
  expect(bars).toHaveLength(96)
  // The bars next to the border may carry the resampler's ringing.
  expect(Math.max(...bars.slice(0, 47))).toBe(0)
  expect(Math.min(...bars.slice(49, 95))).toBeGreaterThanOrEqual(48)
  expect(Math.max(...bars)).toBeLessThanOrEqual(54)
})

test('[SHARE-06] says too quiet, too loud and good, judged over time', async ({ page, microphone }) => {
  await openRecorderHarness(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('Recording. Speak now.')).toBeAttached()
  await microphone.hear('silence')
  await expect(page.getByText('Too quiet: come closer to the microphone.')).toBeVisible()
  await microphone.hear('shout')
  await expect(page.getByText('Too loud: step back a little.')).toBeVisible()
  await microphone.hear('tone')
  await expect(page.getByText('Good: you can be heard well.')).toBeVisible()
})

test('[SHARE-06] a microphone that is pulled out leaves what was said until then', async ({
  page,
  microphone,
}) => {
  await openRecorderHarness(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('0:02')).toBeVisible()
  await microphone.unplug()
  await expect(
    page.getByText('The microphone went away. Everything you said until then is kept.').first(),
  ).toBeVisible()
  const duration = await page.evaluate(() => {
    const state = window.harness?.recorder?.getState()
    return state?.phase === 'preview' ? state.take.durationMs : 0
  })
  expect(duration).toBeGreaterThan(1800)
})

test('[MEM-07] a refused microphone is told in the catalogue’s words, with what to do', async ({
  page,
  microphone,
}) => {
  await openRecorderHarness(page)
  await microphone.refuse()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByRole('alert')).toContainText('Cannot access microphone.')
  await expect(page.getByRole('alert')).toContainText('Allow the microphone in the address bar')
  await expectNoAxeViolations(page)
})

test('the microphone is free during the preview and after calling a count-in off', async ({
  page,
  microphone,
}) => {
  await openRecorderHarness(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click({ delay: 500 })
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(await microphone.openTracks()).toBe(0)
})

test('a double tap on the start key starts, and does not call off', async ({ page, microphone }) => {
  await openRecorderHarness(page)
  await microphone.hear('tone')
  await page.getByRole('button', { name: 'Start Recording' }).dblclick()
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
})

test('[FIT-02] a whole recording by keyboard alone: the focus is never lost', async ({
  page,
  microphone,
}) => {
  await openRecorderHarness(page)
  await microphone.hear('tone')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeFocused()
  await expect(page.getByText('0:02')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play: your recording' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause: your recording' })).toBeFocused()
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Record again' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(page.getByText('Speak after the count')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  // Called off: the first take is back.
  await expect(page.getByRole('button', { name: 'Play: your recording' })).toBeFocused()

  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused()
})
