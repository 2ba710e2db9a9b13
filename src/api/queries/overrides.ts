import { queryOptions, useQuery } from '@tanstack/react-query'
import { content } from '#contract/contentRoutes.ts'
import { overridden, type Overrides } from '#lib/text/overridden.ts'
import { call } from '../client.ts'
import { queryClient } from '../queryClient.ts'
import { ReportError } from '../ReportError.ts'

/** A kiosk that nobody reloads still reads what staff have published, ms. */
const refreshMs = 300_000
const none: Overrides = {}

/** What staff have put in place of words and numbers of content/, by key (ADMIN-14). */
export const overridesQuery = queryOptions({
  queryKey: ['content'],
  queryFn: async ({ signal }) => {
    const answer = await call(content, { signal })
    if ('values' in answer)
      return { values: answer.values, storiesAwaitReading: answer.storiesAwaitReading === true }
    throw new ReportError(answer)
  },
  staleTime: refreshMs,
  refetchInterval: refreshMs,
  refetchIntervalInBackground: true,
})

/** Empty until they have come; who follows them (src/app/afterLoad.ts) fetches them. */
export const useOverrides = (): Overrides =>
  useQuery({ ...overridesQuery, enabled: false }).data?.values ?? none

/** Whether staff read every new story before visitors see it (ADMIN-08), as far as is known. */
export const useStoriesAwaitReading = (): boolean =>
  useQuery({ ...overridesQuery, enabled: false }).data?.storiesAwaitReading ?? false

/** What stands under a key now: the override where there is one, else what content/ says. */
export const currently = <T extends string | number>(key: string, original: T): T =>
  overridden(queryClient.getQueryData(overridesQuery.queryKey)?.values ?? none, key, original)
