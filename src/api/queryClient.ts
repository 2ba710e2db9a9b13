import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ReportError } from './ReportError.ts'

/** ms between the tries of a first load. */
const retryDelaysMs = [500, 1500] as const

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // A browser that reports itself offline may still reach a server on the same machine or network.
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

/** A refusal is final. A lost answer or a 5xx may pass. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ReportError && error.statusCode < 500
  return !isRefusal && failures < retryDelaysMs.length
}

/** SHELL-12: a failed refresh keeps the data on the page and is logged only; pages show a first failure themselves. */
function logFailure(error: Error, query: Query<unknown, unknown, unknown>): void {
  const isStories = query.queryKey[0] === 'stories'
  console.error(isStories ? 'Failed to load stories' : `Failed to load ${query.queryKey.join(' ')}`, error)
}
