import { expect, type Page } from '@playwright/test'
import type { FakeMicrophone } from './microphone.ts'

/** Records some seconds with the recorder at hand and stops. */
export async function record(page: Page, microphone: FakeMicrophone): Promise<void> {
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('0:01')).toBeVisible()
  await microphone.hear('tone')
  // What is shorter than three seconds is flagged.
  await expect(page.getByText('0:04')).toBeVisible()
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByRole('button', { name: /Record again|Neu aufnehmen/ })).toBeVisible()
}
