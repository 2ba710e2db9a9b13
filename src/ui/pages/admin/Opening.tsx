import { admin } from '#content/pages/admin.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'

interface OpeningProps {
  readonly language: Language
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
}

/** Until the server has said who is logged in. */
export function Opening({ language, hasFailed, isFetching, onRetry }: OpeningProps) {
  const words = admin[language]
  if (!hasFailed) return <Notice kind="loading">{words.loading}</Notice>
  return (
    <Notice
      kind="failed"
      action={
        <Button busy={isFetching} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.failed}
    </Notice>
  )
}
