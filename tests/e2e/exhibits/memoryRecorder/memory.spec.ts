import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { record } from '#tests/e2e/support/record.ts'

test('[MEM-01] [MEM-02] [MEM-03] [MEM-05] [MEM-06] [MEM-08] a memory is left in words, and another one in a voice @full', async ({
  page,
  microphone,
}) => {
  const arrived = page
    .getByRole('region', { name: 'Meldungen' })
    .getByText('Danke, deine Erinnerung ist angekommen.')
  await page.goto('/exhibits/memory-recorder')
  await expect(page.getByRole('term')).toHaveCount(5)
  await page.getByRole('checkbox', { name: /Ich bin einverstanden/ }).check()
  await page.getByRole('combobox', { name: 'Jahrgang / year of birth' }).selectOption('1984')
  await page.getByRole('textbox', { name: /E-Mail/ }).fill('anna@example.org')
  const text = page.getByRole('textbox', { name: 'Deine Erinnerung' })
  await text.fill('Das Klacken der Diskette.')
  await page.getByRole('button', { name: 'Upload Text' }).click()
  await expect(arrived).toBeVisible()
  await expect(text).toHaveValue('')
  await page.getByRole('region', { name: 'Meldungen' }).getByRole('button').click()
  await expect(arrived).toHaveCount(0)

  await page.getByText('Ton aufnehmen', { exact: true }).click()
  await record(page, microphone)
  await page.getByRole('button', { name: 'Upload Audio' }).click()
  await expect(arrived).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await expectNoAxeViolations(page)
})
