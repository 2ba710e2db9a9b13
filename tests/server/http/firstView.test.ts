import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { werkschau } from '#content/pages/werkschau.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { startTestApp } from '../helpers.ts'

const style = 'body{color:red}'
const theme = 'choose()'
const files = {
  'index.html':
    '<html><head><title>N</title><script src="/theme.js"></script>' +
    '<script type="module" crossorigin src="/assets/index-1.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/first-1.js">' +
    '<link rel="stylesheet" crossorigin href="/assets/index-1.css">' +
    '<link rel="stylesheet" crossorigin href="/assets/first-1.css"></head>' +
    '<body><div id="root"><main class="start">late</main></div></body></html>',
  'theme.js': theme,
  'assets/index-1.css': style,
  'assets/first-1.css': 'nav{color:blue}',
  'assets/AboutPage-1.css': 'main{color:green}',
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'] },
    'src/ui/pages/about/AboutPage.tsx': {
      file: 'assets/AboutPage-1.js',
      imports: ['_kit-1.js', '_calls-1.js'],
      css: ['assets/AboutPage-1.css'],
    },
    '_calls-1.js': { file: 'assets/calls-1.js', imports: ['_kit-1.js'] },
    '_kit-1.js': { file: 'assets/kit-1.js', css: ['assets/first-1.css'] },
    'src/exhibits/avatars/new/AvatarNewPage.tsx': { file: 'assets/AvatarNewPage-1.js' },
  }),
}

async function withClient() {
  const { database, file, storyteller } = await startTestApp()
  const dist = join(dirname(file), 'client')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  const app = await buildApp({ config: readConfig({}), database, dist, storyteller: async () => storyteller })
  const open = async (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    app.inject({ url, headers })
  const publish = (values: Record<string, unknown>) =>
    database.write((db) =>
      db
        .insertInto('content_publication')
        .values({
          overrides: JSON.stringify(values),
          changed: '[]',
          staff_name: 'Mira',
          published_at: '2026-11-26T00:00:00.000Z',
        })
        .execute(),
    )
  return { open, publish, database }
}

test('[SHELL-20] [SHELL-22] a document carries heading and lead of its page in both languages, and its own by name', async () => {
  const { open } = await withClient()
  const { body } = await open('/exhibits/werkschau/explore-stories')
  expect(body).toMatch(/lang="de">.*<h1 class="page-title" dir="auto">Geschichten entdecken<\/h1>/)
  expect(body).toMatch(/lang="en">.*<h1 [^>]*>Explore stories<\/h1><div class="page-lead">What a /)
  expect(body).toContain('<html data-own="de"')
  expect((await open('/about')).body).not.toContain('data-own')
  expect(body).toMatch(
    /<div id="root"><div class="start-page" aria-hidden="true">.*<\/div><main class="start">/,
  )
})

test('[SHELL-20] styles of all pages and of its own, and the theme, stand in it by their hash, and none is fetched', async () => {
  const { open } = await withClient()
  const { body, headers } = await open('/about')
  const policy = String(headers['content-security-policy'])
  for (const [kind, text] of [
    ['style', style],
    ['style', files['assets/first-1.css']],
    ['style', files['assets/AboutPage-1.css']],
    ['script', theme],
  ] as const) {
    expect(body).toContain(`<${kind}>${text}</${kind}>`)
    expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]*`))
    expect(policy).toContain(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  expect(policy).not.toContain('unsafe-inline')
  const links = [...body.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)
  expect(links).toHaveLength(3)
  for (const link of links) expect(link).toContain(' disabled ')
  expect((await open('/')).body).not.toContain(files['assets/AboutPage-1.css'])
})

test('[SHELL-21] it names the code of its page once, imports before what uses them, each script a task of its own after the heading', async () => {
  const { open } = await withClient()
  const { body } = await open('/about')
  const scripts = [...body.matchAll(/<script type="module" async crossorigin src="\/assets\/([^"]+)">/g)]
  const all = ['first-1.js', 'index-1.js', 'kit-1.js', 'calls-1.js', 'AboutPage-1.js']
  expect(scripts.map(([, file]) => file)).toEqual(all)
  for (const file of all) expect(body.split(file)).toHaveLength(2)
  expect(scripts[0]?.index).toBeGreaterThan(body.indexOf('</h1>'))
  expect((await open('/')).body).not.toContain('AboutPage')
  expect((await open('/exhibits/vcfzh25/new')).body).toContain('AvatarNewPage-1.js')
})

test('[SHELL-21] the document of an exhibit names its still for each kind of display, with the exhibit’s theme', async () => {
  const { open } = await withClient()
  const { body } = await open('/exhibits/werkschau/tape')
  expect(body).toMatch(/<source media="\(max-width: 599.9px\)" srcset="\/stills\/tape-phone\.webp\?v=\w+">/)
  expect(body).toMatch(/data-theme="dark" lang="en"><h1 class="start-name">No. 01 Compact Cassette, 1963/)
  expect((await open('/exhibits/werkschau')).body).toMatch(
    /<source media="\(max-width: 479.9px\), [^"]*" srcset="\/stills\/werkschau-tape\.webp/,
  )
})

test('[SHELL-20] published content of staff is escaped in the document, and the client reads the same', async () => {
  const { open, publish } = await withClient()
  const heading = '<b onclick="x()">Tapes</b> & "more"'
  await publish({ 'werkschau.title.en': heading })
  const { body } = await open('/exhibits/werkschau')
  expect(body).toContain('>&lt;b onclick=&quot;x()&quot;&gt;Tapes&lt;/b&gt; &amp; &quot;more&quot;</h1>')
  expect(body).not.toContain('<b onclick')
  const [, content = ''] = /<meta name="content" content="([^"]*)">/.exec(body) ?? []
  const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(JSON.parse(read.replaceAll('&amp;', '&'))).toEqual({ values: { 'werkschau.title.en': heading } })
})

test.each([
  ['5 000 characters', 'x'.repeat(5000)],
  ['nothing', ' '],
  ['no text', 12],
])('[SHELL-20] a stored heading of %s is none', async (_, heading) => {
  const { open, publish } = await withClient()
  await publish({ 'werkschau.title.en': heading })
  expect((await open('/exhibits/werkschau')).body).toContain(`>${werkschau.en.title}</h1>`)
})

test('[SHELL-20] an unknown address opens with its own words, and an exhibit’s parts with no other page’s', async () => {
  const { open } = await withClient()
  expect((await open('/nothing/here')).body).toContain('<p class="page-kicker">404 Not Found</p>')
  const cover = (await open('/exhibits/ui-cards')).body
  expect(cover).toContain('class="wordmark"')
  expect(cover).not.toContain('<h1')
  expect((await open('/exhibits/ui-cards/os-x')).body).toContain(
    '<h1 class="uiCards-title" dir="auto">UI Cards</h1>',
  )
})

test('[SHELL-20] the document cached for times without network has no heading, and link previewers get one', async () => {
  const { open } = await withClient()
  const kept = (await open('/index.html')).body
  expect(kept).toContain(style)
  expect(kept).not.toMatch(/<h1|start-page/)
  expect((await open('/about', { 'user-agent': 'Twitterbot/1.0' })).body).toContain('<h1')
})

test('[SHELL-20] a database that does not answer holds up no page', async () => {
  const { open, publish, database } = await withClient()
  await publish({ 'werkschau.title.en': 'Tapes' })
  expect((await open('/exhibits/werkschau')).body).toContain('>Tapes</h1>')
  await database.close()
  expect((await open('/exhibits/werkschau')).body).toContain('>Tapes</h1>')
})
