import type { ReactNode } from 'react'
import * as messages from '../../../content/messages.ts'
import type { Language } from '../../../contract/common.ts'
import type { MissingProps } from '../../lib/lazyCode.tsx'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'

interface PartMissingProps extends MissingProps {
  readonly language: Language
  /** What is missing; left out, the server is. */
  readonly children?: ReactNode
}

/** In place of a part of a page that did not come: why, and another try. */
export function PartMissing({ language, onRetry, children = messages.network[language] }: PartMissingProps) {
  return (
    <Notice kind="failed" action={<Button onClick={onRetry}>{messages.tryAgain[language]}</Button>}>
      {children}
    </Notice>
  )
}
