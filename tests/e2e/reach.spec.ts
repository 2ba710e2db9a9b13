import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { controlsOutOfReach } from './support/reach.ts'
import { record } from './support/record.ts'
import { withoutWebGL } from './support/withoutWebGL.ts'

// Every page as it opens is looked at in routes.spec.ts; these are the further steps of taking part.
test.use({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openLowered(page: Page, address: string): Promise<void> {
  await withoutWebGL(page)
  await page.addInitScript(() => sessionStorage.setItem('language', 'en'))
  await page.goto(address)
  await button(page, 'Reading aids').first().click()
  const aids = page.getByRole('dialog', { name: 'Reading aids' })
  await aids.getByRole('checkbox', { name: 'Lower controls' }).check()
  await button(page, 'Done').click()
}

const expectInReach = (page: Page, step: string) =>
  expect.poll(() => page.evaluate(controlsOutOfReach), { message: step }).toEqual([])

test('[READ-09] a voice is recorded, heard and shared with all controls in the lower half @nightly', async ({
  page,
  microphone,
}) => {
  await openLowered(page, '/exhibits/werkschau/share-story?deviceId=1')
  await expectInReach(page, 'before')
  await page.evaluate(() => window.fakeMicrophone?.hear('silence'))
  await record(page, microphone)
  await expectInReach(page, 'recorded')
  await button(page, 'Upload Audio').click()
  await expect(page.getByRole('heading', { name: 'Thanks for sharing your story!' })).toBeVisible()
  await expectInReach(page, 'shared')
})

test('[READ-09] the story of a device is played, and an object taken in the hand, with all controls in the lower half @nightly', async ({
  page,
}) => {
  await openLowered(page, '/exhibits/werkschau/explore-stories?deviceId=1')
  await button(page, /^Play/).first().click()
  await expectInReach(page, 'played')
  await openLowered(page, '/exhibits/werkschau/tape')
  await expectInReach(page, 'the film')
  await button(page, 'Skip').click()
  await button(page, 'Take it in your hand').click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expectInReach(page, 'in the hand')
})
