import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutOutbox } from './support/withoutOutbox.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const station = (page: Page, name: string) => page.getByRole('region', { name })
const Manifest = z.object({
  display: z.string(),
  icons: z.array(
    z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.optional(z.string()) }),
  ),
})

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

test('[PLAY-01] [FIT-02] a press changes the theme of the whole server and is remembered; axe is clean in all three', async ({
  page,
}) => {
  await page.goto('/playground')
  await page.getByRole('button', { name: 'Show the kit' }).click()
  await expect(page.getByRole('heading', { name: 'Buttons' })).toBeVisible()
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Retro', 'retro'],
    ['Light', 'light'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    expect(await themeOf(page)).toBe(theme)
    expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe(theme)
    await expectNoAxeViolations(page)
  }
  await page.getByRole('button', { name: 'Retro', exact: true }).click()
  await page.reload()
  expect(await themeOf(page)).toBe('retro')
})

test('[PLAY-02] soundscapes toggle, loop, and follow one volume that starts at 50 percent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What the page hands to the browser's own loudspeaker, heard by an analyser.
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
  })
  const loudness = () => page.evaluate(() => Number(Reflect.get(window, 'loudness')()))
  const loudest = async () => {
    let most = 0
    for (let count = 0; count < 12; count++) most = Math.max(most, await loudness())
    return most
  }
  await page.goto('/playground')
  const sounds = station(page, 'Soundscapes')
  await expect(sounds.getByRole('slider', { name: 'Volume' })).toHaveValue('50')
  await expect(sounds.getByText('50 %')).toBeVisible()
  const ocean = sounds
    .getByRole('button', { name: /Play|Stop/ })
    .and(sounds.locator('[aria-describedby$=ocean-waves]'))
  await ocean.click()
  await expect(ocean).toHaveText('Stop')
  await expect.poll(loudest).toBeGreaterThan(0.002)
  const walking = sounds.locator('[aria-describedby$=walking-ambience]')
  await walking.click()
  await expect(walking).toHaveText('Stop')
  await sounds.getByRole('slider').fill('0')
  await expect(sounds.getByText('0 %')).toBeVisible()
  await expect.poll(loudest).toBeLessThan(0.0005)
  await sounds.getByRole('slider').fill('100')
  await expect.poll(loudest).toBeGreaterThan(0.004)
  await ocean.click()
  await walking.click()
  await expect(ocean).toHaveText('Play')
  await expect.poll(loudest).toBeLessThan(0.0005)
  // A click is over in a moment: between two looks it may be missed.
  const clicked = async () => {
    await sounds.getByRole('button', { name: 'Test click sound' }).click()
    return loudest()
  }
  await expect.poll(clicked).toBeGreaterThan(0.0005)
})

test('[PLAY-03] the form needs all three, says how it went, and loses nothing', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/500|Failed to load/)
  await withoutOutbox(page)
  await page.goto('/playground')
  const form = station(page, 'Add user story')
  const send = form.getByRole('button', { name: 'Submit story' })
  await expect(send).toBeDisabled()
  await form.getByRole('combobox', { name: 'Device' }).selectOption({ label: 'Apple iPod' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Rosa')
  await form.getByRole('textbox', { name: 'Story' }).fill('  ')
  await expect(send).toBeDisabled()
  await form.getByRole('textbox', { name: 'Story' }).fill('A thousand songs and one skip key.')
  await page.route('**/api/playground/story', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  })
  await send.click()
  await expect(toasts(page)).toContainText('Failed to submit the story. Please try again.')
  await expect(form.getByRole('textbox', { name: 'Story' })).toHaveValue('A thousand songs and one skip key.')
  const sent = page.waitForRequest('**/api/playground/story')
  await send.click()
  expect((await sent).postDataJSON()).toEqual({
    deviceId: 2,
    authorName: 'Rosa',
    storyText: 'A thousand songs and one skip key.',
  })
  await expect(toasts(page)).toContainText('User story submitted successfully.')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('[PLAY-04] the floppy comes out with the server’s words, and stays in with the catalogue’s', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/ERR_FAILED|Failed to load/)
  await page.goto('/playground')
  const drive = station(page, 'Eject Floppy')
  const eject = drive.getByRole('button', { name: 'Eject Floppy' })
  const answers = [
    [{ json: { statusCode: 200, success: false, message: '' } }, 'Failed to eject floppy'],
    [{ json: { statusCode: 200, success: false, message: 'The disk is stuck.' } }, 'The disk is stuck.'],
    [{ body: '<html>' }, 'Unknown error occurred'],
  ] as const
  for (const [answer, words] of answers) {
    await page.route('**/api/eject-floppy', (route) => route.fulfill(answer), { times: 1 })
    await eject.click()
    await expect(toasts(page)).toContainText(words)
    await expect(drive.getByText('The disk is in the drive.')).toBeVisible()
  }
  await page.route('**/api/eject-floppy', (route) => route.abort(), { times: 1 })
  await eject.click()
  await expect(toasts(page)).toContainText('Failed to eject floppy')
  await eject.click()
  await expect(toasts(page)).toContainText('Floppy ejected.')
  await expect(drive.getByText('The disk is out.')).toBeVisible()
  await drive.getByRole('button', { name: 'Push it back in' }).click()
  await expect(eject).toBeEnabled()
})

test("[SHELL-13] the exhibition can be installed: its manifest's icons are there in the sizes named, and the bars have the theme's paper", async ({
  page,
}) => {
  await page.goto('/playground')
  const manifest = Manifest.parse(
    await (
      await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')
    ).json(),
  )
  expect(manifest.display).toBe('fullscreen')
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  const touch = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? ''
  for (const { src, type, sizes } of [
    ...manifest.icons,
    { src: touch, type: 'image/png', sizes: '180x180' },
  ]) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await answer.body()).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
  const bars = page.locator('meta[name="theme-color"]')
  for (const [name, paper] of [
    ['Dark', '#12110e'],
    // As the style sheet has it, or shortened by the build.
    ['Retro', /^(?:#c0c0c0|silver)$/],
    ['Light', '#f4f0e7'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(bars).toHaveAttribute('content', paper)
  }
})
