import { expect, test } from './support/fixtures.ts'
import { key, openRoom, tapeAddress, tapeOf } from './exhibits/tape/tapePage.ts'

// The visit ends in the hall, which would be lit in 3D.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[TAPE-07] [TAPE-07b] five minutes without anybody lead to the chooser, after a question; a tape that plays is nobody, and nothing of the visit stays', async ({
  page,
  pageErrors,
}) => {
  // On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
  pageErrors.allowError(/Failed to load stories/)
  const chooser = /\/exhibits\/werkschau$/
  const question = page.getByRole('alertdialog', { name: 'Is someone still there?' })
  await openRoom(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await tapeOf(page, 99_999).click()
  await page.getByRole('button', { name: 'Back to the shelf' }).click()
  await key(page, 'Play').click()
  // What comes when somebody stirs: the clock would leap over the time for which it is awaited.
  await expect(page.getByText(/Read the whole narration/).first()).toBeAttached()
  await page.clock.fastForward(279_000)
  await expect(question).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(question).toContainText('starts over')
  await page.clock.runFor(8000)
  await expect(page).toHaveURL(new RegExp(`${tapeAddress}$`))
  await page.clock.runFor(12_000)
  await expect(page).toHaveURL(chooser)
  await expect(question).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('[TAPE-07b] [FIT-04] a kiosk returns from a form, but never while somebody speaks @full', async ({
  page,
  microphone,
}) => {
  await page.clock.install()
  await page.goto('/exhibits/werkschau/explore-stories?kioskKey=abc')
  await expect(page.locator('html[data-kiosk]')).toBeAttached()
  await page.goto('/exhibits/werkschau/share-story?deviceId=1')
  await page.getByRole('button', { name: /Start Recording/ }).click()
  await microphone.hear('tone')
  await page.clock.runFor(4000)
  // Past the count: a recorder that has not begun gives up by itself.
  await expect(page.getByText(/\d left$/)).toBeVisible()
  await page.clock.fastForward(400_000)
  await expect(page).toHaveURL(/share-story/)
  await expect(page.getByRole('button', { name: /Stop Recording/ })).toBeVisible()
  await page.getByRole('button', { name: /Stop Recording/ }).click()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
  await page.clock.fastForward(301_000)
  await expect(page).toHaveURL(/\/exhibits\/werkschau\/explore-stories$/)
})
