import { recordingOf, anna } from '../server/storyteller/voices.ts'
import { narrationScripts } from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import { Script, Scripts } from '#contract/narrationScript.ts'
import type { Segment } from '#contract/narrationScript.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'

const words = 'Das hat jemand vorgelesen, an einem stillen Morgen, bevor die Türen aufgingen.'

test('a curator changes the script and uploads a reading; visitors hear it and read the name of its reader @full', async ({
  page,
  server,
  adminToken,
}) => {
  await shortenScripts(adminOf(server.url, adminToken), 2, (segments) => [
    ...segments.slice(0, 1),
    ...segments.slice(-1),
  ])
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toasts = page.getByRole('region', { name: 'Messages' })
  await openAdmin(page, adminToken)
  await page.getByRole('combobox', { name: 'Device', exact: true }).selectOption({ label: 'Apple iPod' })
  await page.getByText('Script of the next narration').click()
  await page.getByRole('tab', { name: 'German' }).click()
  const row = (number: number) => page.getByRole('listitem', { name: new RegExp(`^Passage ${number}:`) })
  await test.step('its first words are written anew', async () => {
    await row(1).getByRole('textbox').fill(words)
    await button('Save script').click()
    await expect(toasts).toContainText('Script saved.')
  })
  await test.step('a person reads them', async () => {
    await row(1)
      .getByRole('button', { name: /^Record/ })
      .click()
    await page.getByLabel('Name of the reader, shown to visitors').fill('Anna Muster')
    await page.getByRole('checkbox', { name: /^The reader agrees/ }).check()
    const { wav } = await recordingOf([words], anna)
    await page
      .getByLabel(/^Or upload a file/)
      .setInputFiles({ name: 'reading.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav) })
    await button('Send recording').click()
    await expect(row(1)).toContainText('Read by Anna Muster')
  })
  await test.step('the next narration is made, listened to and let go', async () => {
    await button('Generate preview').click()
    const candidate = page.getByRole('region', { name: /Preview, not published.*German/ })
    await expect(candidate).toBeVisible({ timeout: 120_000 })
    await expect(candidate).toContainText('Anna Muster')
    await candidate.getByRole('button', { name: /^Publish/ }).click()
    await expect(toasts).toContainText('Published.')
  })
  await page.goto('/exhibits/werkschau/explore-stories?deviceId=2')
  await expect(page.getByText('Gelesen von Anna Muster')).toBeVisible()
})

const scriptsOf = (deviceId: number) => narrationScripts.path.replace(':deviceId', String(deviceId))

/** A whole narration takes a minute to speak: of both scripts only what a test is about. */
async function shortenScripts(
  { ask }: ReturnType<typeof adminOf>,
  deviceId: number,
  shortened: (segments: readonly Segment[], language: Language) => Segment[],
): Promise<void> {
  const { scripts } = await ask(scriptsOf(deviceId), Scripts)
  for (const { language, revision, segments } of scripts) {
    const body = { revision, segments: shortened(segments, language) }
    await ask(`${scriptsOf(deviceId)}/${language}`, Script, body)
  }
}
