import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnStory } from '#contract/ownStory.ts'
import * as routes from '#contract/routes.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'
import { answer, held, noAnswer, refusal } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { toneUrl } from '../support/samples.ts'

const personalLinkKey = `7.${'A'.repeat(43)}`
const address = `/exhibits/werkschau/my-story#${personalLinkKey}`
const told = 'My sister drew a moon on the label.'
const corrected = 'My sister drew a sun on the label.'
const key = (name: string) => page.getByRole('button', { name, exact: true })
const field = page.getByRole('textbox', { name: 'Your story' })
const toasts = page.getByRole('region', { name: 'Messages' })

const own = (parts: Partial<OwnStory> = {}): OwnStory => ({
  state: 'published',
  device: { id: 1, name: 'Cassette Tape' },
  story: aBareStory({ id: 7, textEN: told }),
  voiceInNarration: false,
  ...parts,
})

test.each(['', '#nonsense', `#${personalLinkKey}`])(
  '[SHARE-08] a wrong link opens nothing: «%s»',
  async (hash) => {
    answer(routes.ownStory, refusal(404, 'There is no such story.'))
    openApp(`/exhibits/werkschau/my-story${hash}`)
    await expect.element(page.getByText('This link opens no story.')).toBeVisible()
  },
)

test('[SHARE-08] a lost server is said and tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(routes.ownStory, noAnswer)
  openApp(address)
  await expect.element(page.getByText('Your story cannot be fetched at the moment.')).toBeVisible()
  const asked = answer(routes.ownStory, own())
  await key('Try again').click()
  await expect.element(page.getByRole('heading', { name: told })).toBeVisible()
  expect(asked).toMatchObject([{ body: { key: personalLinkKey } }])
})

test.each([
  ['published', 'It stands in the exhibition.', 1],
  ['waiting', 'The museum reads or hears it first', 0],
  ['hidden', 'The museum does not show it at present.', 0],
] as const)('[SHARE-08] it says where a story stands that is %s', async (state, words, links) => {
  answer(routes.ownStory, own({ state }))
  openApp(address)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('link', { name: 'See where it stands' }).elements()).toHaveLength(links)
  await expectNoAxeViolations()
})

test('[SHARE-08] [SHELL-11] a correction that fails stays in the field, and the next press is the same one @full', async () => {
  answer(routes.ownStory, own())
  openApp(address)
  await key('Correct it').click()
  await expect.element(field).toHaveValue(told)
  const save = key('Save the correction')
  await expect.element(save).toBeDisabled()
  await field.fill(corrected)
  const failing = held(refusal(500, 'The disk is full.'))
  const first = answer(routes.correctOwnStory, failing.reply)
  await save.click()
  await expect.element(save).toBeDisabled()
  failing.release()
  await expect.element(toasts.getByText('The disk is full.')).toBeVisible()
  await expect.element(field).toHaveValue(corrected)
  await expectNoAxeViolations()
  // On a small screen it lies over the key.
  await toasts.getByRole('button', { name: 'Close message' }).click()

  const second = answer(routes.correctOwnStory, { statusCode: 200, message: '' })
  answer(routes.ownStory, own({ story: aBareStory({ id: 7, textEN: corrected }) }))
  await save.click()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: corrected })).toBeVisible()
  expect(second).toMatchObject([{ body: { key: personalLinkKey, storyText: corrected } }])
  expect(second[0]?.idempotencyKey).toBe(first[0]?.idempotencyKey)
})

test.each(['%23', '/%23'])(
  '[SHARE-10] a link works even if a mail program has written its # as %s',
  async (hash) => {
    answer(routes.ownStory, own())
    openApp(`/exhibits/werkschau/my-story${hash}${personalLinkKey}`)
    await expect.element(page.getByRole('heading', { name: told })).toBeVisible()
    expect(location.pathname + location.hash).toBe(address)
  },
)

test('[SHARE-11] the link to a story is copied on plain http, too', async () => {
  answer(routes.ownStory, own())
  openApp(address)
  await expect.element(key('Share the link to it')).toBeVisible()
  vi.stubGlobal('isSecureContext', false)
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  let copied = ''
  document.addEventListener('copy', () => (copied = String(getSelection())), { once: true })
  await key('Share the link to it').click()
  await expect.element(toasts.getByText('The link is copied.')).toBeVisible()
  expect(copied).toMatch(/explore-stories\?story=7$/)
  await expect.element(key('Share the link to it')).toHaveFocus()
})

test('[SHARE-08] a spoken story cannot be corrected', async () => {
  const voice = { url: toneUrl(1), type: 'audio/wav', duration: 1, waveform: [50] }
  answer(routes.ownStory, own({ story: aBareStory({ id: 7, voice }) }))
  openApp(address)
  await expect.element(key('Take it back')).toBeVisible()
  await expect.element(key('Correct it')).not.toBeInTheDocument()
})

test('[SHARE-08] a story is taken back once that is asked again', async () => {
  answer(routes.ownStory, own())
  openApp(address)
  const withdraw = key('Take it back')
  await withdraw.click()
  await key('No, leave it').click()
  await expect.element(withdraw).toHaveFocus()
  await withdraw.click()
  await expectNoAxeViolations()
  answer(routes.withdrawOwnStory, refusal(500, 'The disk is full.'))
  await key('Yes, delete it').click()
  await expect.element(toasts.getByText('The disk is full.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: told })).toBeVisible()
  // On a small screen it lies over the key.
  await toasts.getByRole('button', { name: 'Close message' }).click()

  const withdrawn = answer(routes.withdrawOwnStory, { statusCode: 200, message: '' })
  answer(routes.ownStory, own({ state: 'withdrawn', story: null }))
  await withdraw.click()
  await key('Yes, delete it').click()
  await expect
    .element(page.getByText('You have taken your story back. Nothing of it is left here.'))
    .toBeVisible()
  expect(withdrawn).toMatchObject([{ body: { key: personalLinkKey } }])
})

const voice = { url: toneUrl(1), type: 'audio/wav', duration: 1, waveform: [50] }
const spoken = (voiceInNarration: boolean) => own({ story: aBareStory({ id: 7, voice }), voiceInNarration })

test.each([
  ['en', 'Take my voice out of the narration', 'Yes, take it out', 'Your story stays in the exhibition'],
  ['de', 'Meine Stimme aus der Erzählung nehmen', 'Ja, herausnehmen', 'Deine Geschichte bleibt'],
])(
  '[SCRIPT-12] a voice is taken out of the narration once that is asked again, and the story stays: %s @full',
  async (language, name, yes, stays) => {
    answer(routes.ownStory, spoken(true))
    openApp(address)
    if (language === 'de') await key('Deutsch').click()
    await key(name).click()
    await expect.element(page.getByRole('dialog').getByText(stays)).toBeVisible()
    await expectNoAxeViolations()
    answer(routes.withdrawOwnVoice, refusal(500, 'The disk is full.'))
    await key(yes).click()
    await expect.element(page.getByText('The disk is full.')).toBeVisible()
    await expect.element(key(name)).toBeEnabled()
    await page.getByRole('button', { name: /^(Close message|Meldung schliessen)$/ }).click()

    const taken = answer(routes.withdrawOwnVoice, { statusCode: 200, message: '' })
    answer(routes.ownStory, spoken(false))
    await key(name).click()
    await key(yes).click()
    await expect.element(key(name)).not.toBeInTheDocument()
    expect(taken).toMatchObject([{ body: { key: personalLinkKey } }])
    await expect.element(page.getByRole('button', { name: /Play|abspielen/i }).first()).toBeVisible()
  },
)

test('[SCRIPT-12] without consent to the use of the voice, the page does not mention it', async () => {
  answer(routes.ownStory, spoken(false))
  openApp(address)
  await expect.element(key('Take it back')).toBeVisible()
  await expect.element(key('Take my voice out of the narration')).not.toBeInTheDocument()
})
