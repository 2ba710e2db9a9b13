import { admin } from '#content/pages/admin.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { useLanguage } from '#state/language.ts'

interface OpeningProps {
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
}

/** Until the server has said who is logged in. */
export function Opening({ hasFailed, isFetching, onRetry }: OpeningProps) {
  const language = useLanguage()
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
