import * as z from 'zod/mini'
import type { Route } from './route.ts'

/** Apart from the visitors' calls: only kiosks in the museum ask. */
export const version = {
  method: 'GET',
  path: '/api/version',
  access: 'anyone',
  summary:
    'Which build of the client is served: screens in the museum reload into a new one while nobody is there',
  /** `build`: the name of the client's first script, which stands for all that it loads; null where nothing is built. */
  answer: z.object({ build: z.nullable(z.string()) }),
} as const satisfies Route
