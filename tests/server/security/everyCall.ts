import { allRoutes } from '#contract/allRoutes.ts'
import type { Route } from '#contract/route.ts'
import { docsPath, openapiPath } from '#server/http/openapi.ts'

/** An address of a call, with parameters that fit. */
export const urlOf = ({ path }: Pick<Route, 'path'>, value = '1') =>
  path.replace(':keyId', '0123456789abcdef').replace(/:\w+/g, value)

interface Asked {
  readonly method: Route['method']
  readonly url: string
}

/** Every call of the contract, and every kind of answer beside them: pages, files, what is not there. */
export const everyAnswer: readonly Asked[] = [
  ...allRoutes.map((route) => ({ method: route.method, url: urlOf(route) })),
  ...[
    '/',
    '/index.html',
    '/win98.html',
    '/about',
    '/gone.txt',
    '/api/gone',
    `/media/${'0'.repeat(64)}`,
    '/playground?filepath=gone',
    '/api/user-story/device/abc',
    '/api/avatar/detail/%E0%A4%A',
    '/exhibits/vcfzh25/detail/abcdefgh',
    '/_vercel/insights/script.js',
    '/api/admin/export/gone',
    openapiPath,
    docsPath,
  ].map((url) => ({ method: 'GET' as const, url })),
]
