import { queryOptions, useQuery } from '@tanstack/react-query'
import { overridden, type Overrides } from '#contract/overridden.ts'
import { reportedByServer } from '#lib/server/reportedByServer.ts'
import { queryClient } from '../queryClient.ts'

/** A kiosk that nobody reloads still reads what staff have published, ms. */
const refreshMs = 300_000
const none: Overrides = {}

/** What staff have put in place of words and numbers of content/, by key (ADMIN-14). */
export const overridesQuery = queryOptions({
  queryKey: ['content'],
  // The first picture of a page needs no call.
  queryFn: async ({ signal }) => (await import('./fetchOverrides.ts')).fetchOverrides(signal),
  staleTime: refreshMs,
  refetchInterval: refreshMs,
  refetchIntervalInBackground: true,
})

/** What the document was written with: so the page begins in the same words, until they are fetched. */
export function adoptContent(): void {
  const text = reportedByServer('content')
  if (text === undefined) return
  const content: { values: Record<string, string | number>; storiesAwaitReading?: boolean } = JSON.parse(text)
  queryClient.setQueryData(
    overridesQuery.queryKey,
    { storiesAwaitReading: false, ...content },
    { updatedAt: 0 },
  )
}

/** Empty until they have come; who follows them (src/app/afterLoad.ts) fetches them. */
export const useOverrides = (): Overrides =>
  useQuery({ ...overridesQuery, enabled: false }).data?.values ?? none

/** Whether staff read every new story before visitors see it (ADMIN-08), as far as is known. */
export const useStoriesAwaitReading = (): boolean =>
  useQuery({ ...overridesQuery, enabled: false }).data?.storiesAwaitReading ?? false

/** What stands under a key now: the override where there is one, else what content/ says. */
export const currently = <T extends string | number>(key: string, original: T): T =>
  overridden(queryClient.getQueryData(overridesQuery.queryKey)?.values ?? none, key, original)
