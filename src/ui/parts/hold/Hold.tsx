import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { holdWords } from '#content/hold.ts'
import type { Rect } from '#lib/geometry/projection.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './Hold.module.css'
import { useWords } from '#state/language.ts'

interface HoldProps {
  /** Where the object stands, if nothing else is done there: touching it takes it, too. Shares of the window. */
  readonly touched?: Rect | undefined
  /** What is held, in code of its own: nobody loads it before. */
  readonly children: (onBack: () => void) => ReactNode
}

/** The key that takes the object of a room in the hand (HOLD-01), and what is held then. */
export function Hold({ touched, children }: HoldProps) {
  const [isHeld, setIsHeld] = useState(false)
  const onBack = useCallback(() => setIsHeld(false), [])
  const words = useWords(holdWords)
  return (
    <>
      <Button look="quiet" onClick={() => setIsHeld(true)}>
        {words.take}
        {touched && <span className={styles.touched} style={insetOf(touched)} />}
      </Button>
      {isHeld && <Suspense fallback={<p role="status">{words.coming}</p>}>{children(onBack)}</Suspense>}
    </>
  )
}

const insetOf = ({ top, right, bottom, left }: Rect) => ({
  inset: `${100 * top}vh ${100 * (1 - right)}vw ${100 * (1 - bottom)}vh ${100 * left}vw`,
})
