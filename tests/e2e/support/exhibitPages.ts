import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'

/** Addresses of every exhibit that look different from each other. */
export const exhibitPages: readonly string[] = exhibits.flatMap(examplesOf)
