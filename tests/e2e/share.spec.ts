import type { Page } from '@playwright/test'
import { GroupedStories, type Story } from '#contract/story.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'
import { publishDevices } from './support/publishDevices.ts'
import { record } from './support/record.ts'
import { withoutOutbox } from './support/withoutOutbox.ts'

const address = '/exhibits/werkschau/share-story'
const device = (page: Page, name: string) => page.getByRole('radio', { name })
const newName = (page: Page) => page.getByRole('textbox', { name: 'Another device' })
const story = (page: Page) => page.getByRole('textbox', { name: 'Your story' })
const uploadText = (page: Page) => page.getByRole('button', { name: 'Upload Text' })
const uploadAudio = (page: Page) => page.getByRole('button', { name: 'Upload Audio' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks for sharing your story!' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })

async function stored(url: string): Promise<{ device: string; story: Story }[]> {
  const answer = await fetch(`${url}/api/user-story/all/exhibition/1`)
  const groups = GroupedStories.parse(await answer.json())
  return groups.flatMap((group) =>
    group.userStories.map((each) => ({ device: group.device.name, story: each })),
  )
}

test('[SHARE-01] choosing a device clears the new name, and typing a name the device', async ({ page }) => {
  await page.goto(address)
  await newName(page).fill('Minidisc')
  await device(page, 'Apple iPod').check()
  await expect(newName(page)).toHaveValue('')
  await newName(page).fill('Minidisc')
  await expect(device(page, 'Apple iPod')).not.toBeChecked()
})

test('[SHARE-01] the address preselects a device', async ({ page }) => {
  await page.goto(`${address}?deviceId=3`)
  await expect(device(page, 'Amazon Echo')).toBeChecked()
})

test('[SHARE-01] a device list that fails is said on the page and as a toast, and a new name still works', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/503|Failed to load/)
  await page.route('**/api/device/all', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'busy' } }),
  )
  await page.goto(address)
  await expect(toasts(page)).toContainText('Failed to load device list.')
  await expect(page.getByRole('main').getByText('Failed to load device list.')).toBeVisible()
  await newName(page).fill('Walkie-talkie')
  await story(page).fill('Over.')
  await expect(uploadText(page)).toBeEnabled()
  await expectNoAxeViolations(page)
})

test('[SHARE-02] text needs a device and words that are not blank', async ({ page }) => {
  await page.goto(address)
  await expect(uploadText(page)).toBeDisabled()
  await story(page).fill('I remember')
  await expect(uploadText(page)).toBeDisabled()
  await device(page, 'iMac').check()
  await expect(uploadText(page)).toBeEnabled()
  await story(page).fill('   ')
  await expect(uploadText(page)).toBeDisabled()
  await story(page).fill('I remember')
  await newName(page).fill('  ')
  await expect(uploadText(page)).toBeDisabled()
})

test('[SHARE-03] a success thanks, clears the form and leads to where the story stands', async ({
  page,
  server,
}) => {
  await page.goto(address)
  await device(page, 'Cassette Tape').check()
  await story(page).fill('My sister taped over the rehearsal.')
  await uploadText(page).click()
  await expect(thanks(page)).toBeFocused()
  await expect(toasts(page)).toContainText('Thanks for sharing your story!')
  await expect(story(page)).toHaveValue('')
  await expect(device(page, 'Cassette Tape')).not.toBeChecked()

  const all = await stored(server.url)
  const mine = all.find((each) => each.story.textEN === 'My sister taped over the rehearsal.')
  expect(mine?.device).toBe('Cassette Tape')
  expect(mine?.story.language).toBe('en')
  await expect(page.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
    'href',
    `/exhibits/werkschau/explore-stories?story=${mine?.story.id}`,
  )
  await expectNoAxeViolations(page)
})

test('[SHARE-02] [FIT-06] a new device in German is stored with its name and language', async ({
  page,
  server,
  staffToken,
}) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Erzähl deine Geschichte' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Ein anderes Gerät' }).fill('Wählscheibentelefon')
  await page.getByRole('textbox', { name: 'Deine Geschichte' }).fill('Das Zurückschnurren der Scheibe.')
  await page.getByRole('button', { name: 'Text teilen' }).click()
  await expect(page.getByRole('heading', { name: 'Danke für deine Geschichte!' })).toBeVisible()
  // A new device waits for staff, and the page does not promise otherwise.
  await expect(page.getByText(/^Du hast uns ein neues Gerät gebracht/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zeig mir, wo sie steht' })).toHaveCount(0)
  const isMine = (each: { device: string }) => each.device === 'Wählscheibentelefon'
  expect((await stored(server.url)).some(isMine)).toBe(false)
  await publishDevices(server.url, staffToken)
  const mine = (await stored(server.url)).find(isMine)
  expect(mine?.story.textDE).toBe('Das Zurückschnurren der Scheibe.')
  expect(mine?.story.language).toBe('de')
  await expect(page.locator('[lang=de] h1')).toBeVisible()
})

test('[SHELL-11] the button is disabled while submitting, and two presses are one story', async ({
  page,
  server,
}) => {
  await page.goto(`${address}?deviceId=2`)
  let requests = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/submit-text/**', async (route) => {
    requests += 1
    await held
    await route.continue()
  })
  await story(page).fill('Pressed twice.')
  await uploadText(page).dblclick()
  await expect(uploadText(page)).toBeDisabled()
  // Another device chosen meanwhile changes nothing about the story that is on its way.
  await newName(page).fill('Something else')
  release()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(/^No\. \d+ \/ Apple iPod$/)).toBeVisible()
  expect(requests).toBe(1)
  expect((await stored(server.url)).filter((each) => each.story.textEN === 'Pressed twice.')).toHaveLength(1)
})

test('[SHARE-03] what fails keeps everything entered, shows the server’s words, and survives a reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/507|500|Failed to load/)
  await withoutOutbox(page)
  await page.goto(`${address}?deviceId=2`)
  await story(page).fill('Not to be lost.')
  await page.route('**/submit-text/**', (route) =>
    route.fulfill({ status: 507, json: { statusCode: 507, message: 'The disk is full.' } }),
  )
  await uploadText(page).click()
  await expect(toasts(page)).toContainText('The disk is full.')
  await expect(story(page)).toHaveValue('Not to be lost.')
  await page.route('**/submit-text/**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: '' } }),
  )
  await uploadText(page).click()
  await expect(toasts(page)).toContainText('Server error while submitting text.')
  await page.reload()
  await expect(story(page)).toHaveValue('Not to be lost.')
})

test('[SHARE-03] an unreachable server is an exception with its reason, and a retry stores the story once', async ({
  page,
  pageErrors,
  server,
}) => {
  pageErrors.allowError(/ERR_|Failed to load/)
  await withoutOutbox(page)
  await page.goto(`${address}?deviceId=2`)
  await story(page).fill('The answer got lost.')
  // It arrives, but the answer does not.
  await page.route(
    '**/submit-text/**',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await uploadText(page).click()
  await expect(toasts(page)).toContainText('Error submitting text: The server cannot be reached.')
  await uploadText(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(
    (await stored(server.url)).filter((each) => each.story.textEN === 'The answer got lost.'),
  ).toHaveLength(1)
})

test('[SHARE-06] a voice is recorded, heard, sought, shared, and served back with its waveform', async ({
  page,
  microphone,
  server,
}) => {
  await page.goto(`${address}?deviceId=1`)
  await expect(uploadAudio(page)).toBeDisabled()
  await page.evaluate(() => window.fakeMicrophone?.hear('silence'))
  await record(page, microphone)
  expect(await microphone.openTracks()).toBe(0)
  await expectNoAxeViolations(page)

  const place = page.getByRole('slider', { name: 'Position: your recording' })
  await page.getByRole('button', { name: 'Play: your recording' }).click()
  await expect.poll(() => place.inputValue().then(Number)).toBeGreaterThan(0.5)
  await place.press('Home')
  await place.press('ArrowRight')
  await page
    .getByRole('button', { name: /your recording/ })
    .first()
    .waitFor()

  await uploadAudio(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()

  const link = await page.getByRole('link', { name: 'See where it stands' }).getAttribute('href')
  const mine = (await stored(server.url)).find((each) => link?.endsWith(`story=${each.story.id}`))
  const voice = mine?.story.voice
  expect(mine?.device).toBe('Cassette Tape')
  expect(mine?.story.language).toBe('en')
  expect(voice?.type).toBe('audio/webm')
  expect(voice?.duration).toBeGreaterThan(2.5)
  expect(voice?.duration).toBeLessThan(6)
  // It was silent first and sounded later.
  const bars = voice?.waveform ?? []
  expect(bars).toHaveLength(96)
  expect(Math.max(...bars.slice(0, 20))).toBeLessThan(5)
  expect(Math.min(...bars.slice(60, 90))).toBeGreaterThan(30)
  const file = await fetch(new URL(voice?.url ?? '', server.url))
  expect(file.status).toBe(200)
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(5000)
})

test('[SHARE-07] a browser without WebM records MP4, and the server takes it', async ({
  page,
  microphone,
  server,
  staffToken,
}) => {
  await page.addInitScript(() => {
    const isTypeSupported = MediaRecorder.isTypeSupported.bind(MediaRecorder)
    MediaRecorder.isTypeSupported = (type) => !type.startsWith('audio/webm') && isTypeSupported(type)
  })
  await page.goto(address)
  await newName(page).fill('Telephone with a camera')
  await record(page, microphone)
  await uploadAudio(page).click()
  await expect(thanks(page)).toBeVisible()
  await publishDevices(server.url, staffToken)
  const mine = (await stored(server.url)).find((each) => each.device === 'Telephone with a camera')
  expect(mine?.story.voice?.type).toBe('audio/mp4')
  expect(mine?.story.voice?.duration).toBeGreaterThan(2.5)
})

test('[SHARE-03] a recording that could not be sent stays in the preview and can be sent again', async ({
  page,
  microphone,
  pageErrors,
}) => {
  pageErrors.allowError(/ERR_|Failed to load/)
  await withoutOutbox(page)
  await page.goto(`${address}?deviceId=4`)
  await record(page, microphone)
  await page.route('**/submit-audio/**', (route) => route.abort(), { times: 1 })
  await uploadAudio(page).click()
  await expect(toasts(page)).toContainText('Error uploading audio: The server cannot be reached.')
  await expect(page.getByRole('button', { name: 'Play: your recording' })).toBeVisible()
  await uploadAudio(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('[SHARE-03] a recording over 4.5 MB is rejected, saying over 5 MB, and nothing is sent', async ({
  page,
  microphone,
}) => {
  // An encoder that hands over far too much in one piece, as no real one does.
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(BlobEvent.prototype, 'data')?.get
    Object.defineProperty(BlobEvent.prototype, 'data', {
      get(this: BlobEvent) {
        return new Blob([real?.call(this), new Uint8Array(4_718_592)], { type: 'audio/webm' })
      },
    })
  })
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('submit-audio')) requests += 1
  })
  await page.goto(`${address}?deviceId=4`)
  await microphone.hear('tone')
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(uploadAudio(page)).toBeEnabled()
  await uploadAudio(page).click()
  await expect(toasts(page)).toContainText('over 5 MB')
  expect(requests).toBe(0)
})

test('[API-08] on plain http the recorder says why there is no microphone, and text can be shared', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: 'http://museum.example' })
  const page = await context.newPage()
  // The browser believes that it is elsewhere; every request goes to the server.
  await page.route('http://museum.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: server.url + pathname + search }) })
  })
  await page.goto(`${address}?deviceId=5`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Cannot access microphone.' })
  await expect(alert).toContainText('unencrypted address (http)')
  await story(page).fill('Written on plain http.')
  await uploadText(page).click()
  await expect(thanks(page)).toBeVisible()
  // What the page still asks for in passing must not outlive it.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

test('[SHARE-06] leaving the page in the middle of a recording frees the microphone', async ({
  page,
  microphone,
}) => {
  await page.goto(`${address}?deviceId=1`)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('0:01')).toBeVisible()
  expect(await microphone.openTracks()).toBe(1)
  await page.getByRole('link', { name: 'Explore stories' }).click()
  await expect(page).toHaveURL(/explore-stories/)
  await expect.poll(() => microphone.openTracks()).toBe(0)
})

test('[SHARE-04] a button leads to explore stories', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('link', { name: 'Explore stories' }).click()
  await expect(page).toHaveURL(/\/exhibits\/werkschau\/explore-stories$/)
})

test('[SHELL-10] the thanks close by themselves after three seconds', async ({ page }) => {
  await page.goto(`${address}?deviceId=2`)
  await story(page).fill('Soon gone.')
  await uploadText(page).click()
  await expect(toasts(page)).toContainText('Thanks for sharing your story!')
  await page.mouse.move(1, 1)
  await expect(toasts(page).getByText('Thanks for sharing your story!')).toHaveCount(0)
  await expect(thanks(page)).toBeVisible()
})

for (const [button, heading] of [
  ['English', 'Share your story'],
  ['Deutsch', 'Erzähl deine Geschichte'],
] as const) {
  test(`[FIT-02] [FIT-03] axe finds nothing on the empty form in ${button}${inFull(button === 'Deutsch')}`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('radio')).not.toHaveCount(0)
    await expectNoAxeViolations(page)
  })
}

test('[FIT-06] the page speaks English at first', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Share your story' })).toBeVisible()
})

for (const language of ['English', 'Deutsch'] as const) {
  test(`[FIT-02] axe finds nothing while recording, in the preview and on a refusal, in ${language}${inFull(language === 'Deutsch')}`, async ({
    page,
    microphone,
  }) => {
    const words =
      language === 'English'
        ? {
            start: 'Start Recording',
            stop: 'Stop Recording',
            discard: 'Discard',
            keep: 'Keep it',
            again: 'Record again',
          }
        : {
            start: 'Aufnahme starten',
            stop: 'Aufnahme beenden',
            discard: 'Verwerfen',
            keep: 'Behalten',
            again: 'Neu aufnehmen',
          }
    const key = (name: string) => page.getByRole('button', { name })
    await page.goto(`${address}?deviceId=3`)
    await page.getByRole('button', { name: language }).click()
    await key(words.start).click()
    await expect(key(words.stop)).toBeVisible()
    await expectNoAxeViolations(page)
    await microphone.hear('silence')
    await key(words.stop).click()
    await key(words.discard).click()
    await expect(key(words.keep)).toBeFocused()
    await expectNoAxeViolations(page)
    await key(words.keep).click()
    await microphone.refuse()
    await key(words.again).click()
    // The first take is still there, and why there is no second one.
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /ikrofon|icrophone/ }),
    ).toBeVisible()
    await expect(key(words.discard)).toBeVisible()
    await expectNoAxeViolations(page)
  })
}

test('[SHARE-06] a voice can be heard first, and falls silent when the recording begins', async ({
  page,
  microphone,
}) => {
  await page.goto(`${address}?deviceId=3`)
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expect(page.getByText('The narrator of the exhibition, on Amazon Echo')).toBeVisible()
  await page.getByRole('button', { name: 'Hear a voice first' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await microphone.hear('tone')
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
})

test('[SHARE-06] each question is another one', async ({ page }) => {
  await page.goto(address)
  const question = page.getByText('Where did it stand, and who was allowed to touch it?')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect(question).toHaveCount(0)
})
