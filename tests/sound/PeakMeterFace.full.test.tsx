import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { connect, Context } from 'tone'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PeakMeter as PeakMeterNode } from '#audio/meter/PeakMeter.ts'
import { meterWords } from '#content/meter.ts'
import { PageLanguage } from '#state/language.ts'
import { PeakMeter } from '#ui/kit/meter/PeakMeter.tsx'

let root: Root
let context: AudioContext
let recordingPlays = false

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  context = new AudioContext()
  await context.resume()
})

afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  recordingPlays = false
  await context.close()
  vi.restoreAllMocks()
})

/** A meter on a steady tone of this amplitude, on the page. */
async function show(amplitude: number, language: 'de' | 'en') {
  const tone = new OscillatorNode(context, { frequency: 1000 })
  const gate = new GainNode(context, { gain: amplitude })
  tone.connect(gate)
  tone.start()
  const meter = new PeakMeterNode({
    context: new Context({ context }),
    recording: { peaks: () => [50], position: () => 0, duration: () => 10, isPlaying: () => recordingPlays },
  })
  connect(gate, meter)
  await meter.ready
  root.render(
    <PageLanguage value={language}>
      <PeakMeter meter={meter} />
    </PageLanguage>,
  )
  return { gate, meter }
}

const lit = () => document.querySelectorAll('[role=meter] [data-lit]').length
const meterElement = () => page.getByRole('meter')

test('[DECK-06] [DECK-10] scale, switch and explanation match the meter; nothing is drawn at rest', async () => {
  // 0.7 with 3.5 dB of sensitivity is +0.4 dB: nine points a side, up to 0.
  const { gate, meter } = await show(0.7, 'en')
  await expect.poll(lit).toBe(18)
  await expect
    .element(page.getByRole('meter', { name: 'Level' }))
    .toHaveAttribute('aria-valuetext', 'left 0 dB, right 0 dB')
  const print = document.querySelector('[role=meter]')?.textContent
  for (const label of ['+3.5 dB', '−30', '−12', '0', '+3']) expect(print).toContain(label)
  await expect.element(page.getByText('SIMULATED')).not.toBeInTheDocument()
  await expect.element(page.getByText('within 5 milliseconds', { exact: false })).toBeInTheDocument()

  await page.getByRole('radio', { name: 'PPM' }).click({ force: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'VU' })).toBeChecked()
  await expect.element(page.getByText('slow as a needle', { exact: false })).toBeInTheDocument()
  // A steady tone reads the same on both.
  await expect.poll(lit).toBe(18)

  gate.gain.value = 0
  await expect.element(meterElement()).toHaveAttribute('aria-valuetext', 'no signal')
  await expect.poll(lit).toBe(0)
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  const reads = vi.spyOn(meter, 'read')
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(reads).not.toHaveBeenCalled()
  expect(frames).not.toHaveBeenCalled()
})

test('[DECK-06] SIMULATED stands there while something plays that cannot be read, and only then', async () => {
  vi.spyOn(AudioWorklet.prototype, 'addModule').mockRejectedValue(new Error('404'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await show(0.7, 'de')
  await expect.element(meterElement()).toHaveAttribute('aria-valuetext', meterWords.de.silent)
  expect(lit()).toBe(0)
  await expect.element(page.getByText('SIMULATED')).not.toBeInTheDocument()
  recordingPlays = true
  // Half of full scale is -2.5 dB on the scale: seven points a side.
  await expect.poll(lit).toBe(14)
  await expect.element(page.getByText('SIMULATED')).toBeInTheDocument()
  recordingPlays = false
  await expect.element(page.getByText('SIMULATED')).not.toBeInTheDocument()
})
