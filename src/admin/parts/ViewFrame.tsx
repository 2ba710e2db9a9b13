import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import styles from './parts.module.css'
import type { Me } from '#contract/staff.ts'
import { useWords } from '#state/language.ts'
import { admin } from '#content/pages/admin.ts'
import { ReportError } from '#api/ReportError.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'

/** What every part of the admin pages is given. */
export interface ViewProps {
  /** null until the server has said, or where it does not. */
  readonly me: Me | null
}

/** Whether staff have come here from another part; false at the first one of a page load. */
export const CameFromOther = createContext(false)

interface ViewFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of the admin pages. Coming from another part, the focus is at its heading. */
export function ViewFrame({ title, lead, children }: ViewFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const cameFromOther = use(CameFromOther)
  useLayoutEffect(
    function arrive() {
      if (cameFromOther) heading.current?.focus({ preventScroll: true })
    },
    [cameFromOther],
  )
  return (
    <div className={styles.view}>
      <div>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}

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
  const words = useWords(admin)
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
