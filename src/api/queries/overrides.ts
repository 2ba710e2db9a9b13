import { queryOptions, useQuery } from '@tanstack/react-query'
import { overridden, type Overrides } from '#contract/overridden.ts'
import { reportedByServer } from '#lib/server/reportedByServer.ts'
import { queryClient } from '../queryClient.ts'
import { ReportError } from '../ReportError.ts'

/** ms between polls, so that a kiosk which is never reloaded shows what staff publish. */
const refreshMs = 300_000
const none: Overrides = {}

/** The texts and numbers with which staff replace those of content/, by key (ADMIN-14). src/app/afterLoad.ts fetches them. */
export const overridesQuery = queryOptions<{
  readonly values: Overrides
  readonly storiesAwaitReading: boolean
}>({
  queryKey: ['content'],
  queryFn: async ({ signal }) => {
    // src/app/main.tsx loads both after the first paint.
    const [{ call }, routes] = await Promise.all([import('../client.ts'), import('#contract/routes.ts')])
    const answer = await call(routes.content, { signal })
    if (!('values' in answer)) throw new ReportError(answer)
    return { values: answer.values, storiesAwaitReading: answer.storiesAwaitReading === true }
  },
  // Pages show what is known.
  enabled: false,
  staleTime: refreshMs,
  refetchInterval: refreshMs,
  refetchIntervalInBackground: true,
})

/**
 * Takes the overrides that the document was written with, none included, so that the page starts with them and is not
 * drawn anew when the same are fetched.
 */
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

/** Empty until known. */
export const useOverrides = (): Overrides => useQuery(overridesQuery).data?.values ?? none

/** Whether staff review new stories before visitors see them (ADMIN-08); false until known. */
export const useStoriesAwaitReading = (): boolean =>
  useQuery(overridesQuery).data?.storiesAwaitReading ?? false

/** The current value of a key: the override, else the value in content/. */
export const currently = <T extends string | number>(key: string, original: T): T =>
  overridden(queryClient.getQueryData(overridesQuery.queryKey)?.values ?? none, key, original)
