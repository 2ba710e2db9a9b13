import { describe, expect, test } from 'vitest'
import { metaTag, withPreview } from '#server/http/linkPreview.ts'
import { multipart, recording, startTestApp } from '../helpers.ts'
import { startAdmin, shareText } from '../adminHelpers.ts'

const script = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'`${7*7}{{7*7}}'
const paths = [
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5cpackage.json',
  '%252e%252e%252fpackage.json',
  '....%2f%2f....%2f%2fpackage.json',
  'package.json%00.png',
  '%c0%ae%c0%ae%c0%afpackage.json',
  'file:%2f%2f%2fetc%2fpasswd',
  '%2fetc%2fpasswd',
]
const inside = /root:|"dependencies"|sqlite|BEGIN [A-Z ]*KEY|node_modules/

describe('parameters', () => {
  test('[ASVS-5.3.2] [ASVS-13.4.1] [ASVS-13.4.3] no address reaches a file outside the built client, nor a listing', async () => {
    const { app } = await startTestApp()
    const folders = ['', 'assets/', 'models/', 'audio/', 'media/', 'api/', '_vercel/']
    const wanted = [
      ...paths,
      '.git/config',
      '.env',
      'server/main.ts',
      'package.json',
      'data/nachklang.sqlite',
    ]
    for (const folder of folders) {
      for (const file of [...wanted, '']) {
        for (const accept of ['*/*', 'text/html']) {
          const { body, headers } = await app.inject({ url: `/${folder}${file}`, headers: { accept } })
          expect(body.slice(0, 20_000).replaceAll(file, ''), `/${folder}${file}`).not.toMatch(inside)
          expect(String(headers['content-type']), file).toMatch(/^(?:text\/html|application\/json)/)
        }
      }
    }
  })
})

describe('texts of visitors', () => {
  test('[ASVS-1.2.1] [ASVS-1.3.1] [ASVS-3.2.1] is given back as text in JSON, to the letter, and never as a page', async () => {
    const museum = await startTestApp()
    const { app } = museum
    const { storyId } = await shareText(museum, script)
    // It is flagged, and staff let it pass.
    await museum.database.write((db) =>
      db.updateTable('user_story').set({ state: 'published' }).where('id', '=', storyId).execute(),
    )
    const device = { storyText: script, exhibitionId: 1, deviceName: script.slice(0, 80) }
    const newDevice = await app.inject({
      method: 'POST',
      url: '/api/user-story/submit-text/new-device/exhibition/1',
      payload: device,
    })
    expect(newDevice.statusCode).toBe(200)
    for (const url of ['/api/user-story/device/1', '/api/user-story/all/exhibition/1', '/api/device/all']) {
      const { headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(() => JSON.parse(body)).not.toThrow()
    }
    const stories = (await app.inject('/api/user-story/device/1')).json<{ id: number; textDE: string }[]>()
    expect(stories.find(({ id }) => id === storyId)?.textDE).toBe(script)
  })

  test('[ASVS-1.1.2] [ASVS-1.2.1] in the preview of a link is escaped wherever it stands', () => {
    const page = '<html><head><title>Old</title><meta name="description" content="old"></head></html>'
    const preview = {
      title: script,
      description: `${script}</head>$&$'`,
      url: 'https://museum.example/"onload="x',
      imageUrl: 'https://museum.example/x?"><script>',
      imageAlt: script,
    }
    const shown = withPreview(page, preview)
    expect(shown.match(/<(?!\/?(?:html|head|title|meta)\b)/g)).toBeNull()
    expect(shown.match(/<script|<img|onerror="|onload="/g)).toBeNull()
    for (const [, content = ''] of shown.matchAll(/content="([^"]*)"/g)) expect(content).not.toMatch(/[<>']/)
    expect(metaTag('name', 'x', '"><b>')).toBe('<meta name="x" content="&quot;&gt;&lt;b&gt;">')
  })

  test('[ASVS-15.3.6] [ASVS-15.3.3] cannot reach a prototype, nor a field that is not theirs', async () => {
    const museum = await startAdmin()
    const { app } = museum
    const payload = JSON.stringify({ storyText: 'Nur dies.' }).replace(
      '}',
      ',"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
        '"id":1,"state":"published","sample":1,"storyId":5,"personalLinkKey":"x","revision":99,"titleEN":"x"}',
    )
    const headers = { 'content-type': 'application/json' }
    const url = '/api/user-story/submit-text/device/1/exhibition/1'
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(200)
    const { storyId } = answer.json()
    const row = await museum.database.db
      .selectFrom('user_story')
      .selectAll()
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow()
    expect(storyId).toBeGreaterThan(100_000)
    expect(row).toMatchObject({ sample: 0, revision: 1, title_en: null })
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const form = await multipart([name, '1'], ['exhibitionId', '1'], ['audio', recording()])
      const voice = await app.inject({ method: 'POST', url: url.replace('text', 'audio'), ...form })
      expect([200, 400], name).toContain(voice.statusCode)
      const saved = await app.inject({
        method: 'POST',
        url: '/api/admin/content',
        headers: { ...headers, authorization: `Bearer ${museum.curator}` },
        payload: `{"version":0,"values":{"${name}":"x","prompts.1.de":null}}`,
      })
      expect(saved.statusCode, `${name} ${saved.body}`).toBe(400)
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})
