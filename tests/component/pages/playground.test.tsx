import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { themes } from '#contract/playground.ts'
import * as routes from '#contract/routes.ts'
import { followTheme } from '#app/theme.ts'
import { useTheme } from '#state/theme.ts'
import { answer, noAnswer, refusal } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'

const toasts = page.getByRole('region', { name: 'Messages' })
const station = (name: string) => page.getByRole('region', { name })
const key = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  answer(routes.playgroundDevices, [{ id: 2, name: 'Apple iPod' }])
})

test('[PLAY-01] a press changes the theme and is remembered; axe is clean in all three, with the kit shown @full', async () => {
  useTheme.getState().prefer('light')
  followTheme()
  openApp('/playground')
  await key('Show the kit').click()
  await expect.element(page.getByRole('heading', { name: 'Buttons' })).toBeVisible()
  for (const theme of themes.toReversed()) {
    const press = station('Themes').getByRole('button', { name: new RegExp(`^${theme}$`, 'i') })
    await press.click()
    await expect.element(press).toHaveAttribute('aria-pressed', 'true')
    expect(document.documentElement.dataset.theme).toBe(theme)
    expect(localStorage.getItem('preferred-theme')).toBe(theme)
    await expectNoAxeViolations()
  }
})

test('[PLAY-02] soundscapes toggle, and their volume starts at 50 percent @full', async () => {
  openApp('/playground')
  const sounds = station('Soundscapes')
  const volume = sounds.getByRole('slider', { name: 'Volume' })
  await expect.element(volume).toHaveValue('50')
  await expect.element(sounds.getByText('50 %')).toBeVisible()
  await volume.fill('20')
  await expect.element(sounds.getByText('20 %')).toBeVisible()
  const item = (at: number) => sounds.getByRole('listitem').nth(at).getByRole('button')
  await item(1).click()
  await expect.element(item(1)).toHaveTextContent('Stop')
  await expect.element(item(0)).toHaveTextContent('Play')
  await item(1).click()
  await expect.element(item(1)).toHaveTextContent('Play')
})

test('[PLAY-03] the form needs all three, says how it went, and loses nothing @full', async () => {
  openApp('/playground')
  const form = station('Add user story')
  const send = form.getByRole('button', { name: 'Submit story' })
  const name = form.getByRole('textbox', { name: 'Name' })
  const story = form.getByRole('textbox', { name: 'Story' })
  await expect.element(send).toBeDisabled()
  await form.getByRole('combobox', { name: 'Device' }).selectOptions('Apple iPod')
  await name.fill('Rosa')
  await story.fill('  ')
  await expect.element(send).toBeDisabled()
  await story.fill('A thousand songs and one skip key.')
  for (const reply of [noAnswer, () => refusal(500, 'The disk is full.')]) {
    answer(routes.playgroundStory, reply)
    await send.click()
    const failed = toasts.getByText('Failed to submit the story. Please try again.')
    await expect.element(failed).toBeVisible()
    await expect.element(story).toHaveValue('A thousand songs and one skip key.')
    await toasts.getByRole('button', { name: 'Close message' }).click()
    await expect.element(failed).not.toBeInTheDocument()
  }
  const sent = answer(routes.playgroundStory, { statusCode: 200, message: '' })
  await send.click()
  await expect.element(toasts.getByText('User story submitted successfully.')).toBeVisible()
  await expect.element(name).toHaveValue('')
  expect(sent).toMatchObject([
    { body: { deviceId: 2, authorName: 'Rosa', storyText: 'A thousand songs and one skip key.' } },
  ])
})

test('[PLAY-04] the floppy comes out with the server’s words, and stays in with the catalogue’s @full', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  openApp('/playground')
  const drive = station('Eject Floppy')
  const eject = drive.getByRole('button', { name: 'Eject Floppy' })
  for (const [reply, words] of [
    [() => ({ statusCode: 200, success: false, message: '' }), 'Failed to eject floppy'],
    [() => ({ statusCode: 200, success: false, message: 'The disk is stuck.' }), 'The disk is stuck.'],
    [() => refusal(500, 'No power.'), 'No power.'],
    [noAnswer, 'Failed to eject floppy'],
  ] as const) {
    answer(routes.ejectFloppy, reply)
    await eject.click()
    await expect.element(toasts.getByText(words)).toBeVisible()
    await expect.element(drive.getByText('The disk is in the drive.')).toBeVisible()
    await toasts.getByRole('button', { name: 'Close message' }).click()
    await expect.element(toasts.getByText(words)).not.toBeInTheDocument()
  }
  answer(routes.ejectFloppy, { statusCode: 200, success: true, message: 'Floppy ejected.' })
  await eject.click()
  await expect.element(toasts.getByText('Floppy ejected.')).toBeVisible()
  await expect.element(drive.getByText('The disk is out.')).toBeVisible()
  await toasts.getByRole('button', { name: 'Close message' }).click()
  answer(routes.ejectFloppy, { success: true, message: 'There is none.' })
  await eject.click()
  await expect.element(toasts.getByText('There is none.')).toBeVisible()
  await drive.getByRole('button', { name: 'Push it back in' }).click()
  await expect.element(eject).toBeEnabled()
})

test('[PLAY-04] an answer that cannot be read is an unknown error', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  openApp('/playground')
  await expect.element(page.getByRole('option', { name: 'Apple iPod' })).toBeInTheDocument()
  vi.stubGlobal('fetch', async () => new Response('<html>'))
  await key('Eject Floppy').click()
  await expect.element(toasts.getByText('Unknown error occurred')).toBeVisible()
})
