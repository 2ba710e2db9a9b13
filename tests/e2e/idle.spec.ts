import { expect, test } from './support/fixtures.ts'
import { key, openExhibit, tapeAddress, tapeOf } from './exhibits/tape/tapePage.ts'

// The visit ends in the hall, which would be lit in 3D.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[TAPE-07b] after five minutes without input and a question the chooser opens; a playing tape is no input, and nothing of the visit stays @full', async ({
  page,
  pageErrors,
}) => {
  // On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
  pageErrors.allowError(/Failed to load stories/)
  const chooser = /\/exhibits\/werkschau$/
  const question = page.getByRole('alertdialog', { name: 'Is someone still there?' })
  await openExhibit(page)
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
