import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { queryClient } from '#api/queryClient.ts'
import { hasUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { useOutbox } from '#state/outbox.ts'
import { useSession } from '#state/session.ts'
import { startNewVisit } from '#state/visit.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { answer, held, noAnswer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { record, startRecording, fakeMicrophone } from '../support/microphone.ts'
import { setPublicUrl } from '../support/publicUrl.ts'
import { sampleNarration, watchVoice } from '../support/samples.ts'

const address = '/exhibits/werkschau/share-story'
const stored = { statusCode: 200, message: 'Story stored.', storyId: 7 }
const key = (name: string) => page.getByRole('button', { name, exact: true })
const device = (name: string) => page.getByRole('radio', { name })
const newName = page.getByRole('textbox', { name: 'Another device' })
const story = page.getByRole('textbox', { name: 'Your story' })
const uploadText = key('Upload Text')
const uploadAudio = key('Upload Audio')
const thanks = page.getByRole('heading', { name: 'Thanks for sharing your story!' })
const toasts = page.getByRole('region', { name: 'Messages' })

test('[SHARE-01] choosing a device clears the new name, and typing a name the device @full', async () => {
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

test('[SHARE-02] text needs a device and words that are not blank', async () => {
  openApp(address)
  await expect.element(uploadText).toBeDisabled()
  await story.fill('I remember')
  await expect.element(uploadText).toBeDisabled()
  await device('iMac').click()
  await expect.element(uploadText).toBeEnabled()
  await story.fill('   ')
  await expect.element(uploadText).toBeDisabled()
  await story.fill('I remember')
  await newName.fill('  ')
  await expect.element(uploadText).toBeDisabled()
})

test('[ADMIN-15] the form says when the story will appear: at once or after review, for a new device after that', async () => {
  openApp(address)
  await device('iMac').click()
  await expect
    .element(page.getByText(/: at once, or as soon as the museum has read or heard it\.$/))
    .toBeVisible()
  await newName.fill('Rotary telephone')
  await expect.element(page.getByText(/^The museum opens a place for a new device first/)).toBeVisible()
  expect(document.body.textContent).not.toContain('at once')
  answer(routes.content, { version: 1, values: {}, storiesAwaitReading: true })
  await queryClient.fetchQuery({ ...overridesQuery, staleTime: 0 })
  await expect
    .element(
      page.getByText(/^The museum reads or hears your story first, and opens a place for a new device/),
    )
    .toBeVisible()
  await device('iMac').click()
  await expect.element(page.getByText(/^The museum reads or hears your story first\. Then/)).toBeVisible()
  expect(document.body.textContent).not.toContain('at once')
})

test('[ADMIN-15] [SHARE-17] the contributor of a flagged story reads only that the museum reviews it first', async () => {
  answer(routes.shareText, { ...stored, awaitsStaff: true, awaits: 'reading' })
  openApp(address)
  await device('iMac').click()
  await story.fill('I remember')
  await uploadText.click()
  await expect.element(thanks).toBeVisible()
  await expect
    .element(page.getByText(/^Your story is safe with us\. The museum reads or hears it first/))
    .toBeVisible()
  expect(toasts.element().textContent).toBe('')
  await expect.element(page.getByRole('link', { name: 'See where it stands' })).not.toBeInTheDocument()
  await expectNoAxeViolations()
})

test('[SHARE-02] [FIT-06] a story about a new device is shared in German and awaits staff', async () => {
  const shared = answer(routes.shareTextOnNewDevice, { ...stored, awaitsStaff: true, awaits: 'device' })
  openApp(address)
  await expect.element(page.getByRole('heading', { name: 'Share your story' })).toBeVisible()
  await key('Deutsch').click()
  await expect.element(page.getByRole('heading', { name: 'Erzähl deine Geschichte' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Ein anderes Gerät' }).fill('Wählscheibentelefon')
  await page.getByRole('textbox', { name: 'Deine Geschichte' }).fill('Das Zurückschnurren.')
  await key('Text teilen').click()
  await expect.element(page.getByRole('heading', { name: 'Danke für deine Geschichte!' })).toBeVisible()
  // The page does not promise that it is to be seen already.
  await expect.element(page.getByText(/^Du hast uns ein neues Gerät gebracht/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Zeig mir, wo sie steht' })).not.toBeInTheDocument()
  expect(shared).toMatchObject([
    {
      params: { exhibitionId: 1 },
      body: {
        deviceName: 'Wählscheibentelefon',
        storyText: 'Das Zurückschnurren.',
        language: 'de',
        exhibitionId: 1,
      },
    },
  ])
})

test('[SHELL-11] the button is disabled while submitting, and two presses are one story', async () => {
  const later = held(stored)
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

test('[SHARE-03] a failure keeps all input, gives the reason, and survives a reload; a retry is the same story, the same words afterwards are another', async () => {
  const texts: unknown[] = []
  openApp(`${address}?deviceId=2`)
  await story.fill('Not to be lost.')
  for (const [reply, words] of [
    [() => refusal(507, 'The disk is full.'), 'The disk is full.'],
    [() => refusal(500, ''), 'Server error while submitting text.'],
    [noAnswer, 'Error submitting text: The server cannot be reached.'],
  ] as const) {
    const asked = answer(routes.shareText, reply)
    await uploadText.click()
    await expect.element(toasts.getByText(words)).toBeVisible()
    await expect.element(story).toHaveValue('Not to be lost.')
    texts.push(...asked.map(({ idempotencyKey }) => idempotencyKey))
  }
  answer(routes.shareText, ({ idempotencyKey }) => {
    texts.push(idempotencyKey)
    return stored
  })
  await uploadText.click()
  await expect.element(thanks).toBeVisible()
  expect(texts).toHaveLength(4)
  expect(new Set(texts).size).toBe(1)
  await key('Share another story').click()
  await device('Apple iPod').click()
  await story.fill('Not to be lost.')
  await uploadText.click()
  await expect.poll(() => new Set(texts).size).toBe(2)
})

test('[SHARE-03] a text that is not sent yet survives a reload', async () => {
  openApp(`${address}?deviceId=2`)
  await story.fill('Half a story')
  openApp(address)
  await expect.element(story).toHaveValue('Half a story')
  await expect.element(device('Apple iPod')).toBeChecked()
})

test('a recording that was not sent is offered on return until it is sent @full', async () => {
  const microphone = fakeMicrophone()
  openApp(`${address}?deviceId=4`)
  await record()
  await page.getByRole('link', { name: 'Explore stories' }).click()
  await expect.poll(() => location.pathname).toBe('/exhibits/werkschau/explore-stories')
  openApp(`${address}?deviceId=3`)
  const still = page.getByRole('paragraph').filter({ hasText: 'Your recording is still here.' })
  await expect.element(still).toBeVisible()
  await expect.element(key('Play: your recording')).toBeVisible()
  expect(microphone.openTracks()).toBe(0)
  await expectNoAxeViolations()
  const shared = answer(routes.shareVoice, stored)
  await uploadAudio.click()
  await expect.element(thanks).toBeVisible()
  expect(shared).toMatchObject([{ form: { audio: { type: 'audio/webm' } } }])
  openApp(address)
  await expect.element(key('Start Recording')).toBeVisible()
})

test('a recording that was discarded, or is of another visit, is not offered @full', async () => {
  fakeMicrophone()
  openApp(address)
  await record()
  startNewVisit()
  await expect.element(key('Start Recording')).toBeVisible()
  await record()
  await key('Discard').click()
  await page.getByRole('group').getByRole('button', { name: 'Discard' }).click()
  openApp(address)
  await expect.element(story).toBeVisible()
  await expect.element(key('Start Recording')).toBeVisible()
})

test('[SHARE-04] a link leads to explore stories', async () => {
  openApp(address)
  await page.getByRole('link', { name: 'Explore stories' }).click()
  await expect.poll(() => location.pathname).toBe('/exhibits/werkschau/explore-stories')
})

test('[SHARE-08] a kiosk shows the code only: its content is private @full', async () => {
  setPublicUrl()
  answer(routes.shareText, { ...stored, personalLinkKey: `7.${'A'.repeat(43)}` })
  useSession.setState({ kiosk: true })
  openApp(`${address}?deviceId=2`)
  await story.fill('Told in the museum.')
  await uploadText.click()
  await expect.element(page.getByRole('img', { name: 'Take it with you' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open my story' })).not.toBeInTheDocument()
})

test('nothing is reloaded over a personal link, which is shown once', async () => {
  setPublicUrl()
  answer(routes.shareText, { ...stored, personalLinkKey: `7.${'A'.repeat(43)}` })
  openApp(`${address}?deviceId=2`)
  await story.fill('Told in the museum.')
  await uploadText.click()
  await expect.element(page.getByRole('img', { name: 'Take it with you' })).toBeVisible()
  expect(hasUnsavedWork()).toBe(true)
  await key('Share another story').click()
  await expect.poll(hasUnsavedWork).toBe(false)
})

test('[MINOR-01] an adult consents once a visit for visitors under the age set by staff', async () => {
  const shared = answer(routes.shareText, stored)
  openApp(`${address}?deviceId=2`)
  queryClient.setQueryData(overridesQuery.queryKey, {
    values: { 'consent.adultAge': 14 },
    storiesAwaitReading: false,
  })
  const adult = page.getByRole('checkbox', { name: /^I am under 14\. A grown-up is here/ })
  await expect.element(adult).not.toBeChecked()
  await story.fill('Told at nine.')
  await adult.click()
  await uploadText.click()
  await expect.element(thanks).toBeVisible()
  await expect.element(adult).toBeChecked()
  startNewVisit()
  await expect.element(adult).not.toBeChecked()
  expect(shared).toMatchObject([{ body: { consentVersion: 'share-2026-11 adult-2026-11-under-14' } }])
})

test('without space a story cannot be begun, and a message says so', async () => {
  useOutbox.setState({ isFull: true })
  openApp(address)
  await expect.element(page.getByText(/no room for another story/)).toBeVisible()
  await expect.element(story).toHaveAttribute('readonly')
  const start = key('Start Recording')
  await expect.element(start).toHaveAttribute('aria-disabled', 'true')
  // And they look like it.
  for (const way of [start, story]) await expect.element(way).toHaveStyle({ borderTopStyle: 'dashed' })
  await expectNoAxeViolations()
  await start.click({ force: true })
  await expect.element(key('Stop Recording')).not.toBeInTheDocument()
  useOutbox.setState(useOutbox.getInitialState())
})

test('[SHARE-06] a voice is shared with its waveform, and one that could not be sent stays in the preview', async () => {
  const microphone = fakeMicrophone()
  openApp(`${address}?deviceId=4`)
  await expect.element(uploadAudio).toBeDisabled()
  await record()
  expect(microphone.openTracks()).toBe(0)
  answer(routes.shareVoice, noAnswer)
  await uploadAudio.click()
  await expect.element(toasts.getByText('Error uploading audio: The server cannot be reached.')).toBeVisible()
  await expect.element(key('Play: your recording')).toBeVisible()
  const shared = answer(routes.shareVoice, stored)
  await uploadAudio.click()
  await expect.element(thanks).toBeVisible()
  await expect.element(key('Start Recording')).toBeVisible()
  expect(shared).toMatchObject([
    {
      params: { deviceId: 4 },
      form: {
        audio: { type: 'audio/webm' },
        exhibitionId: 1,
        language: 'en',
        waveform: expect.stringMatching(/^\[[\d,]+\]$/),
      },
    },
  ])
})

test('[SCRIPT-08] a voice may be used in the narration only if that was ticked, and for this story only @full', async () => {
  fakeMicrophone()
  openApp(`${address}?deviceId=4`)
  const agreed = page.getByRole('checkbox', {
    name: 'My voice may be heard in the narration of this device.',
  })
  await expect.element(agreed).not.toBeChecked()
  const shared = answer(routes.shareVoice, noAnswer)
  await record()
  agreed.query()?.focus()
  await userEvent.keyboard(' ')
  await expect.element(agreed).toBeChecked()
  await expectNoAxeViolations()
  await uploadAudio.click()
  await expect.element(toasts.getByText('Error uploading audio: The server cannot be reached.')).toBeVisible()
  await expect.element(agreed).toBeChecked()
  const again = answer(routes.shareVoice, stored)
  await uploadAudio.click()
  await expect.element(thanks).toBeVisible()
  await expect.element(agreed).not.toBeChecked()
  for (const call of [shared[0], again[0]])
    expect(call).toMatchObject({ form: { voiceInNarration: 'yes', voiceConsentVersion: 'voice-2026-11' } })
  expect(again[0]?.idempotencyKey).toBe(shared[0]?.idempotencyKey)
})

test('[SCRIPT-08] unticked, a voice stays out of the narration; a visit that ends takes the tick along @full', async () => {
  fakeMicrophone()
  openApp(`${address}?deviceId=4`)
  await key('Deutsch').click()
  const agreed = page.getByRole('checkbox', {
    name: 'Meine Stimme darf in der Erzählung dieses Geräts zu hören sein.',
  })
  await agreed.click()
  startNewVisit()
  await key('Deutsch').click()
  await expect.element(agreed).not.toBeChecked()
  await record()
  await agreed.click()
  await agreed.click()
  const shared = answer(routes.shareVoice, stored)
  await key('Aufnahme teilen').click()
  await expect.element(page.getByRole('heading', { name: 'Danke für deine Geschichte!' })).toBeVisible()
  expect(shared).toHaveLength(1)
  expect(shared[0]?.form).not.toHaveProperty('voiceInNarration')
  expect(shared[0]?.form).not.toHaveProperty('voiceConsentVersion')
})

test('[SHARE-03] a recording over 4.5 MB is rejected, saying over 5 MB, and nothing is sent @full', async () => {
  fakeMicrophone()
  // An encoder that hands over far too much in one piece, as no real one does.
  const tooMuch = new Blob([new Uint8Array(4_718_593)], { type: 'audio/webm' })
  vi.spyOn(BlobEvent.prototype, 'data', 'get').mockReturnValue(tooMuch)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const shared = answer(routes.shareVoice, stored)
  openApp(`${address}?deviceId=4`)
  await startRecording()
  // It is full at once.
  await expect.element(key('Record again')).toBeVisible()
  await uploadAudio.click()
  await expect.element(toasts.getByText(/over 5 MB/)).toBeVisible()
  expect(shared).toEqual([])
})

test('[SHARE-06] leaving the page in the middle of a recording frees the microphone @full', async () => {
  const microphone = fakeMicrophone()
  openApp(address)
  await startRecording()
  expect(microphone.openTracks()).toBe(1)
  await page.getByRole('link', { name: 'Explore stories' }).click()
  await expect.poll(microphone.openTracks).toBe(0)
})

test('[SHARE-06] a sample voice can be played, and stops when the recording begins @full', async () => {
  fakeMicrophone()
  answer(routes.deviceStory, {
    statusCode: 200,
    message: '',
    narrations: [sampleNarration('en', ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'])],
  })
  const { isPaused } = watchVoice()
  openApp(`${address}?deviceId=3`)
  await expect.element(page.getByText('The narrator of the exhibition, on Amazon Echo')).toBeVisible()
  await key('Hear a voice first').click()
  await expect.element(key('Stop')).toBeVisible()
  await expect.poll(isPaused).toBe(false)
  await key('Start Recording').click()
  await expect.element(key('Stop')).not.toBeInTheDocument()
  await expect.poll(isPaused).toBe(true)
})

test('[SHARE-06] each question is another one', async () => {
  openApp(address)
  const question = page.getByText('Where did it stand, and who was allowed to touch it?')
  await expect.element(question).toBeVisible()
  await key('Another question').click()
  await expect.element(question).not.toBeInTheDocument()
})

const languages = [
  ['English', /^Discard$/, /^Keep it$/, /^Record again$/, /^Stop Recording$/],
  ['Deutsch', /^Verwerfen$/, /^Behalten$/, /^Neu aufnehmen$/, /^Aufnahme beenden$/],
] as const
describe.each(languages.slice(0, rounds(languages.length, 1)))(
  'axe finds nothing in %s',
  (language, discard, keep, again, stop) => {
    const named = (name: RegExp) => page.getByRole('button', { name })

    test('on the empty form', async () => {
      openApp(address)
      await key(language).click()
      await expect.element(device('iMac')).toBeVisible()
      await expectNoAxeViolations()
    })

    test('while recording, in the preview and on a refusal @full', async () => {
      const microphone = fakeMicrophone()
      openApp(`${address}?deviceId=3`)
      await key(language).click()
      await startRecording()
      await expectNoAxeViolations()
      await named(stop).click()
      await named(discard).click()
      await expect.element(named(keep)).toHaveFocus()
      await expectNoAxeViolations()
      await named(keep).click()
      microphone.refuse()
      await named(again).click()
      // The first take is still there, and why there is no second one.
      await expect
        .element(
          page
            .getByRole('main')
            .getByRole('alert')
            .getByText(/^(?:Cannot access microphone|Kein Zugriff auf das Mikrofon)\.$/),
        )
        .toBeVisible()
      await expect.element(named(discard)).toBeVisible()
      await expectNoAxeViolations()
    })
  },
)
