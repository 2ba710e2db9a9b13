import { expect, test, type Page } from '@playwright/test'
import { exhibitPages } from './support/exhibitPages.ts'
import { type Call, type Received, startBareServer, table } from './support/bareServer.ts'
import { useFakeMicrophone } from './support/microphone.ts'
import { record } from './support/record.ts'

type BareServer = Awaited<ReturnType<typeof startBareServer>>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const share = '/exhibits/werkschau/share-story'

/** What was sent with a call, in the order of the calls. */
const sent = (server: BareServer, call: Call): readonly Received[] =>
  server.received.filter((each) => each.call === call)

let server: BareServer
test.beforeEach(async () => {
  server = await startBareServer()
})
test.afterEach(() => server.stop())

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

test('every page shows the full content of a server that implements only the specification @full', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kiosk_token', 'a-kiosk'))
  for (const address of ['/', '/exhibits', '/about', '/exhibits/werkschau', '/playground', ...exhibitPages]) {
    await page.goto(server.url + address)
    await expect(page.locator('main')).not.toBeEmpty()
    await expect(page.getByText(/^Unexpected Application Error|^Failed to load|available\.$/)).toHaveCount(0)
  }

  await page.goto(`${server.url}/exhibits/werkschau/tape`)
  await button(page, 'Title 12').click()
  await expect(page.getByText('An English text, number 12.')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Play').click()
  await expect(page.getByRole('slider', { name: /^Position/ })).not.toHaveValue('0')

  await page.goto(`${server.url}/exhibits/werkschau/echo`)
  await button(page, /^Title 11/).click()
  await expect(page.getByRole('dialog')).toContainText('An English text, number 11.')

  await page.goto(`${server.url}/exhibits/imac/welcome`)
  await expect(page.getByRole('list', { name: 'Notes that visitors left' })).toContainText('Title 11')
  await page.goto(`${server.url}/exhibits/imac/visitor-stories`)
  await button(page, /^Title 11/).dblclick()
  await expect(page.getByText('An English text, number 11.')).toBeVisible()
  await page.goto(`${server.url}/exhibits/imac/device-story`)
  await button(page, /^Play/).click()
  await expect(page.getByRole('slider', { name: /^Position/ })).not.toHaveValue('0')

  await page.goto(`${server.url}/exhibits/werkschau/explore-stories?deviceId=2`)
  await expect(page.getByRole('article')).toHaveText([/Titel 11/, /Titel 12/])
  await expect(page.getByText('Ein deutscher Text, Nummer 12.')).toBeVisible()

  await page.goto(`${server.url}/exhibits/vcfzh25`)
  await page.getByRole('link', { name: /Rosa/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa' })).toBeVisible()
  await expect(page.getByText('Image not available')).toBeVisible()
  await expect(page.getByText('Sie spult.')).toBeVisible()
})

test('all 23 calls of the client are those of the specification, to the field @full', async ({ page }) => {
  const microphone = await useFakeMicrophone(page)
  const thanks = page.getByRole('heading', { name: 'Thanks for sharing your story!' })

  await page.goto(`${server.url}${share}?deviceId=1`)
  await page.getByRole('textbox', { name: 'Your story' }).fill('It smelt of warm dust.')
  await button(page, 'Upload Text').click()
  await expect(thanks).toBeVisible()
  await page.goto(`${server.url}${share}?deviceId=1`)
  await record(page, microphone)
  await button(page, 'Upload Audio').click()
  await expect(thanks).toBeVisible()
  await page.goto(server.url + share)
  await page.getByRole('textbox', { name: 'Another device' }).fill('Tamagotchi')
  await page.getByRole('textbox', { name: 'Your story' }).fill('It died at school.')
  await button(page, 'Upload Text').click()
  await expect(thanks).toBeVisible()
  await page.goto(server.url + share)
  await page.getByRole('textbox', { name: 'Another device' }).fill('Tamagotchi')
  await record(page, microphone)
  await button(page, 'Upload Audio').click()
  await expect(thanks).toBeVisible()

  await page.goto(`${server.url}/exhibits/memory-recorder`)
  await page.getByRole('checkbox', { name: /Ich bin einverstanden/ }).check()
  await page.getByRole('combobox', { name: 'Jahrgang / year of birth' }).selectOption('1984')
  await page.getByRole('textbox', { name: /E-Mail/ }).fill('anna@example.org')
  await page.getByRole('textbox', { name: 'Deine Erinnerung' }).fill('Das Klacken.')
  await button(page, 'Upload Text').click()
  await expect(region(page, 'Meldungen').getByText('Memory stored.')).toBeVisible()
  await page.getByText('Ton aufnehmen', { exact: true }).click()
  await record(page, microphone)
  await button(page, 'Upload Audio').click()
  await expect(button(page, 'Start Recording')).toBeVisible()

  await page.goto(`${server.url}/exhibits/vcfzh25/new`)
  for (const field of ['name', 'favoriteDevice', 'favoriteFeatures', 'favoriteStorage', 'skills'])
    await page.locator(`input[name=${field}]`).fill(`my ${field}`)
  await page.getByRole('radio', { name: '80s' }).check()
  await button(page, 'Make my avatar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa' })).toBeVisible()
  await page.goto(`${server.url}/exhibits/vcfzh25`)
  await expect(page.getByRole('link', { name: /Rosa/ })).toBeVisible()

  await page.goto(`${server.url}/playground`)
  const toasts = region(page, 'Messages')
  await button(page, 'Eject Floppy').click()
  await expect(toasts.getByText('The floppy is out.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Device' }).selectOption('Apple iPod')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Story' }).fill('Click, click.')
  await button(page, 'Submit story').click()
  await expect(toasts.getByText('User story submitted successfully.')).toBeVisible()

  await page.goto(`${server.url}/admin`)
  await page.getByRole('textbox', { name: 'Username' }).fill('vera')
  await page.getByLabel('Password').fill('a password')
  await button(page, 'Log in').click()
  await page.getByRole('combobox', { name: 'Device', exact: true }).selectOption('Apple iPod')
  await button(page, 'Generate narration').click()
  await expect(toasts.getByText('Narrative created.')).toBeVisible()
  await button(page, 'Generate pictures').click()
  await expect(toasts.getByText('Visuals created.')).toBeVisible()

  for (const address of [
    '/exhibits/werkschau',
    '/exhibits/werkschau/tape',
    '/exhibits/imac/welcome',
    '/exhibits/werkschau/explore-stories',
  ]) {
    await page.goto(server.url + address)
    await expect(page.locator('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
  }

  expect(new Set(server.received.map(({ call }) => call))).toEqual(new Set(Object.keys(table)))
  const fieldsOf = (call: Call) => sent(server, call).map(({ fields }) => fields)
  expect(fieldsOf('POST /api/user/login')).toEqual([{ name: 'vera', password: 'a password' }])
  expect(fieldsOf('POST /api/user-story/submit-text/device/{deviceId}/exhibition/1')).toMatchObject([
    { storyText: 'It smelt of warm dust.' },
  ])
  expect(fieldsOf('POST /api/user-story/submit-audio/device/{deviceId}/exhibition/1')).toMatchObject([
    { exhibitionId: '1', audio: expect.stringMatching(/^audio\/webm/) },
  ])
  expect(fieldsOf('POST /api/user-story/submit-text/new-device/exhibition/1')).toMatchObject([
    { storyText: 'It died at school.', exhibitionId: 1, deviceName: 'Tamagotchi' },
  ])
  expect(fieldsOf('POST /api/user-story/submit-audio/new-device/exhibition/1')).toMatchObject([
    { exhibitionId: '1', deviceName: 'Tamagotchi', audio: expect.stringMatching(/^audio\/webm/) },
  ])
  expect(fieldsOf('POST /api/memory/submit-text')).toMatchObject([
    { textContent: 'Das Klacken.', yearOfBirth: 1984, email: 'anna@example.org' },
  ])
  expect(fieldsOf('POST /api/memory/submit-audio')).toMatchObject([
    { yearOfBirth: '1984', email: 'anna@example.org', audio: expect.stringMatching(/^audio\/webm/) },
  ])
  expect(fieldsOf('POST /api/avatar')).toEqual([
    {
      name: 'my name',
      retroEra: '80s',
      favoriteDevice: 'my favoriteDevice',
      favoriteFeatures: 'my favoriteFeatures',
      favoriteStorage: 'my favoriteStorage',
      skills: 'my skills',
    },
  ])
  expect(fieldsOf('POST /api/playground/story')).toEqual([
    { deviceId: 2, authorName: 'Ada', storyText: 'Click, click.' },
  ])
  const signed: readonly Call[] = [
    'POST /api/device-story/device/{deviceId}/exhibition/1',
    'POST /api/user-story/story-visuals/device/{deviceId}',
    'GET /api/user-story/random/device/5',
  ]
  for (const call of signed) {
    for (const { bearer, fields } of sent(server, call)) {
      expect({ call, bearer, fields }).toEqual({ call, bearer: 'Bearer a-token', fields: {} })
    }
  }
})
