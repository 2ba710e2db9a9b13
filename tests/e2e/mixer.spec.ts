import type { Page } from '@playwright/test'
import { bundleHarness } from './support/bundleHarness.ts'
import type {} from './support/mixerHarness.ts'
import { expect, test } from './support/fixtures.ts'

let script: Promise<string> | null = null

/** A bare page of the house's own origin that holds the mixer and a count of every audio node that stays connected. */
async function openMixer(page: Page): Promise<void> {
  script ??= bundleHarness('mixerHarness.ts')
  const body = `<!doctype html><html lang="en"><title>Mixer</title><main></main><script type="module">${await script}</script>`
  await page.route('**/mixer-harness', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/mixer-harness')
  await page.waitForFunction(() => window.mixerHarness !== undefined)
}

test('a thousand presses, loops begun and broken off, and nothing is left behind', async ({ page }) => {
  await openMixer(page)
  const counts = await page.evaluate(async () => {
    const harness = window.mixerHarness
    if (harness === undefined) throw new Error('no harness')
    const mixer = harness.create()
    await harness.context().resume()
    await mixer.prepare(['press', 'wheel-tick', 'tape-hiss'])
    const before = mixer.nodeCount()
    const during: number[] = []
    for (let round = 0; round < 20; round += 1) {
      for (let press = 0; press < 50; press += 1) mixer.play(press % 2 === 0 ? 'press' : 'wheel-tick')
      const hiss = mixer.loop('tape-hiss')
      await new Promise((resolve) => setTimeout(resolve, 10))
      during.push(mixer.nodeCount())
      hiss.stop(0.02)
    }
    const deadline = performance.now() + 8000
    while (mixer.nodeCount() !== before && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const after = mixer.nodeCount()
    mixer.dispose()
    return { before, most: Math.max(...during), after, end: mixer.nodeCount() }
  })
  expect(counts.most).toBeGreaterThan(counts.before + 50)
  expect(counts.after).toBe(counts.before)
  expect(counts.end).toBe(0)
})

test('there is one audio context, Tone stands on it, and another mixer can follow the first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Native = window.AudioContext
    Object.assign(window, { contextsMade: 0 })
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        Object.assign(window, { contextsMade: Number(Reflect.get(window, 'contextsMade')) + 1 })
      }
    }
  })
  await openMixer(page)
  const made = await page.evaluate(async () => {
    const harness = window.mixerHarness
    if (harness === undefined) throw new Error('no harness')
    for (let visit = 0; visit < 3; visit += 1) {
      const mixer = harness.create()
      await mixer.prepare(['press'])
      mixer.play('press')
      mixer.dispose()
    }
    return { contexts: Number(Reflect.get(window, 'contextsMade')), state: harness.context().state }
  })
  expect(made).toEqual({ contexts: 1, state: 'running' })
})

test('mute and volume hold for the visit, and a suspended context wakes at the next touch', async ({
  page,
}) => {
  await openMixer(page)
  await page.evaluate(() => {
    const mixer = window.mixerHarness?.create()
    mixer?.setLoudness({ muted: true, volume: 0.4 })
    mixer?.dispose()
  })
  await page.reload()
  await page.waitForFunction(() => window.mixerHarness !== undefined)
  const loudness = await page.evaluate(() => window.mixerHarness?.create().loudness())
  expect(loudness).toEqual({ muted: true, volume: 0.4 })
  const state = () => page.evaluate(() => window.mixerHarness?.context().state)
  await page.evaluate(() => window.mixerHarness?.context().suspend())
  await page.mouse.click(20, 20)
  await expect.poll(state).toBe('running')
})

test('a sound that is missing is one line in the log, and the rest sounds', async ({ page, guards }) => {
  guards.allowError(/404/)
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('stays silent')) lines.push(message.text())
  })
  await openMixer(page)
  await page.route('**/audio/wheel-tick*', (route) => route.fulfill({ status: 404, body: '' }))
  const counts = await page.evaluate(async () => {
    const harness = window.mixerHarness
    if (harness === undefined) throw new Error('no harness')
    const mixer = harness.create()
    await mixer.prepare(['press', 'wheel-tick'])
    const rest = mixer.nodeCount()
    mixer.play('press')
    return mixer.nodeCount() - rest
  })
  expect(lines).toHaveLength(1)
  expect(counts).toBe(2)
})

test('while somebody speaks the devices step back 12 dB and then return, and the voice stays as it is', async ({
  page,
}) => {
  await openMixer(page)
  const heard = await page.evaluate(async () => {
    const harness = window.mixerHarness
    if (harness === undefined) throw new Error('no harness')
    const loudness = harness.listen()
    const mixer = harness.create()
    await harness.context().resume()
    // Longer than the ear remembers, and than any change of level takes.
    const settle = () => new Promise((resolve) => setTimeout(resolve, 1600))
    const silence = loudness()

    await mixer.prepare(['fast-wind'])
    const wind = mixer.loop('fast-wind', { fadeSeconds: 0 })
    await settle()
    const device = loudness()
    mixer.speak(true)
    await settle()
    const ducked = loudness()
    mixer.speak(false)
    await settle()
    const back = loudness()
    wind.stop(0.05)

    const element = harness.tone(0.25)
    const takeOff = mixer.connectVoice(element)
    await element.play()
    await settle()
    const voice = loudness()
    mixer.speak(true)
    await settle()
    const speaking = loudness()
    mixer.setLoudness({ muted: true, volume: 1 })
    await settle()
    const muted = loudness()
    mixer.setLoudness({ muted: false, volume: 0.5 })
    await settle()
    const half = loudness()
    takeOff()
    await settle()
    const off = loudness()
    // The same element again: a room that comes back.
    mixer.connectVoice(element)
    await settle()
    const again = loudness()
    mixer.dispose()
    return { silence, device, ducked, back, voice, speaking, muted, half, off, again }
  })
  const nothing = -100
  expect(heard.silence).toBeLessThan(nothing)
  expect(heard.ducked - heard.device).toBeGreaterThan(-13.5)
  expect(heard.ducked - heard.device).toBeLessThan(-10.5)
  expect(Math.abs(heard.back - heard.device)).toBeLessThan(1.5)
  // A quarter of full scale, as a sine: 20 log 0.25 - 3.
  expect(Math.abs(heard.voice + 15.05)).toBeLessThan(0.5)
  expect(Math.abs(heard.speaking - heard.voice)).toBeLessThan(0.2)
  expect(heard.muted).toBeLessThan(nothing)
  expect(Math.abs(heard.half - heard.voice + 12.04)).toBeLessThan(0.3)
  expect(heard.off).toBeLessThan(nothing)
  expect(Math.abs(heard.again - heard.half)).toBeLessThan(0.3)
})
