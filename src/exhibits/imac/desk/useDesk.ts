import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { emptyDesk, frontOf, nextDesk, type DeskEvent, type DeskState } from './windowMachine.ts'

interface DeskHandle {
  readonly state: DeskState
  readonly dispatch: (event: DeskEvent) => void
  /** Once all changes under way are on screen: reading goes on in the window in front, or on what opened the one that is gone. */
  readonly thenFocus: (selector?: string) => void
}

/** The windows on a desk, and where reading goes on when one comes or goes. */
export function useDesk(area: RefObject<HTMLElement | null>): DeskHandle {
  const [state, dispatch] = useReducer(nextDesk, emptyDesk)
  const wanted = useRef<{ readonly selector: string | undefined } | null>(null)
  const [asked, setAsked] = useState(0)

  useLayoutEffect(
    function measure() {
      const desk = area.current
      if (desk === null) return
      const look = () =>
        dispatch({ type: 'resize', size: { width: desk.clientWidth, height: desk.clientHeight } })
      look()
      const sizes = new ResizeObserver(look)
      sizes.observe(desk)
      return () => sizes.disconnect()
    },
    [area],
  )

  useEffect(
    function focusWhatIsWanted() {
      const want = wanted.current
      const desk = area.current
      if (want === null || desk === null) return
      wanted.current = null
      const opener = want.selector === undefined ? null : desk.querySelector<HTMLElement>(want.selector)
      const front = frontOf(state)
      const heading =
        front === null
          ? desk.querySelector<HTMLElement>('[data-icon]')
          : desk.querySelector<HTMLElement>(`[data-window="${front}"] :is(h1, h2)`)
      ;(opener ?? heading)?.focus({ preventScroll: true })
    },
    [area, state, asked],
  )
  const thenFocus = useCallback((selector?: string) => {
    wanted.current = { selector }
    setAsked((count) => count + 1)
  }, [])

  return { state, dispatch, thenFocus }
}
