import { expect, test } from 'vitest'
import * as narrations from '#contract/adminNarrationRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { formerNarrations } from '#contract/adminNarration.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'

const params = { deviceId: 1, exhibitionId: 1 }
const idsOf = (versions: readonly { id: number }[]) => versions.map(({ id }) => id)

/** What visitors hear, in words. */
async function published({ app }: AdminApp): Promise<string[]> {
  const { narrations } = (await app.inject('/api/device-story/device/1/exhibition/1')).json<{
    narrations: { transcript: string }[]
  }>()
  return narrations.map(({ transcript }) => transcript.replace('Cassette Tape, ', ''))
}

async function previewFirst(museum: AdminApp) {
  const { revision } = await museum.ask(admin.adminSettings)
  await museum.ask(admin.changeSettings, { body: { revision, previewFirst: true } })
}

test('[ADMIN-04] the press publishes at once unless the server says otherwise; then it answers the same and waits', async () => {
  const museum = await startAdmin()
  expect(await museum.ask(generateDeviceStory, { params })).toEqual({
    statusCode: 200,
    message: 'Narration generated: Cassette Tape.',
  })
  expect(await published(museum)).toEqual(['en, edition 1.', 'de, edition 1.'])
  await previewFirst(museum)
  expect(await museum.ask(generateDeviceStory, { params })).toEqual({
    statusCode: 200,
    message: 'Narration generated: Cassette Tape. Visitors hear it once you have listened and accepted.',
  })
  expect(await published(museum)).toEqual(['en, edition 1.', 'de, edition 1.'])
  const { candidates } = await museum.ask(narrations.adminNarrations, { params })
  expect(candidates.map(({ language, edition }) => `${language} ${edition}`)).toEqual(['en 2', 'de 2'])
  expect((await museum.app.inject(candidates[0]?.audioUrl ?? '')).body).toContain('edition 2')
})

test('[ADMIN-04] a candidate is accepted, discarded or replaced, each once and on record; no edition comes twice', async () => {
  const museum = await startAdmin()
  await museum.ask(generateDeviceStory, { params })
  const first = await museum.ask(narrations.previewNarration, { params })
  const second = await museum.ask(narrations.previewNarration, { params })
  expect(second.candidates.map(({ edition }) => edition)).toEqual([3, 3])
  const late = await museum.send(narrations.acceptNarration, {
    params,
    body: { ids: idsOf(first.candidates) },
  })
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no longer exists') },
  })
  expect(
    (await museum.ask(narrations.discardNarration, { params, body: { ids: idsOf(second.candidates) } }))
      .candidates,
  ).toEqual([])
  const third = await museum.ask(narrations.previewNarration, { params })
  const body = { ids: idsOf(third.candidates) }
  const accepted = await museum.ask(narrations.acceptNarration, { params, body })
  expect(accepted.published.map(({ edition }) => edition)).toEqual([4, 4])
  expect(await published(museum)).toEqual(['en, edition 4.', 'de, edition 4.'])
  expect((await museum.send(narrations.acceptNarration, { params, body })).status).toBe(409)
  // The next press goes on counting.
  await museum.ask(generateDeviceStory, { params })
  expect(await published(museum)).toEqual(['en, edition 5.', 'de, edition 5.'])
  const { entries } = await museum.ask(admin.audit)
  const noted = entries.map(({ action }) => action.replace('narration.', '')).toReversed()
  expect(noted).toEqual(['generate', 'preview', 'preview', 'discard', 'preview', 'accept', 'generate'])
})

test('[ADMIN-04] the last versions are stored, and restoring one stores the one it replaces', async () => {
  const museum = await startAdmin()
  for (let press = 0; press < formerNarrations + 2; press += 1)
    await museum.ask(generateDeviceStory, { params })
  const { former } = await museum.ask(narrations.adminNarrations, { params })
  const editions = former.filter(({ language }) => language === 'de').map(({ edition }) => edition)
  expect(editions).toEqual([4, 3, 2])
  const german = former.filter(({ language }) => language === 'de')
  const back = await museum.ask(narrations.restoreNarration, { params, body: { ids: [german[0]?.id] } })
  expect(await published(museum)).toEqual(['en, edition 5.', 'de, edition 4.'])
  expect(back.former.filter(({ language }) => language === 'de').map(({ edition }) => edition)).toEqual([
    5, 3, 2,
  ])
  for (const ids of [[], [german[1]?.id, german[2]?.id], [99_999], [german[1]?.id, german[1]?.id, 1]]) {
    const { status } = await museum.send(narrations.restoreNarration, { params, body: { ids } })
    expect([400, 409], JSON.stringify(ids)).toContain(status)
  }
  expect((await museum.send(narrations.adminNarrations, { params: { deviceId: 99 } })).status).toBe(404)
})

test('[GEN-01] a failure leaves the published narration, the preview and the former versions', async () => {
  const museum = await startAdmin()
  await museum.ask(generateDeviceStory, { params })
  const before = await museum.ask(narrations.previewNarration, { params })
  museum.storyteller.failure = new Error('no voice today')
  const failed = await museum.send(narrations.previewNarration, { params })
  expect(failed).toMatchObject({
    status: 500,
    body: { message: 'The narration of Cassette Tape could not be generated. The previous one stays.' },
  })
  expect(await museum.ask(narrations.adminNarrations, { params })).toEqual(before)
})
