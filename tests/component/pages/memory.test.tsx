import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { wake } from '#api/outbox/outbox.ts'
import { answer, noAnswer, refusal } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { record, startRecording, fakeMicrophone } from '../support/microphone.ts'

const browserStore = globalThis.indexedDB
const address = '/exhibits/memory-recorder'
const key = (name: string) => page.getByRole('button', { name, exact: true })
const consent = page.getByRole('checkbox', { name: /Ich bin einverstanden/ })
const year = page.getByRole('combobox', { name: 'Jahrgang / year of birth' })
const email = page.getByRole('textbox', { name: /E-Mail/ })
const text = page.getByRole('textbox', { name: 'Deine Erinnerung' })
const uploadText = key('Upload Text')
const uploadAudio = key('Upload Audio')
const toasts = page.getByRole('region', { name: 'Meldungen' })
const arrived = { statusCode: 200, message: 'Danke, deine Erinnerung ist angekommen.' }
const thisYear = new Date().getFullYear()

async function agree(): Promise<void> {
  openApp(address)
  await consent.click()
  await expect.element(year).toBeVisible()
}

async function openVoice(): Promise<void> {
  await agree()
  await year.selectOptions('1975')
  await page.getByText('Ton aufnehmen', { exact: true }).click()
  await expect.element(uploadAudio).toBeVisible()
}

test('[MEM-01] [MEM-02] the page asks for five kinds of memories, and before consent there is no other field', async () => {
  openApp(address)
  for (const ask of ['Haptik', 'Aussehen', 'Klang', 'Software', 'Nachhall'])
    await expect.element(page.getByRole('term').filter({ hasText: ask })).toBeVisible()
  await expect
    .element(page.getByText("I agree my contribution is evaluated for a master's thesis", { exact: true }))
    .toBeVisible()
  expect(document.querySelectorAll('main :is(input, select, textarea)')).toHaveLength(1)
  await expectNoAxeViolations()

  await consent.click()
  await text.fill('Der Walkman auf dem Schulweg.')
  await consent.click()
  for (const field of [year, email, text, uploadText]) await expect.element(field).not.toBeInTheDocument()
  await consent.click()
  await expect.element(text).toHaveValue('Der Walkman auf dem Schulweg.')
})

test('[MEM-03] [MEM-04] the list goes from this year down to 1930, and its ends and its blank send nothing @full', async () => {
  await agree()
  const options = [...year.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  const years = Array.from({ length: thisYear - 1930 + 1 }, (_, index) => String(thisYear - index))
  expect(options).toEqual(['Jahrgang / year of birth', ...years])
  await text.fill('Eine Schreibmaschine mit klemmendem E.')
  for (const [chosen, isSendable] of [
    ['', false],
    ['1930', false],
    ['1931', true],
    [String(thisYear - 1), true],
    [String(thisYear), false],
  ] as const) {
    await year.selectOptions(chosen)
    await expect.poll(() => uploadText.element().matches(':enabled')).toBe(isSendable)
  }
  await expect
    .element(page.getByText('Bitte wähl einen Jahrgang von 1931 bis zum letzten Jahr.'))
    .toBeVisible()
  await expectNoAxeViolations()
})

test('[MEM-05] a text needs words, and an email that is one', async () => {
  await agree()
  await year.selectOptions('1984')
  await text.fill('   ')
  await expect.element(uploadText).toBeDisabled()
  await text.fill('Das Klacken der Diskette.')
  await email.fill('anna@')
  await expect.element(uploadText).toBeDisabled()
  await expect.element(page.getByText('Das ist keine E-Mail-Adresse.')).toBeVisible()
})

test('[MEM-05] an email address may have letters of any script', async () => {
  await agree()
  await year.selectOptions('1984')
  await text.fill('Das Klacken der Diskette.')
  await email.fill('jürg@müller.ch')
  await expect.element(uploadText).toBeEnabled()
  const sent = answer(routes.memoryText, arrived)
  await uploadText.click()
  await expect.element(toasts.getByText(arrived.message)).toBeVisible()
  // Some browsers write the domain as it travels.
  expect(sent[0]?.body).toHaveProperty('email', expect.stringMatching(/^jürg@(müller|xn--mller-kva)\.ch$/))
})

test('[MEM-05] [MEM-08] [SHELL-11] failures are quoted, nothing typed is lost, and it arrives with year, email and consent @full', async () => {
  await agree()
  await year.selectOptions('1984')
  await text.fill('  Der Ton des Modems. ')
  await email.fill('anna@example.org')
  for (const [reply, words] of [
    [() => refusal(500, 'Die Festplatte ist voll.'), 'Die Festplatte ist voll.'],
    [() => refusal(500, ''), 'Server error while submitting text.'],
    [noAnswer, 'Error submitting text: The server cannot be reached.'],
  ] as const) {
    answer(routes.memoryText, reply)
    await uploadText.click()
    await expect.element(toasts.getByText(words)).toBeVisible()
    await expect.element(text).toHaveValue('  Der Ton des Modems. ')
    await expect.element(uploadText).toBeEnabled()
  }
  const sent = answer(routes.memoryText, arrived)
  await uploadText.click()
  await expect.element(toasts.getByText(arrived.message)).toBeVisible()
  await expect.element(text).toHaveValue('')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      textContent: 'Der Ton des Modems.',
      yearOfBirth: 1984,
      email: 'anna@example.org',
      consentVersion: 'memory-2026-11',
    },
  ])
})

test('[MINOR-01] [MEM-04] young visitors are asked at the press for an adult’s consent, which is sent along', async () => {
  await agree()
  await text.fill('Das Besetztzeichen.')
  const adult = page.getByRole('checkbox', { name: /^Ich bin unter 16/ })
  await year.selectOptions(String(thisYear - 17))
  await expect.element(uploadText).toBeEnabled()
  await expect.element(adult).not.toBeInTheDocument()
  // Whoever has their birthday still to come is 15.
  await year.selectOptions(String(thisYear - 16))
  await expect.element(adult).toBeVisible()
  await expect.element(uploadText).toBeEnabled()
  await year.selectOptions(String(thisYear - 15))
  await expect.element(uploadText).toBeEnabled()
  await uploadText.click()
  await expect.element(adult).toHaveFocus()
  await expect.element(page.getByText('Bitte oben jemand Erwachsenes').first()).toBeVisible()
  await adult.click()
  const sent = answer(routes.memoryText, arrived)
  await uploadText.click()
  await expect.element(toasts.getByText(arrived.message)).toBeVisible()
  expect(sent).toMatchObject([{ body: { consentVersion: 'memory-2026-11 adult-2026-11-under-16' } }])
})

test('[MEM-06] a recording goes as a form, and success clears it @full', async () => {
  fakeMicrophone()
  await openVoice()
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(uploadAudio).toBeDisabled()
  await record()
  const sent = answer(routes.memoryVoice, arrived)
  await uploadAudio.click()
  await expect.element(toasts.getByText(arrived.message)).toBeVisible()
  await expect.element(key('Start Recording')).toBeVisible()
  await expect.element(uploadAudio).toBeDisabled()
  expect(sent).toMatchObject([
    {
      form: { audio: { type: 'audio/webm' }, yearOfBirth: 1975, email: '', consentVersion: 'memory-2026-11' },
    },
  ])
})

test('[MEM-02] withdrawing consent releases the microphone and keeps the recording @full', async () => {
  const microphone = fakeMicrophone()
  await openVoice()
  await startRecording()
  await consent.click()
  await expect.poll(microphone.openTracks).toBe(0)
  await consent.click()
  await expect.element(key('Neu aufnehmen')).toBeVisible()
})

test('[MEM-07] a recording over the limit stays, with a message that it is too large @full', async () => {
  fakeMicrophone()
  const tooMuch = new Blob([new Uint8Array(4_718_593)], { type: 'audio/webm' })
  vi.spyOn(BlobEvent.prototype, 'data', 'get').mockReturnValue(tooMuch)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openVoice()
  await startRecording()
  await expect.element(key('Neu aufnehmen')).toBeVisible()
  await uploadAudio.click()
  await expect
    .element(toasts.getByText('Audiodatei grösser als 5.6 MB. Bitte kürzere Aufnahme erstellen.'))
    .toBeVisible()
  await expect.element(key('Neu aufnehmen')).toBeVisible()
})

test('[MEM-09] unsent text and recordings return once consent is given again', async () => {
  fakeMicrophone()
  await openVoice()
  await record()
  await page.getByText('Text schreiben', { exact: true }).click()
  await text.fill('Der Drehknopf am Radio.')
  openApp('/about')
  openApp(address)
  await expect.element(consent).toBeVisible()
  expect(document.querySelectorAll('main :is(input, select, textarea)')).toHaveLength(1)
  await consent.click()
  const still = page.getByRole('paragraph').filter({ hasText: 'Deine Aufnahme ist noch da.' })
  await expect.element(still).toBeVisible()
  await page.getByText('Text schreiben', { exact: true }).click()
  await expect.element(text).toHaveValue('Der Drehknopf am Radio.')
})

test('[MEM-07] without a microphone the page says so', async () => {
  fakeMicrophone().refuse()
  await openVoice()
  await key('Start Recording').click()
  await expect.element(page.getByText('Cannot access microphone.')).toBeVisible()
})

test('[MEM-08] an answer that arrives later is shown, too', async () => {
  // Here this browser keeps what is left.
  vi.stubGlobal('indexedDB', browserStore)
  await agree()
  await year.selectOptions('1984')
  await text.fill('Der Ton des Modems.')
  answer(routes.memoryText, noAnswer)
  await uploadText.click()
  await expect.element(page.getByText(/Das Museum ist gerade nicht erreichbar/)).toBeVisible()
  answer(routes.memoryText, arrived)
  wake()
  await expect.element(toasts.getByText(arrived.message)).toBeVisible()
})
