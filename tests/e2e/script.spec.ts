import { recordingOf, anna } from '../server/storytelling/voices.ts'
import { narrationScripts } from '#contract/adminNarrationRoutes.ts'
import { Script, Scripts } from '#contract/narrationScript.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'

const words = 'Das hat jemand vorgelesen, an einem stillen Morgen, bevor die Türen aufgingen.'

test('[SCRIPT-01] [SCRIPT-03] [SCRIPT-07] [SCRIPT-09] a curator changes the script and uploads a reading; visitors hear it, and read whose voice it is', async ({
  page,
  server,
  adminToken,
}) => {
  await shortenScripts(adminOf(server.url, adminToken))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toasts = page.getByRole('region', { name: 'Messages' })
  await openAdmin(page, adminToken)
  await page.getByRole('combobox', { name: 'Device', exact: true }).selectOption({ label: 'Apple iPod' })
  await page.getByText('Script of the next narration').click()
  await page.getByRole('tab', { name: 'German' }).click()
  const row = (number: number) => page.getByRole('listitem', { name: new RegExp(`^Segment ${number}:`) })
  await test.step('its first words are written anew', async () => {
    await row(1).getByRole('textbox').fill(words)
    await button('Save the script').click()
    await expect(toasts).toContainText('The script is saved.')
  })
  await test.step('somebody reads them', async () => {
    await row(1)
      .getByRole('button', { name: /^Record/ })
      .click()
    await page.getByLabel('Name of the reader, as it is shown').fill('Anna Muster')
    await page.getByRole('checkbox', { name: /^The reader agrees/ }).check()
    const { wav } = await recordingOf([words], anna)
    await page
      .getByLabel(/^Or upload a file/)
      .setInputFiles({ name: 'reading.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav) })
    await button('Send the recording').click()
    await expect(row(1)).toContainText('Read by Anna Muster')
  })
  await test.step('the next narration is made, listened to and let go', async () => {
    await button('Make one to listen to first').click()
    const candidate = page.getByRole('region', { name: /Waits to be listened to.*German/ })
    await expect(candidate).toBeVisible({ timeout: 120_000 })
    await expect(candidate).toContainText('Anna Muster')
    await candidate.getByRole('button', { name: /^Let visitors hear it/ }).click()
    await expect(toasts).toContainText('Visitors hear it now.')
  })
  await page.goto('/exhibits/werkschau/explore-stories?deviceId=2')
  await expect(page.getByText('Gelesen von Anna Muster')).toBeVisible()
})

/** Of each script its first and last words alone: a whole narration takes a minute to speak. */
async function shortenScripts({ ask }: ReturnType<typeof adminOf>): Promise<void> {
  const path = narrationScripts.path.replace(':deviceId', '2')
  const { scripts } = await ask(path, Scripts)
  for (const { language, revision, segments } of scripts) {
    const body = { revision, segments: [...segments.slice(0, 1), ...segments.slice(-1)] }
    await ask(`${path}/${language}`, Script, body)
  }
}
