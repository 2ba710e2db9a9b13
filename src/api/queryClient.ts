import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ReportError } from './ReportError.ts'

/** Waits between the tries of a first load, in ms. */
const retryDelaysMs = [500, 1500] as const

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // A browser that thinks it is offline still reaches a server on the same machine or in the same museum.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: isWorthRetrying,
        retryDelay: (attempt) => retryDelaysMs[attempt] ?? 0,
      },
    },
  })
}

export const queryClient = createQueryClient()

/** A refusal stays a refusal; a lost answer and a server in trouble may be better in a moment. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ReportError && error.statusCode < 500
  return !isRefusal && failures < retryDelaysMs.length
}

/** SHELL-12: a refresh that fails keeps what is shown and is logged only; the page tells of a first failure itself. */
function logFailure(error: Error, query: Query<unknown, unknown, unknown>): void {
  const isStories = query.queryKey[0] === 'stories'
  console.error(isStories ? 'Failed to load stories' : `Failed to load ${query.queryKey.join(' ')}`, error)
}
