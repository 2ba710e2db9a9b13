import { recorderWords } from '#content/recorder.ts'
import { shared } from '#content/messages.ts'
import { explore } from '#content/pages/explore.ts'
import { share } from '#content/pages/share.ts'
import { shareSuccess } from '#content/pages/shareSuccess.ts'
import { playerWords } from '#content/player.ts'
import { fill } from '#lib/fill.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'

const names = { de: 'Deutsch', en: 'English' } as const

for (const language of ['de', 'en'] as const) {
  const words = share[language]

  test(`[SHARE-03] [EXPL-04] a voice left on share story is found on explore and heard there, in ${names[language]}${inFull(language === 'de')}`, async ({
    page,
    microphone,
  }) => {
    await page.goto('/exhibits/werkschau/share-story')
    await page.getByRole('button', { name: names[language] }).click()
    await page.getByRole('radio', { name: 'Apple iPod' }).check()
    await microphone.hear('tone')
    await page.getByRole('button', { name: recorderWords[language].start }).click()
    await expect(page.getByText('0:03')).toBeVisible()
    await page.getByRole('button', { name: recorderWords[language].stop }).click()
    await page.getByRole('button', { name: words.voice.upload }).click()
    await expect(page.getByRole('heading', { name: shared[language] })).toBeVisible()

    await page.getByRole('link', { name: shareSuccess[language].see }).click()
    await expect(page).toHaveURL(/explore-stories\?story=\d+/)
    const id = new URL(page.url()).searchParams.get('story')
    const story = page.locator(`#story-${id}`)
    await expect(story).toBeInViewport()
    await expect(story.getByRole('heading')).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const title = fill(explore[language].voice.label, { title: explore[language].voice.untitled })
    await story.getByRole('button', { name: `${playerWords[language].play}: ${title}` }).click()
    const slider = story.getByRole('slider')
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0.3)
    const before = Number(await slider.inputValue())
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 0.5)
  })

  test(`[SHARE-03] [EXPL-02] a text left on share story is read on explore, in ${names[language]}${inFull(language === 'de')}`, async ({
    page,
  }) => {
    const text = {
      de: 'Der Deckel sprang auf, und im Zimmer roch es nach neuem Band.',
      en: 'The lid sprang open and the room smelled of new tape.',
    }[language]
    await page.goto('/exhibits/werkschau/share-story')
    await page.getByRole('button', { name: names[language] }).click()
    await page.getByRole('radio', { name: 'Cassette Tape' }).check()
    await page.getByRole('textbox', { name: words.text.label }).fill(text)
    await page.getByRole('button', { name: words.text.upload }).click()
    await page.getByRole('link', { name: shareSuccess[language].see }).click()
    const id = new URL(page.url()).searchParams.get('story')
    const story = page.locator(`#story-${id}`)
    await expect(story).toBeInViewport()
    await expect(story).toContainText(text)
  })
}
