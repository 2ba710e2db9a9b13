import type { Plugin } from 'vite'

/**
 * What this client of the query library never uses. Pages ask for lists whole, not page by page, and whatever is
 * sent goes through the house's own submissions: a cache of mutations would stay empty for ever.
 */
export function onlyQueries(): Plugin {
  const emptied = new Map([
    [
      'infiniteQueryBehavior',
      'const none = () => { throw new Error("Infinite queries are left out of this build, see tools/vite") }\n' +
        'export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage }\n',
    ],
    [
      'mutationCache',
      'export class MutationCache { getAll() { return [] } findAll() { return [] } clear() {} ' +
        'resumePausedMutations() { return Promise.resolve() } }\n',
    ],
  ])
  return {
    name: 'only-queries',
    enforce: 'pre',
    load: {
      filter: { id: /query-core\/.*\/(?:infiniteQueryBehavior|mutationCache)\.js/ },
      handler: (id) => emptied.get(/(\w+)\.js/.exec(id)?.[1] ?? ''),
    },
  }
}
