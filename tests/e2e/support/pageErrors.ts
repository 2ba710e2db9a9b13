import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

/** What no page of the exhibition may do: ask another machine for anything, or report an error. */
export interface PageErrors {
  /** This test provokes an error whose text matches. */
  allowError(pattern: RegExp): void
  /** This test provokes a request to elsewhere that matches: for the test of the guards themselves. */
  allowRequest(pattern: RegExp): void
  /** Everything wrong so far, one line each. */
  readonly violations: () => string[]
}

/** Watches all pages of a context. `origin` is the only place they may speak to. */
export function watch(context: BrowserContext, origin: string): PageErrors {
  const foreign: string[] = []
  const errors: string[] = []
  // Kiosk keys of tests are invented, and the server says so to whoever signs with one.
  const allowed: RegExp[] = [/Failed to load resource.*\/api\/screen\/sign\)$/]
  const allowedRequests: RegExp[] = []
  const isAllowed = (text: string, patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(text))

  context.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol === 'blob:' || url.protocol === 'data:') return
    if (url.origin !== origin) foreign.push(`A request left the server: ${request.method()} ${request.url()}`)
  })
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    errors.push(`Console error: ${message.text()}${url === '' ? '' : ` (${url})`}`)
  })
  context.on('weberror', (error: WebError) => {
    errors.push(`Page error: ${error.error().message}`)
  })
  return {
    allowError: (pattern) => allowed.push(pattern),
    allowRequest: (pattern) => allowedRequests.push(pattern),
    violations: () => [
      ...foreign.filter((text) => !isAllowed(text, allowedRequests)),
      ...errors.filter((text) => !isAllowed(text, allowed)),
    ],
  }
}
