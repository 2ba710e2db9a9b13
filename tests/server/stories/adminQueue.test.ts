import { describe, expect, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import { decide, hold, startAdmin, shareText } from '../adminHelpers.ts'

describe('[ADMIN-11] the list', () => {
  test('[CURATE-10] is searched by number, and without regard to capitals and to how dots over letters were typed', async () => {
    const museum = await startAdmin()
    for (const text of ['Übung macht den Meister.', 'U\u0308BUNG am Gerät.', 'Die übung war lang.', 'Ubung.'])
      await shareText(museum, text)
    const find = async (search: string) =>
      (await museum.ask(admin.adminStories, { query: { search } })).stories.length
    expect([await find('übung'), await find('u\u0308bung'), await find('ÜBUNG')]).toEqual([3, 3, 3])
    expect(await find('ubung')).toBe(1)
    const [first] = (await museum.ask(admin.adminStories, { query: { order: 'oldest' } })).stories
    expect([await find(`${first?.id}`), await find(`No. ${first?.id}`), await find('#1')]).toEqual([1, 1, 0])
  })

  test('comes page by page, by state, device and search, without gap or repetition', async () => {
    const museum = await startAdmin()
    const told: number[] = []
    for (let number = 0; number < 7; number += 1) {
      told.push(
        (await shareText(museum, `Geschichte ${number} mit 100% Rauschen_`, (number % 2) + 1)).storyId,
      )
    }
    const pages: number[] = []
    let after: number | null = null
    do {
      const query: Record<string, string | number> = { search: '100% rauschen', limit: 3 }
      if (after !== null) query.after = after
      const page: { stories: { id: number }[]; next: number | null } = await museum.ask(admin.adminStories, {
        query,
      })
      pages.push(...page.stories.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(pages).toEqual(told.toReversed())
    const find = async (query: Record<string, string | number>) =>
      (await museum.ask(admin.adminStories, { query })).stories.map(({ id }) => id)
    expect(await find({ search: '100%' })).toHaveLength(7)
    expect(await find({ search: '1%0' })).toEqual([])
    expect(await find({ search: 'rauschen_' })).toHaveLength(7)
    expect(await find({ search: "' or 1=1 --" })).toEqual([])
    expect(await find({ deviceId: 2, search: 'Rauschen' })).toEqual([told[5], told[3], told[1]])
    await decide(museum, told[0] ?? 0, 'hide')
    expect(await find({ state: 'hidden' })).toEqual([told[0]])
    const { counts } = await museum.ask(admin.adminStories)
    expect(counts).toMatchObject({ new: 0, hidden: 1, deleted: 0 })
    for (const query of [
      { state: 'removed' },
      { limit: 0 },
      { limit: 1000 },
      { after: 'x' },
      { order: 'up' },
    ]) {
      expect((await museum.send(admin.adminStories, { query })).status, JSON.stringify(query)).toBe(400)
    }
  })

  test('the queue contains stories without a decision, also where nothing is held; confirming the state is a decision', async () => {
    const museum = await startAdmin()
    const told: number[] = []
    for (const text of ['Eine Geschichte.', 'Noch eine Geschichte.', 'Die dritte Geschichte.']) {
      told.push((await shareText(museum, text)).storyId)
    }
    const queue = async () => {
      const query = { looked: 'no', order: 'oldest' }
      const { stories, unlooked } = await museum.ask(admin.adminStories, { query })
      expect([unlooked, (await museum.ask(admin.me)).waiting.stories]).toEqual([
        stories.length,
        stories.length,
      ])
      return stories.map(({ id }) => id)
    }
    expect(await queue()).toEqual(told)
    const [first = 0, second = 0, third = 0] = told
    const stays = await decide(museum, first, 'publish', museum.moderator)
    expect(stays).toMatchObject({ state: 'published', decision: { from: 'published', to: 'published' } })
    expect((await decide(museum, first, 'publish')).revision).toBe(stays.revision)
    await decide(museum, second, 'hide')
    expect(await queue()).toEqual([third])
    expect((await museum.ask(admin.adminStories, { query: { looked: 'yes' } })).stories).toHaveLength(2)
    const { entries } = await museum.ask(admin.audit, { query: { action: 'story.publish' } })
    expect(entries).toMatchObject([{ by: 'Milo', item: { id: String(first) } }])
    const body = { decisionId: stays.decision?.id }
    await museum.ask(admin.undoDecision, { params: { storyId: first }, body }, museum.moderator)
    expect(await queue()).toEqual([first, third])
    const [hidden] = (await museum.ask(admin.adminStories, { query: { state: 'hidden' } })).stories
    const undone = { decisionId: hidden?.decision?.id }
    await museum.ask(admin.undoDecision, { params: { storyId: second }, body: undone })
    expect(await queue()).toEqual(told)
  })

  test('a story that its contributor has corrected is back in the queue, and an older decision no longer applies', async () => {
    const museum = await startAdmin()
    const { storyId, personalLinkKey } = await shareText(museum, 'Eine Geschichte.')
    await decide(museum, storyId, 'publish')
    const unlooked = async () => (await museum.ask(admin.adminStories)).unlooked
    expect(await unlooked()).toBe(0)
    const payload = { key: personalLinkKey, storyText: 'Eine ganz andere Geschichte.' }
    await museum.app.inject({ method: 'POST', url: '/api/user-story/own/correct', payload })
    expect(await unlooked()).toBe(1)
    const { decision } = await decide(museum, storyId, 'hide')
    const body = { decisionId: decision?.id }
    const back = await museum.ask(admin.undoDecision, { params: { storyId }, body })
    expect([back.state, back.decision, await unlooked()]).toEqual(['published', null, 1])
  })

  test('twenty decisions are all stored and all noted', async () => {
    const museum = await startAdmin()
    await hold(museum, true)
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, number) => shareText(museum, `Geschichte Nummer ${number}.`)),
    )
    for (const [number, { storyId }] of told.entries()) {
      await decide(museum, storyId, number % 3 === 0 ? 'hide' : 'publish', museum.moderator)
    }
    const { counts, stories } = await museum.ask(admin.adminStories, {
      query: { search: 'Geschichte Nummer' },
    })
    expect(counts.new).toBe(0)
    expect(stories.filter(({ state }) => state === 'hidden')).toHaveLength(7)
    expect(stories.every(({ decision }) => decision?.by === 'Milo')).toBe(true)
    const { entries } = await museum.ask(admin.audit, { query: { item: 'story', limit: 100 } })
    expect(new Set(entries.map(({ item }) => item.id))).toEqual(
      new Set(told.map(({ storyId }) => String(storyId))),
    )
  })
})
