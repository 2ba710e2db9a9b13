import { fileURLToPath } from 'node:url'

/** The repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** An absolute path from one inside the repository. */
export const inRoot = (path: string) => root + path

/** Where a run of tests leaves its JSON reports. */
export const testReports = inRoot('.cache/test')
