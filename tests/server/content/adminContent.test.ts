import { describe, expect, test } from 'vitest'
import { editable, editableOf, numberOfContent, problemOf, textOfContent } from '#content/editable.ts'
import * as admin from '#contract/adminContentRoutes.ts'
import { audit } from '#contract/adminStoryRoutes.ts'
import { startAdmin } from '../adminHelpers.ts'
import { sqlOfUnchangedList } from '../helpers.ts'
import type { AdminApp } from '../adminHelpers.ts'

const key = 'prompts.1.de'
const save = (museum: AdminApp, revision: number, values: Record<string, unknown>) =>
  museum.send(admin.saveContent, { body: { revision, values } })

describe('[ADMIN-14] overrides', () => {
  test('a draft is seen by staff alone; published it is seen by all, and an unchanged one costs nothing', async () => {
    const museum = await startAdmin()
    const empty = await museum.app.inject('/api/content')
    expect(empty.body).toBe('{"version":0,"values":{}}')
    const text = 'Woran <b>denkst</b> du? \u202Eanders herum\u202C 👩‍💻 =1+1'
    expect((await save(museum, 0, { [key]: text, 'times.idleReturn': 120 })).body).toMatchObject({
      revision: 1,
      draft: { [key]: text },
      savedBy: 'Cora',
      published: { version: 0, values: {} },
    })
    expect((await museum.app.inject('/api/content')).body).toBe(empty.body)
    const published = await museum.ask(admin.publishContent, { body: { revision: 1 } })
    expect(published.history).toMatchObject([
      { version: 1, by: 'Cora', changed: [key, 'times.idleReturn'], at: expect.any(String) },
    ])
    const seen = await museum.app.inject('/api/content')
    expect(seen.json()).toEqual({ version: 1, values: { [key]: text, 'times.idleReturn': 120 } })
    museum.statements.length = 0
    const etag = String(seen.headers.etag)
    const again = await museum.app.inject({ url: '/api/content', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body, museum.statements]).toEqual([304, '', sqlOfUnchangedList])
    // Nothing new to publish makes no version.
    expect((await museum.ask(admin.publishContent, { body: { revision: 1 } })).published.version).toBe(1)
  })

  test('an earlier version is published again, and so is none; every one stays in the list', async () => {
    const museum = await startAdmin()
    for (const [revision, text] of ['Eins?', 'Zwei?'].entries()) {
      await save(museum, revision, { [key]: text })
      await museum.ask(admin.publishContent, { body: { revision: revision + 1 } })
    }
    const back = await museum.ask(admin.undoContent, { body: { revision: 2, version: 1 } })
    expect(back).toMatchObject({ revision: 3, draft: { [key]: 'Eins?' }, published: { version: 3 } })
    const none = await museum.ask(admin.undoContent, { body: { revision: 3, version: 0 } })
    expect(none).toMatchObject({ draft: {}, published: { version: 4, values: {} } })
    expect(none.history.map(({ version }) => version)).toEqual([4, 3, 2, 1])
    expect((await museum.send(admin.undoContent, { body: { revision: 4, version: 9 } })).status).toBe(404)
    const { entries } = await museum.ask(audit, { query: { item: 'content', limit: 1 } })
    expect(entries).toMatchObject([
      { action: 'content.undo', before: { [key]: 'Eins?' }, after: { [key]: null } },
    ])
  })

  test('of two who save at once the second sees who was first, and nothing is lost', async () => {
    const museum = await startAdmin()
    await save(museum, 0, { [key]: 'Die Erste?' })
    const second = await save(museum, 0, { [key]: 'Der Zweite?' })
    expect(second).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Cora has changed these texts meanwhile \(\d\d:\d\d UTC\)\. Nothing was overwritten\. Look at what stands there now, then change it again\.$/,
        ),
        changedBy: 'Cora',
        current: { revision: 1, draft: { [key]: 'Die Erste?' } },
      },
    })
    expect((await museum.send(admin.publishContent, { body: { revision: 0 } })).status).toBe(409)
  })

  test('accepts only editable keys with values of their kind and within bounds, and names invalid ones', async () => {
    const museum = await startAdmin()
    const refused = async (values: Record<string, unknown>) => {
      const { status, body } = await save(museum, 0, values)
      expect(status).toBe(400)
      return body.message
    }
    expect(await refused({ 'exhibits.cellar.text.de': 'x' })).toBe(
      'values.exhibits.cellar.text.de: is nothing that can be edited',
    )
    expect(await refused({ [key]: '  ' })).toBe(`values.${key}: must not be blank`)
    expect(await refused({ [key]: 'zwei\nZeilen' })).toBe(`values.${key}: must be plain text`)
    expect(await refused({ [key]: 'x'.repeat(161) })).toBe(`values.${key}: must be at most 160 characters`)
    expect(await refused({ 'times.idleReturn': '300' })).toBe(
      'values.times.idleReturn: must be a whole number',
    )
    expect(await refused({ 'times.idleReturn': 59 })).toBe('values.times.idleReturn: must be from 60 to 3600')
    for (const address of ['javascript:alert(1)', 'ftp://x.ch', 'https://', 'https://x.ch/?a=b', 'x.ch']) {
      expect(await refused({ 'codes.base': address }), address).toBe(
        'values.codes.base: must be a web address',
      )
    }
    expect(await refused({ ['__proto__']: 'x', constructor: 'x' })).toContain('is nothing that can be edited')
    expect((await save(museum, 0, { 'codes.base': 'https://museum.example' })).status).toBe(200)
  })

  test('the registry has each key once, and every default is a value that it would take', () => {
    expect(new Set(editable.map((entry) => entry.key)).size).toBe(editable.length)
    for (const entry of editable) {
      expect(problemOf(entry, entry.default), entry.key).toBeUndefined()
      expect(editableOf(entry.key)).toBe(entry)
    }
    expect(textOfContent({}, key)).toBe(editableOf(key)?.default)
    expect(textOfContent({ [key]: 'Anders?' }, key)).toBe('Anders?')
    expect(textOfContent({ [key]: 7 }, key)).toBe(editableOf(key)?.default)
    expect([
      numberOfContent({}, 'times.idleReturn'),
      numberOfContent({ 'times.idleReturn': 90 }, 'times.idleReturn'),
    ]).toEqual([300, 90])
  })

  test('a value equal to content/ is no override, and one that the registry no longer has is not served', async () => {
    const museum = await startAdmin()
    const same = editableOf(key)?.default
    expect((await save(museum, 0, { [key]: same, 'prompts.2.de': 'Anders?' })).body.draft).toEqual({
      'prompts.2.de': 'Anders?',
    })
    await museum.database.write((db) =>
      db
        .insertInto('content_publication')
        .values({
          overrides: JSON.stringify({ 'gone.key': 'x', 'prompts.2.de': 'Anders?', 'times.idleReturn': 1 }),
          changed: '[]',
          staff_name: null,
          published_at: new Date().toISOString(),
        })
        .execute(),
    )
    expect((await museum.app.inject('/api/content')).json().values).toEqual({ 'prompts.2.de': 'Anders?' })
  })
})
