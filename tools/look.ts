import './requireNode.mjs'
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { languages } from '#contract/common.ts'
import { themes } from '#contract/playground.ts'
import { ensureChromium } from './browser.ts'
import { buildClient } from './lib/buildClient.ts'
import { chromiumFlags, mediaFlags } from './lib/chromiumFlags.ts'
import { command } from './lib/command.ts'
import { fail } from './lib/fail.ts'
import { startServer } from './lib/startServer.ts'
import { chosen, shotName, type View, views } from './lib/lookViews.ts'
import { copyData, narratedData } from './lib/narratedData.ts'
import { inRoot } from './lib/paths.ts'

const usage = `npm run look -- /route [...]   screenshots into .look/
  states [WHERE]   every state of every page and what is wrong in it, e.g. where: '390x844 in de'
  --view kiosk,desktop,phone   --theme light,dark,retro   --lang de|en   only these
  --full   the whole page      --token   with a staff token      --url http://…   a server that already runs`

const { values, positionals: routes } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string' },
    theme: { type: 'string' },
    lang: { type: 'string' },
    full: { type: 'boolean', default: false },
    token: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})
if (routes.length === 0) fail(usage)

const folder = inRoot('.look')
if (routes[0] === 'states') {
  await rm(`${folder}/states`, { recursive: true, force: true })
  const where = `every content.*${routes[1] ?? ''}`
  const args = ['test', 'tests/e2e/states', '--grep', where, '--retries', '0']
  const { code } = await command('playwright', args, { env: { NACHKLANG_LOOK: `${folder}/states` } })
  process.exit(code)
}
const shownThemes = choose('--theme', values.theme, themes)
const shownViews = choose(
  '--view',
  values.view,
  views.map((view) => view.name),
)
const language = values.lang === undefined ? undefined : choose('--lang', values.lang, languages)[0]

await mkdir(folder, { recursive: true })
if (values.url === undefined) await buildClient()
const server =
  values.url === undefined
    ? await startServer({ fill: copyData(await narratedData({ ofAnyAge: true })) })
    : undefined
const url = server?.url ?? values.url ?? ''
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumFlags, ...mediaFlags],
})
try {
  const token = values.token && server !== undefined ? await logIn(url, server.staff) : undefined
  for (const view of views.filter(({ name }) => shownViews.includes(name))) {
    for (const theme of shownThemes) {
      await shoot(browser, view, theme, token)
    }
  }
} finally {
  await browser.close()
  await server?.stop()
}

/** One context a view and theme; all routes through it. */
async function shoot(within: Browser, view: View, theme: string, token: string | undefined): Promise<void> {
  const context = await within.newContext({ ...view.options, permissions: ['microphone'] })
  await context.addInitScript(
    (stored) => {
      localStorage.setItem('preferred-theme', stored.theme)
      if (stored.language !== undefined) sessionStorage.setItem('language', stored.language)
      if (stored.token !== undefined) localStorage.setItem('auth_token', stored.token)
    },
    { theme, language, token },
  )
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error')
      console.log(`  console error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => console.log(`  page error: ${error.message}`))
  for (const route of routes) {
    await page.goto(url + route, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const path = `${folder}/${shotName(route, view.name, theme, language)}`
    await page.screenshot({ path, fullPage: values.full, animations: 'disabled' })
    console.log(path.slice(inRoot('').length))
  }
  await context.close()
}

async function logIn(at: string, staff: { name: string; password: string }): Promise<string> {
  const answer = await fetch(`${at}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  const body: unknown = await answer.json()
  if (
    typeof body === 'object' &&
    body !== null &&
    'access_token' in body &&
    typeof body.access_token === 'string'
  ) {
    return body.access_token
  }
  return fail(`The server refused the login: ${answer.status}`)
}

function choose<T extends string>(
  option: string,
  value: string | undefined,
  known: readonly T[],
): readonly T[] {
  const picked = chosen(value, known)
  return picked ?? fail(`${option} takes ${known.join(', ')} (several with commas), not '${value}'.`)
}
