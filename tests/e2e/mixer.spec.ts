import type { Page } from '@playwright/test'
import { bundleHarness } from './support/bundleHarness.ts'
import type {} from './support/mixerHarness.ts'
import { expect, test } from './support/fixtures.ts'

let script: Promise<string> | null = null

/** What the test on loudness does in the page, one step at a time. */
interface Steps {
  /** dB of full scale, of the last 0.7 s. */
  readonly loudness: () => number
  readonly wind: () => void
  readonly stopWind: () => void
  readonly speak: () => void
  readonly beSilent: () => void
  readonly plugIn: () => Promise<void>
  readonly takeOff: () => void
  readonly mute: () => void
  readonly halve: () => void
  readonly dispose: () => void
}

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
  const step = (name: keyof Steps) =>
    page.evaluate((which) => {
      const steps: Steps | undefined = Reflect.get(window, 'steps')
      return steps?.[which]()
    }, name)
  await page.evaluate(async () => {
    const harness = window.mixerHarness
    if (harness === undefined) throw new Error('no harness')
    const loudness = harness.listen()
    const mixer = harness.create()
    await harness.context().resume()
    await mixer.prepare(['fast-wind'])
    const element = harness.tone(0.25)
    let stopWind = () => {}
    let takeOff = () => {}
    const steps: Steps = {
      loudness,
      wind: () => {
        const wind = mixer.loop('fast-wind', { fadeSeconds: 0 })
        stopWind = () => wind.stop(0.05)
      },
      stopWind: () => stopWind(),
      speak: () => mixer.speak(true),
      beSilent: () => mixer.speak(false),
      plugIn: () => {
        takeOff = mixer.connectVoice(element)
        return element.play()
      },
      takeOff: () => takeOff(),
      mute: () => mixer.setLoudness({ muted: true, volume: 1 }),
      halve: () => mixer.setLoudness({ muted: false, volume: 0.5 }),
      dispose: () => mixer.dispose(),
    }
    Reflect.set(window, 'steps', steps)
  })
  // A busy machine drops sound now and then: a level counts once it holds for several looks.
  const level = async () => Number(await step('loudness'))
  const holds = async (from: number, to: number) => {
    let looks = 0
    await expect
      .poll(
        async () => {
          const now = await level()
          looks = now > from && now < to ? looks + 1 : 0
          return looks
        },
        { intervals: [200], message: `a level from ${from} to ${to} dB` },
      )
      .toBeGreaterThanOrEqual(3)
  }
  const nothing = [-Infinity, -100] as const
  await holds(...nothing)

  await step('wind')
  await holds(-60, 0)
  const device = await settled(level)
  await step('speak')
  await holds(device - 13.5, device - 10.5)
  await step('beSilent')
  await holds(device - 1.5, device + 1.5)
  await step('stopWind')
  await holds(...nothing)

  await step('plugIn')
  // A quarter of full scale, as a sine: 20 log 0.25 - 3.
  await holds(-15.55, -14.55)
  await step('speak')
  await holds(-15.25, -14.85)
  await step('mute')
  await holds(...nothing)
  await step('halve')
  await holds(-27.4, -26.8)
  await step('takeOff')
  await holds(...nothing)
  // The same element again: a room that comes back.
  await step('plugIn')
  await holds(-27.4, -26.8)
  await step('dispose')
})

/** What a level comes to rest at: the middle of seven looks, once it changes no more. */
async function settled(level: () => Promise<number>): Promise<number> {
  let looks: number[] = []
  await expect
    .poll(
      async () => {
        looks = [...looks, await level()].slice(-7)
        return looks.length === 7 && Math.max(...looks) - Math.min(...looks)
      },
      { intervals: [200] },
    )
    .toBeLessThan(1.5)
  return looks.toSorted((one, other) => one - other)[3] ?? Number.NaN
}
