import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { record } from '#tests/e2e/support/record.ts'
import { withoutOutbox } from '#tests/e2e/support/withoutOutbox.ts'

const address = '/exhibits/memory-recorder'
const consent = (page: Page) => page.getByRole('checkbox', { name: /Ich bin einverstanden/ })
const year = (page: Page) => page.getByRole('combobox', { name: 'Jahrgang / year of birth' })
const email = (page: Page) => page.getByRole('textbox', { name: /E-Mail/ })
const text = (page: Page) => page.getByRole('textbox', { name: 'Deine Erinnerung' })
const uploadText = (page: Page) => page.getByRole('button', { name: 'Upload Text' })
const uploadAudio = (page: Page) => page.getByRole('button', { name: 'Upload Audio' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Meldungen' })
const openAudio = (page: Page) => page.getByText('Ton aufnehmen', { exact: true }).click()
const lastYear = new Date().getFullYear() - 1

async function agree(page: Page): Promise<void> {
  await page.goto(address)
  await consent(page).check()
  await expect(year(page)).toBeVisible()
}

test('[MEM-01] [MEM-02] the page asks for five kinds of memories, and before consent there is no other field', async ({
  page,
}) => {
  await page.goto(address)
  for (const ask of ['Haptik', 'Aussehen', 'Klang', 'Software', 'Nachhall']) {
    await expect(page.getByRole('term').filter({ hasText: ask })).toBeVisible()
  }
  await expect(
    page.getByText("I agree my contribution is evaluated for a master's thesis", { exact: true }),
  ).toBeVisible()
  const fields = page.locator('main :is(input, select, textarea)')
  await expect(fields).toHaveCount(1)
  await expectNoAxeViolations(page)

  await consent(page).check()
  await text(page).fill('Der Walkman auf dem Schulweg.')
  await year(page).selectOption(String(lastYear))
  await consent(page).uncheck()
  for (const field of [year(page), email(page), text(page), uploadText(page)])
    await expect(field).toBeHidden()
  await consent(page).check()
  await expect(text(page)).toHaveValue('Der Walkman auf dem Schulweg.')
})

test('[MEM-03] [MEM-04] the list goes from this year down to 1930, and its ends and its blank send nothing', async ({
  page,
}) => {
  await agree(page)
  const options = await year(page).locator('option').allTextContents()
  expect(options[0]).toBe('Jahrgang / year of birth')
  expect(options.slice(1)).toEqual(
    Array.from({ length: lastYear + 1 - 1930 + 1 }, (_, index) => String(lastYear + 1 - index)),
  )
  await text(page).fill('Eine Schreibmaschine mit klemmendem E.')
  for (const [chosen, isSendable] of [
    ['', false],
    ['1930', false],
    ['1931', true],
    [String(lastYear), true],
    [String(lastYear + 1), false],
  ] as const) {
    await year(page).selectOption(chosen)
    await expect(uploadText(page)).toBeEnabled({ enabled: isSendable })
  }
  await expect(page.getByText('Dieser Jahrgang lässt sich nicht auswerten.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[MEM-05] [MEM-08] a text goes with year, email and consent, and the server’s thanks are a toast', async ({
  page,
}) => {
  await agree(page)
  await year(page).selectOption('1984')
  await text(page).fill('   ')
  await expect(uploadText(page)).toBeDisabled()
  await text(page).fill('  Das Klacken der Diskette. ')
  await email(page).fill('anna@')
  await expect(uploadText(page)).toBeDisabled()
  await expect(page.getByText('Das ist keine E-Mail-Adresse.')).toBeVisible()
  await email(page).fill('anna@example.org')

  const sent = page.waitForRequest('**/api/memory/submit-text')
  await uploadText(page).click()
  expect((await sent).postDataJSON()).toEqual({
    textContent: 'Das Klacken der Diskette.',
    yearOfBirth: 1984,
    email: 'anna@example.org',
    consentVersion: 'memory-2026-11',
  })
  await expect(toasts(page)).toContainText('Danke, deine Erinnerung ist angekommen.')
  await expect(text(page)).toHaveValue('')
})

test('[MEM-06] a recording goes as a form, and success clears it', async ({ page, microphone }) => {
  const forms: Record<string, string>[] = []
  await page.exposeFunction('seeForm', (fields: Record<string, string>) => forms.push(fields))
  await page.addInitScript(() => {
    // The browser hides the fields of a form that carries a recording from the network log.
    const { append } = FormData.prototype
    const fields: Record<string, string> = {}
    FormData.prototype.append = function see(this: FormData, name: string, value: string | Blob) {
      fields[name] = typeof value === 'string' ? value : value.type
      Reflect.get(window, 'seeForm')(fields)
      Reflect.apply(append, this, [name, value])
    }
  })
  await agree(page)
  await year(page).selectOption('1975')
  await openAudio(page)
  await expect(text(page)).toBeHidden()
  await expect(uploadAudio(page)).toBeDisabled()
  await record(page, microphone)
  await uploadAudio(page).click()
  await expect
    .poll(() => forms.at(-1))
    .toEqual({
      audio: expect.stringMatching(/^audio\/webm/),
      yearOfBirth: '1975',
      email: '',
      consentVersion: 'memory-2026-11',
    })
  await expect(toasts(page)).toContainText('Danke, deine Erinnerung ist angekommen.')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expect(uploadAudio(page)).toBeDisabled()
})

test('[MEM-02] withdrawing consent lets go of the microphone and keeps what was said', async ({
  page,
  microphone,
}) => {
  await agree(page)
  await openAudio(page)
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('0:01')).toBeVisible()
  await consent(page).uncheck()
  await expect.poll(() => microphone.openTracks()).toBe(0)
  await consent(page).check()
  await expect(page.getByRole('button', { name: 'Neu aufnehmen' })).toBeVisible()
})

test('[MEM-07] a recording over the limit is kept and said to be too large; without a microphone the page says so', async ({
  page,
  microphone,
}) => {
  await page.addInitScript(() => {
    // The recording itself stays real; only its weight is the test's.
    const weigh = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')
    Object.defineProperty(Blob.prototype, 'size', {
      get() {
        const size = Number(weigh?.get?.call(this))
        return String(Reflect.get(this, 'type')).startsWith('audio/') && size > 8000 ? 4_718_593 : size
      },
    })
  })
  await agree(page)
  await year(page).selectOption('1975')
  await openAudio(page)
  await record(page, microphone)
  await uploadAudio(page).click()
  await expect(toasts(page)).toContainText('Audiodatei grösser als 5.6 MB. Bitte kürzere Aufnahme erstellen.')
  await page.getByRole('button', { name: 'Neu aufnehmen' }).click()
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible()

  await page.reload()
  await consent(page).check()
  await openAudio(page)
  await microphone.refuse()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('Cannot access microphone.')).toBeVisible()
})

test('[MEM-08] [SHELL-11] failures are quoted, and nothing typed is lost', async ({ page, pageErrors }) => {
  pageErrors.allowError(/500|Failed to load|ERR_/)
  await withoutOutbox(page)
  await agree(page)
  await year(page).selectOption('1984')
  await text(page).fill('Der Ton des Modems.')
  const answers = [
    () => ({ status: 500, json: { statusCode: 500, message: 'Die Festplatte ist voll.' } }),
    () => ({ status: 500, json: { statusCode: 500, message: '' } }),
    () => ({ status: 200, body: '<html>' }),
  ]
  const expected = [
    'Die Festplatte ist voll.',
    'Server error while submitting text.',
    'Error submitting text: The server gave an answer that cannot be read.',
  ]
  for (const [index, answer] of answers.entries()) {
    await page.route('**/api/memory/submit-text', (route) => route.fulfill(answer()), { times: 1 })
    await uploadText(page).click()
    await expect(toasts(page)).toContainText(expected[index] ?? '')
    await expect(text(page)).toHaveValue('Der Ton des Modems.')
    await expect(uploadText(page)).toBeEnabled()
  }
  await page.route('**/api/memory/submit-text', (route) => route.abort(), { times: 1 })
  await uploadText(page).click()
  await expect(toasts(page)).toContainText('Error submitting text: The server cannot be reached.')
  await uploadText(page).click()
  await expect(toasts(page)).toContainText('Danke, deine Erinnerung ist angekommen.')
})
