import { useLanguage } from '#state/language.ts'
import type { ReactNode } from 'react'
import { admin } from '#content/pages/admin.ts'
import { ReportError } from '#api/ReportError.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'

interface LoadedProps<T> {
  readonly query: {
    readonly data: T | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly children: (data: T) => ReactNode
}

/** What the server was asked for: on its way, not to be had, or there. A refresh that fails keeps what is there. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const language = useLanguage()
  const words = admin[language]
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Notice kind="loading">{words.loading}</Notice>
  return (
    <Notice
      kind="failed"
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      <p>{words.failed}</p>
      {query.error instanceof ReportError && <p lang="en">{query.error.message}</p>}
    </Notice>
  )
}
