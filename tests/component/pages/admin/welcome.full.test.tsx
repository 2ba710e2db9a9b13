import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import * as narrationRoutes from '#contract/adminNarrationRoutes.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { answer, held, refusal } from '../../support/answers.ts'
import { allowError, expectNoAxeViolations } from '../../support/app.tsx'
import { fakeMicrophone, record } from '../../support/microphone.ts'
import { setPublicUrl } from '../../support/publicUrl.ts'
import { at, button, choice, failures, field, openAdmin, settings, toasts } from './support.ts'

const device = choice('Device')
const year = choice('Year of birth')
const narrative = button('Generate narration')
const visuals = button('Generate pictures')
const story = field('The story')
const uploadText = button('Upload Text')
const lastYear = new Date().getFullYear() - 1

test.for(failures)(
  '[ADMIN-03] [SHELL-12] failed loads of devices are reported and retried: $reason',
  async ({ reply }) => {
    allowError(/Failed to load/)
    answer(staffRoutes.exhibitionDevices, reply)
    openAdmin()
    await expect.element(page.getByRole('main').getByText('Failed to load devices.')).toBeVisible()
    await expect.element(toasts.getByText('Failed to load devices.')).toBeVisible()
    await expect.element(narrative).toBeDisabled()
    answer(staffRoutes.exhibitionDevices, [{ id: 1, name: 'Cassette Tape' }])
    await button('Try again').click()
    await device.selectOptions('Cassette Tape')
    await expect.element(narrative).toBeEnabled()
  },
)

test('[KSET-11] staff see first where codes lead phones nowhere, and how to fix it', async () => {
  const warning = page.getByText(`would lead to ${location.origin}/`)
  openAdmin()
  await expect.element(warning).toMatchTextContent('Set PUBLIC_URL')
  setPublicUrl()
  openAdmin()
  await expect.element(device).toBeEnabled()
  await expect.element(warning).not.toBeInTheDocument()
})

test('[START-14] staff see which names and addresses are still invented, and where to change them', async () => {
  openAdmin()
  const line = page.getByText(/^Still invented/)
  await expect.element(line).toMatchTextContent('author, school, email address, feedback form. Replace them')
  await expect.element(line).toMatchTextContent('content/site.ts')
})

test.for([
  { holdNewStories: false, line: 'New stories appear at once' },
  { holdNewStories: true, line: 'New stories wait for review' },
])('[ADMIN-22] Home says: $line, and leads to the setting', async ({ holdNewStories, line }) => {
  answer(storyRoutes.adminSettings, { ...settings, holdNewStories })
  openAdmin()
  await expect.element(page.getByText(line)).toBeVisible()
  await page.getByRole('link', { name: 'Change in Review' }).click()
  const setting = page.getByLabelText('Review new stories and avatars before they appear')
  await expect.element(setting).toBeVisible()
})

test('[ADMIN-03] nothing is generated before a device is chosen', async () => {
  openAdmin()
  await expect.element(device).toBeEnabled()
  await expect.element(narrative).toBeDisabled()
  await expect.element(visuals).toBeDisabled()
  await device.selectOptions('Cassette Tape')
  await expect.element(narrative).toBeEnabled()
  await expect.element(visuals).toBeEnabled()
  await expectNoAxeViolations()
})

const making = [
  { key: narrative, route: staffRoutes.generateDeviceStory, failed: 'Error creating device narrative: ' },
  { key: visuals, route: staffRoutes.generateVisuals, failed: 'Error creating user story visuals: ' },
]

test.for(making)(
  '[ADMIN-04] [SHELL-11] generating reports its result, one press at a time; else: $failed',
  async ({ key, route, failed }) => {
    openAdmin()
    await device.selectOptions('Cassette Tape')
    for (const { reply, reason } of failures) {
      answer(route, reply)
      await key.click()
      const said = reason.startsWith('The server') ? failed + reason : reason
      await expect.element(toasts.getByText(said, { exact: true })).toBeVisible()
    }
    const later = held({ statusCode: 200, message: 'It is made.' })
    const calls = answer(route, later.reply)
    await key.dblClick()
    await expect.element(key).toBeDisabled()
    await expect.element(key).toHaveAttribute('aria-busy', 'true')
    later.release()
    await expect.element(toasts.getByText('It is made.')).toBeVisible()
    await expect.element(key).toBeEnabled()
    expect(calls.length).toBe(1)
  },
)

test('[ADMIN-05] a text goes with device and year, and only with both', async () => {
  const sent = answer(routes.shareText, { statusCode: 200, message: 'Story stored.', storyId: 7 })
  openAdmin()
  await page.getByText('Write text', { exact: true }).click()
  await story.fill('   ')
  await device.selectOptions('Apple iPod')
  await year.selectOptions('1971')
  await expect.element(uploadText).toBeDisabled()
  await story.fill(' The wheel clicked like a cricket. ')
  for (const [chosen, isFine] of [
    ['', false],
    ['1930', false],
    ['1931', true],
    [String(lastYear + 1), false],
    [String(lastYear), true],
  ] as const) {
    await year.selectOptions(chosen)
    await expect.poll(() => uploadText.element().matches(':enabled'), { message: chosen }).toBe(isFine)
  }
  await device.selectOptions('')
  await expect.element(uploadText).toBeDisabled()
  await expect.element(page.getByText('Choose a device above to send it.').first()).toBeVisible()
  await device.selectOptions('Apple iPod')
  await uploadText.click()
  await expect.element(toasts.getByText('Story stored.')).toBeVisible()
  await expect.element(story).toHaveValue('')
  expect(sent).toMatchObject([
    {
      params: { deviceId: 2 },
      body: { storyText: 'The wheel clicked like a cricket.', yearOfBirth: lastYear, language: 'en' },
      bearer: 'Bearer a token',
    },
  ])
})

test('[ADMIN-07] a text that fails says why and stays', async () => {
  openAdmin()
  await page.getByText('Write text', { exact: true }).click()
  await story.fill('The wheel clicked.')
  await device.selectOptions('Apple iPod')
  await year.selectOptions('1971')
  for (const [reply, said] of [
    ...failures.map(
      (failure) =>
        [
          failure.reply,
          failure.reason.startsWith('The server')
            ? `Error submitting text: ${failure.reason}`
            : failure.reason,
        ] as const,
    ),
    [refusal(500, ''), 'Server error while submitting text.'] as const,
  ]) {
    answer(routes.shareText, reply)
    await uploadText.click()
    await expect.element(toasts.getByText(said, { exact: true })).toBeVisible()
  }
  await expect.element(story).toHaveValue('The wheel clicked.')
})

test('[ADMIN-05] [ADMIN-06] [ADMIN-07] a recording is sent with device and year; one that is too large is refused, and failures give a reason', async () => {
  fakeMicrophone()
  const uploadAudio = button('Upload Audio')
  openAdmin()
  await device.selectOptions('Apple iPod')
  await page.getByText('Record audio', { exact: true }).click()
  await expect.element(uploadAudio).toBeDisabled()
  await record()
  await expect.element(uploadAudio).toBeDisabled()
  await year.selectOptions('1964')
  // The recording itself stays real; only its weight is the test's.
  const weight = vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(4_718_593)
  await uploadAudio.click()
  await expect.element(toasts.getByText(/over 5\.6 MB/)).toBeVisible()
  weight.mockRestore()
  for (const { reply, reason } of failures) {
    answer(routes.shareVoice, reply)
    await uploadAudio.click()
    const said = reason.startsWith('The server') ? `Error uploading audio: ${reason}` : reason
    await expect.element(toasts.getByText(said, { exact: true })).toBeVisible()
  }
  const sent = answer(routes.shareVoice, { statusCode: 200, message: 'Story stored.', storyId: 7 })
  await uploadAudio.click()
  await expect.element(button('Start Recording')).toBeVisible()
  await expect.element(uploadAudio).toBeDisabled()
  expect(sent).toMatchObject([
    { params: { deviceId: 2 }, form: { yearOfBirth: 1964, language: 'en', audio: expect.any(Blob) } },
  ])
})

test('[ADMIN-04] a narrative waits to be listened to before visitors hear it, and the one before comes back', async () => {
  const narration = (id: number, edition: number) => ({
    id,
    edition,
    madeAt: at,
    language: 'en' as const,
    audioUrl: `/audio/${id}.mp3`,
    duration: 6,
    transcript: 'A wheel that clicks.',
    cues: [],
    waveform: Array.from({ length: 64 }, () => 50),
  })
  const about = { deviceId: 2, deviceName: 'Apple iPod' }
  const now = { ...about, published: [narration(1, 1)], candidates: [], former: [] }
  answer(narrationRoutes.adminNarrations, now)
  answer(narrationRoutes.previewNarration, {
    ...now,
    candidates: [narration(2, 2), { ...narration(3, 2), language: 'de' }],
  })
  const discarded = answer(narrationRoutes.discardNarration, { ...now, candidates: [narration(2, 2)] })
  const accepted = answer(narrationRoutes.acceptNarration, {
    ...about,
    published: [narration(2, 2)],
    candidates: [],
    former: [narration(1, 1)],
  })
  const restored = answer(narrationRoutes.restoreNarration, now)
  openAdmin()
  await device.selectOptions('Apple iPod')
  await expect.element(page.getByRole('region', { name: 'Published: Apple iPod' })).toBeVisible()
  await button('Generate preview').click()
  await expect.element(toasts.getByText('The preview is ready.')).toBeVisible()
  const candidate = (language: string) =>
    page.getByRole('region', { name: `Preview, not published: Apple iPod, ${language}` })
  await expect.element(button('Publish both')).toBeVisible()
  await expectNoAxeViolations()
  await candidate('German').getByRole('button', { name: 'Discard' }).click()
  await expect.element(toasts.getByText('Preview discarded.')).toBeVisible()
  await candidate('English')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect.element(toasts.getByText('Published.')).toBeVisible()
  await page.getByText('Earlier version', { exact: true }).first().click()
  await button('Restore this version').click()
  await expect.element(toasts.getByText('The earlier version is published again.')).toBeVisible()
  const idsOf = (calls: readonly { body?: unknown }[]) => calls.map(({ body }) => body)
  expect(idsOf(discarded)).toEqual([{ ids: [3] }])
  expect(idsOf(accepted)).toEqual([{ ids: [2] }])
  expect(idsOf(restored)).toEqual([{ ids: [1] }])
})
