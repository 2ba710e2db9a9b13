import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { holdWords } from '#content/hold.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'

interface HoldProps {
  readonly language: Language
  /** What is held, in code of its own: nobody loads it before. */
  readonly children: (onBack: () => void) => ReactNode
}

/** The key that takes the object of a room in the hand (HOLD-01), and what is held then. */
export function Hold({ language, children }: HoldProps) {
  const [isHeld, setIsHeld] = useState(false)
  const onBack = useCallback(() => setIsHeld(false), [])
  const words = holdWords[language]
  return (
    <>
      <Button look="quiet" onClick={() => setIsHeld(true)}>
        {words.take}
      </Button>
      {isHeld && <Suspense fallback={<p role="status">{words.coming}</p>}>{children(onBack)}</Suspense>}
    </>
  )
}
