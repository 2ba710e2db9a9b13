import { inRoot } from './paths.ts'

/** Playwright's JSON report of all browser tests. */
export const browserReport = inRoot('.cache/test/browser.json')

/** The report of the few that were red and ran again. */
export const retryReport = inRoot('.cache/test/hearing.json')
