import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { holdWords } from '#content/hold.ts'
import type { Rect } from '#lib/geometry/projection.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './Hold.module.css'
import { useWords } from '#state/language.ts'

interface HoldProps {
  /** The area of the object, which opens the view, too, unless it has another use. Shares of the window. */
  readonly touched?: Rect | undefined
  /** The view, loaded on demand. */
  readonly children: (onBack: () => void) => ReactNode
}

/** The key that opens an exhibit's object in the hand (HOLD-01), and the view. */
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
