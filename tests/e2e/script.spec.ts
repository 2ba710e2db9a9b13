import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { recordingOf, anna } from '../server/storyteller/voices.ts'
import { AdminNarrations } from '#contract/adminNarration.ts'
import { narrationScripts } from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import { Script, Scripts } from '#contract/narrationScript.ts'
import type { Segment } from '#contract/narrationScript.ts'
import { Shared } from '#contract/story.ts'
import { reader, tellers, wordsOf } from '#tests/fixtures/audio/people.ts'
import type { Spoken } from '#tests/fixtures/audio/people.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'
import { measureNarration } from './support/heardNarration.ts'
import type { FakeMicrophone } from './support/microphone.ts'

const words = 'Das hat jemand vorgelesen, an einem stillen Morgen, bevor die Türen aufgingen.'

test('[SCRIPT-01] [SCRIPT-03] [SCRIPT-07] [SCRIPT-09] a curator changes the script and uploads a reading; visitors hear it, and read whose voice it is @full', async ({
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
  await test.step('somebody reads them', async () => {
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

test('[SCRIPT-03] [SCRIPT-09] [SCRIPT-10] [SCRIPT-11] two visitors and a reader are heard in one narration, equally loud, without clicks, with captions in time; the next edition keeps what they said @nightly', async ({
  page,
  server,
  adminToken,
  microphone,
}) => {
  test.setTimeout(400_000)
  const deviceId = 1
  const admin = adminOf(server.url, adminToken)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const toasts = page.getByRole('region', { name: 'Messages' })
  const audioIn = async (addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address) => hashOf(await (await fetch(server.url + address)).arrayBuffer())),
    )
  const { stories } = await admin.stories(`deviceId=${deviceId}&state=published&limit=100`)
  for (const story of stories) if (!story.sample) await admin.hide(story.id)
  await shortenScripts(admin, deviceId, featureOf)

  const storyIds: number[] = []
  await test.step('two visitors tell, and agree to be heard', async () => {
    await admin.hold(true)
    for (const teller of tellers) storyIds.push(await tell(page, microphone, deviceId, teller))
    await admin.hold(false)
  })
  await test.step('staff write down what they said, and publish it', async () => {
    for (const [index, id] of storyIds.entries()) {
      await openAdmin(page, adminToken, 'stories')
      const row = page.getByRole('listitem').filter({ hasText: `No. ${id}` })
      await row.getByRole('button', { name: /^Edit/ }).click()
      await row.getByRole('textbox', { name: 'Text, English' }).fill(wordsOf(tellers[index] ?? reader))
      await row.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toasts).toContainText('Saved.')
      await row.getByRole('button', { name: /^Publish/ }).click()
      await expect(row).toContainText('Published by')
    }
  })
  await openAdmin(page, adminToken)
  await page.getByRole('combobox', { name: 'Device', exact: true }).selectOption({ label: 'Cassette Tape' })
  const first = page.getByRole('listitem', { name: /^Passage 1:/ })
  await test.step('one of the staff reads a segment', async () => {
    await page.getByText('Script of the next narration').click()
    await first.getByRole('button', { name: /^Record/ }).click()
    await speakInto(page, microphone, reader)
    await page.getByLabel('Name of the reader, shown to visitors').fill('Anna Muster')
    await page.getByRole('checkbox', { name: /^The reader agrees/ }).check()
    await button('Send recording').click()
    await expect(first).toContainText('Read by Anna Muster')
  })

  /** Makes an edition, lets visitors hear it, and measures what they are served. */
  async function publishNext() {
    await button('Generate preview').click()
    const candidate = page.getByRole('region', { name: /Preview, not published.*English/ })
    await expect(candidate).toBeVisible({ timeout: 120_000 })
    await candidate.getByRole('button', { name: /^Publish/ }).click()
    await expect(candidate).not.toBeVisible()
    const { published } = await admin.ask(`/api/admin/narrations/${deviceId}`, AdminNarrations)
    const narration = published.find(({ language }) => language === 'en')
    if (narration === undefined) throw new Error('Nothing is heard in English.')
    const measured = await measureNarration(server.url, deviceId, narration, [reader, ...tellers])
    print(measured)
    return { ...narration, ...measured }
  }
  /** What is kept of people: the reader's recording, and those of the visitors. */
  async function keptAudio() {
    const { scripts } = await admin.ask(scriptsOf(deviceId), Scripts)
    const takes = scripts.flatMap(({ segments }) => segments.flatMap(({ take }) => take?.audioUrl ?? []))
    const told = await Promise.all(storyIds.map(admin.story))
    return audioIn([...takes, ...told.flatMap(({ voice }) => voice?.url ?? [])])
  }
  function expectWellMixed({
    segments = [],
    levels,
    largestStep,
    captions,
    cues,
    transcript,
  }: Awaited<ReturnType<typeof publishNext>>) {
    const loudness = levels.map(({ lufs }) => lufs)
    expect(Math.max(...loudness) - Math.min(...loudness), 'LU between the segments').toBeLessThanOrEqual(1)
    expect(largestStep).toBeLessThan(0.01)
    expect(cues.map(({ text }) => text).join(' ')).toBe(transcript.replace(/\s+/gu, ' '))
    for (const { text, by, error, likeness } of captions) {
      expect(likeness, `${text} is heard`).toBeGreaterThan(0.5)
      expect(Math.abs(error), `caption of ${text}`).toBeLessThan(by === 'embedded' ? 0.08 : 0.2)
    }
    return segments.map(({ kind, voice }) => `${kind} ${voice?.by}`)
  }

  const edition = await publishNext()
  expect(expectWellMixed(edition)).toEqual([
    'text person',
    'text embedded',
    'quote visitor',
    'text embedded',
    'quote visitor',
    'text embedded',
  ])
  const kept = await keptAudio()
  expect(new Set(kept).size).toBe(3)

  await admin.share(deviceId, 'I still know the hiss before the first song, and my hand on the volume.')
  const next = await publishNext()
  expect(next.edition).toBeGreaterThan(edition.edition)
  expect(next.transcript).toContain('the hiss before the first song')
  expect(
    expectWellMixed(next)
      .filter((voice) => /person|visitor/.test(voice))
      .toSorted(),
  ).toEqual(['quote visitor', 'quote visitor', 'text person'])
  expect(await keptAudio()).toEqual(kept)
})

/** What somebody says into the microphone of the recorder at hand. */
async function speakInto(page: Page, microphone: FakeMicrophone, { file }: Spoken): Promise<void> {
  await microphone.hear('silence')
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByRole('timer')).toContainText('0:01')
  await microphone.play(file)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
}

/** @returns the id of the story */
async function tell(
  page: Page,
  microphone: FakeMicrophone,
  deviceId: number,
  teller: Spoken,
): Promise<number> {
  await page.goto(`/exhibits/werkschau/share-story?deviceId=${deviceId}`)
  await speakInto(page, microphone, teller)
  await page.getByRole('checkbox', { name: /^My voice may be published in the narration/ }).check()
  const [answer] = await Promise.all([
    page.waitForResponse(/\/submit-audio\//),
    page.getByRole('button', { name: 'Upload Audio' }).click(),
  ])
  return Shared.parse(await answer.json()).storyId
}

/** A reader, the visitors, and a computer's last words. */
function featureOf(segments: readonly Segment[], language: Language): Segment[] {
  const [first, ...rest] = segments.filter(
    ({ kind, endsParagraph }, index) =>
      kind === 'quote' || !endsParagraph || index === 0 || index === segments.length - 1,
  )
  const last = rest.pop()
  if (first === undefined || last === undefined) return []
  if (language === 'de') return [first, last]
  return [
    { ...first, text: wordsOf(reader) },
    ...rest,
    { ...last, text: 'What stayed is the moment before the key goes down. Now it is your turn.' },
  ]
}

interface Measured {
  readonly levels: readonly {
    readonly by: string | undefined
    readonly text: string
    readonly lufs: number
  }[]
  readonly largestStep: number
  readonly captions: readonly {
    readonly by: string | undefined
    readonly text: string
    readonly error: number
    readonly likeness: number
  }[]
}

function print({ levels, largestStep, captions }: Measured): void {
  console.log(`Largest step where segments meet: ${largestStep.toFixed(4)} of full scale`)
  for (const { by, text, lufs } of levels) console.log(`${lufs.toFixed(2)} LUFS, ${by}: ${text}`)
  for (const { by, text, error, likeness } of captions)
    console.log(
      `caption ${(error * 1000).toFixed(0)} ms late (likeness ${likeness.toFixed(2)}), ${by}: ${text}`,
    )
}

const hashOf = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

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
