import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { answer, held, noAnswer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'

const address = '/exhibits/werkschau/share-story'
const device = (name: string) => page.getByRole('radio', { name })
const newName = page.getByRole('textbox', { name: 'Another device' })
const story = page.getByRole('textbox', { name: 'Your story' })
const uploadText = page.getByRole('button', { name: 'Upload Text' })
const thanks = page.getByRole('heading', { name: 'Thanks for sharing your story!' })
const toasts = page.getByRole('region', { name: 'Messages' })

test('[SHARE-01] choosing a device clears the new name, and typing a name the device', async () => {
  openApp(address)
  await newName.fill('Minidisc')
  await device('Apple iPod').click()
  await expect.element(newName).toHaveValue('')
  await newName.fill('Minidisc')
  await expect.element(device('Apple iPod')).not.toBeChecked()
})

test('[SHARE-01] the address preselects a device', async () => {
  openApp(`${address}?deviceId=3`)
  await expect.element(device('Amazon Echo')).toBeChecked()
})

test('[SHARE-01] a device list that fails is said on the page and as a toast, and a new name still works', async () => {
  allowError(/Failed to load devices/)
  answer(routes.allDevices, refusal(503, 'busy'))
  openApp(address)
  await expect.element(toasts.getByText('Failed to load device list.')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Failed to load device list.')).toBeVisible()
  await newName.fill('Walkie-talkie')
  await story.fill('Over.')
  await expect.element(uploadText).toBeEnabled()
  await expectNoAxeViolations()
})

test('[SHELL-11] the button is disabled while submitting, and two presses are one story', async () => {
  const later = held({ statusCode: 200, message: 'Story stored.', storyId: 7 })
  const shared = answer(routes.shareText, later.reply)
  openApp(`${address}?deviceId=2`)
  await story.fill('Pressed twice.')
  await uploadText.dblClick()
  await expect.element(uploadText).toBeDisabled()
  // Another device chosen meanwhile changes nothing about the story that is on its way.
  await newName.fill('Something else')
  later.release()
  await expect.element(thanks).toBeVisible()
  await expect.element(page.getByText(/^No\. \d+ \/ Apple iPod$/)).toBeVisible()
  expect(shared).toMatchObject([
    { params: { deviceId: 2 }, body: { storyText: 'Pressed twice.', language: 'en' } },
  ])
})

test('[SHARE-03] an unreachable server is an exception with its reason', async () => {
  answer(routes.shareText, noAnswer)
  openApp(`${address}?deviceId=2`)
  await story.fill('The answer got lost.')
  await uploadText.click()
  await expect.element(toasts.getByText('Error submitting text: The server cannot be reached.')).toBeVisible()
  await expect.element(story).toHaveValue('The answer got lost.')
  answer(routes.shareText, { statusCode: 200, message: 'Story stored.', storyId: 7 })
  await uploadText.click()
  await expect.element(thanks).toBeVisible()
})
