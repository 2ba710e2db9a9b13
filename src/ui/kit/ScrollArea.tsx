import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './ScrollArea.module.css'

interface ScrollAreaProps {
  /** Name for screen readers, or the id of its element; when scrollable, the area is a tab stop. */
  readonly label?: string
  readonly labelledBy?: string
  /** Position in the layout. The height follows the content, up to what a flex container or grid row allows. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Content that may be too long for its container: the lines fade at the end, and a key below scrolls on. */
export function ScrollArea({ label, labelledBy, className = '', children }: ScrollAreaProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isLonger, setIsLonger] = useState(false)

  useLayoutEffect(function markWhatGoesOn() {
    const box = scroller.current
    if (box === null || text.current === null) return
    const mark = () => {
      // Ignores differences below a pixel, which zoom causes.
      const hidden = box.scrollHeight - box.clientHeight
      setIsLonger(hidden >= 1)
      box.toggleAttribute('data-above', box.scrollTop >= 1)
      box.toggleAttribute('data-below', hidden - box.scrollTop >= 1)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(box)
    sizes.observe(text.current)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [])

  return (
    <div className={`${styles.area} ${className}`}>
      <div
        ref={scroller}
        className={styles.scroller}
        {...(isLonger && { role: 'group', tabIndex: 0, 'aria-label': label, 'aria-labelledby': labelledBy })}
      >
        <div ref={text}>{children}</div>
      </div>
      {/* For pointers; keyboards and screen readers scroll without it. */}
      <button
        type="button"
        className={styles.more}
        aria-hidden="true"
        tabIndex={-1}
        // Keeps the focus where it is, since this key disappears at the end.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => scroller.current?.scrollBy({ top: 0.8 * scroller.current.clientHeight })}
      />
    </div>
  )
}
