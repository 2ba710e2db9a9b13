import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import * as versionRoutes from '#contract/versionRoutes.ts'
import { devices } from '#content/exhibits/index.ts'
import { queryClient } from '#api/queryClient.ts'
import '#app/start.css'
import { App } from '#app/App.tsx'
import { useSession } from '#state/session.ts'
import { startNewVisit } from '#state/visit.ts'
import { contentErrors } from '#tests/fixtures/contentErrors.ts'
import { answer } from './answers.ts'

let root: Root | undefined
let errors: string[] = []
let allowedErrors: RegExp[] = []
const start = location.href
const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })

beforeEach(async () => {
  // A browser that keeps nothing: what a test leaves is only sent, and not by the next one.
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words.join(' ')))
  answer(routes.content, { version: 0, values: {} })
  answer(versionRoutes.version, { build: null })
  answer(
    routes.allDevices,
    devices.map(({ id, name }) => ({ id, name })),
  )
  answer(routes.deviceStory, { statusCode: 200, message: 'There is no narration yet.', narrations: [] })
  answer(routes.storiesByDevice, [])
  await page.viewport(800, 600)
})

afterEach(() => {
  vi.restoreAllMocks()
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  history.replaceState(null, '', start)
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState({ kiosk: false, staff: false, isRefused: false })
  startNewVisit()
  toast.remove()
  queryClient.clear()
  const found = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))
  errors = []
  allowedErrors = []
  if (found.length > 0) throw new Error(`On the console: ${found.join('\n')}`)
})

/** This test provokes an error whose text matches. Any other one on the console makes it red. */
export function allowError(pattern: RegExp): void {
  allowedErrors.push(pattern)
}

let kioskStarted: Promise<void> | undefined

/** As main.tsx does. */
const startKioskOnce = () =>
  (kioskStarted ??= import('#kiosk/startKiosk.tsx').then(({ startKiosk }) => startKiosk()))

/** Opens the exhibition at an address, as a browser does that has just come. What it asks the server, the test answers. */
export function openApp(address: string): void {
  // Keys go to the frame that has the focus.
  window.focus()
  history.replaceState(null, '', address)
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    // Vitest prints no causes: an error that React recovered from would say nothing of itself.
    onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error),
  })
  const opened = root
  if (useSession.getState().kiosk) void startKioskOnce()
  // Nothing of the page before is there any more when this returns.
  flushSync(() => opened.render(<App key={address} />))
}

/** Fails with rule, element and reason for each violation of WCAG 2.2 A and AA that axe finds (FIT-02), and of HTML. */
export async function expectNoAxeViolations(): Promise<void> {
  await expect.poll(violations).toEqual([])
}

async function violations(): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
  const { violations: found } = await axe.run(document.body, { runOnly: tags, resultTypes: ['violations'] })
  return [
    ...found.flatMap(({ id, nodes, help }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? help}`),
    ),
    ...contentErrors(),
  ]
}
