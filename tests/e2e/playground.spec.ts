import sharp from 'sharp'
import * as z from 'zod/mini'
import { expect, test } from './support/fixtures.ts'

const Manifest = z.object({
  display: z.string(),
  icons: z.array(
    z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.optional(z.string()) }),
  ),
})

test('[PLAY-01] [PLAY-02] [PLAY-03] [PLAY-04] a theme is remembered, soundscapes are heard, a story is stored, the floppy comes out @full', async ({
  page,
}) => {
  await page.addInitScript(listenIn)
  const loudness = () => page.evaluate(() => Number(Reflect.get(window, 'loudness')()))
  const loudest = async () => {
    let most = 0
    for (let count = 0; count < 12; count++) most = Math.max(most, await loudness())
    return most
  }
  const station = (name: string) => page.getByRole('region', { name })
  const toasts = station('Messages')
  await page.goto('/playground')

  await test.step('themes', async () => {
    const bars = page.locator('meta[name="theme-color"]')
    for (const [name, paper] of [
      ['Dark', '#12110e'],
      ['Light', '#f4f0e7'],
      // As the style sheet has it, or shortened by the build.
      ['Retro', /^(?:#c0c0c0|silver)$/],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(bars).toHaveAttribute('content', paper)
    }
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'retro')
  })

  await test.step('sounds', async () => {
    const sounds = station('Soundscapes')
    const [walking, ocean] = ['walking-ambience', 'ocean-waves'].map((name) =>
      sounds.locator(`[aria-describedby$=${name}]`),
    )
    await ocean?.click()
    await expect.poll(loudest).toBeGreaterThan(0.002)
    await walking?.click()
    await sounds.getByRole('slider').fill('0')
    await expect.poll(loudest).toBeLessThan(0.0005)
    await sounds.getByRole('slider').fill('100')
    await expect.poll(loudest).toBeGreaterThan(0.004)
    await ocean?.click()
    await walking?.click()
    await expect.poll(loudest).toBeLessThan(0.0005)
    // A click is over in a moment: between two looks it may be missed.
    const clicked = async () => {
      await sounds.getByRole('button', { name: 'Test click sound' }).click()
      return loudest()
    }
    await expect.poll(clicked).toBeGreaterThan(0.0005)
  })

  await test.step('story and floppy', async () => {
    const form = station('Add user story')
    await form.getByRole('combobox', { name: 'Device' }).selectOption({ label: 'Apple iPod' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Rosa')
    await form.getByRole('textbox', { name: 'Story' }).fill('A thousand songs and one skip key.')
    await form.getByRole('button', { name: 'Submit story' }).click()
    await expect(toasts).toContainText('User story submitted successfully.')
    await page.getByRole('button', { name: 'Eject Floppy' }).click()
    await expect(toasts).toContainText('Floppy ejected.')
  })
})

test("[SHELL-13] the exhibition can be installed: its manifest's icons are there in the sizes named", async ({
  page,
}) => {
  await page.goto('/about')
  const linked = async (rel: string) =>
    (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? `No ${rel} is linked.`
  const manifest = Manifest.parse(await (await page.request.get(await linked('manifest'))).json())
  expect(manifest.display).toBe('fullscreen')
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  const touch = { src: await linked('apple-touch-icon'), type: 'image/png', sizes: '180x180' }
  for (const { src, type, sizes } of [...manifest.icons, touch]) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await answer.body()).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
})

/** What the page hands to the browser's own loudspeaker, measured in `window.loudness`. */
function listenIn(): void {
  const heard: AnalyserNode[] = []
  const { connect } = AudioNode.prototype
  Reflect.set(
    AudioNode.prototype,
    'connect',
    function tap(this: AudioNode, target: AudioNode, ...rest: number[]) {
      if (target instanceof AudioDestinationNode) {
        const analyser = new AnalyserNode(target.context)
        Reflect.apply(connect, this, [analyser])
        heard.push(analyser)
      }
      return Reflect.apply(connect, this, [target, ...rest])
    },
  )
  Reflect.set(window, 'loudness', () => {
    const samples = new Float32Array(2048)
    let sum = 0
    for (const analyser of heard) {
      analyser.getFloatTimeDomainData(samples)
      for (const sample of samples) sum += sample * sample
    }
    return Math.sqrt(sum / 2048)
  })
}
