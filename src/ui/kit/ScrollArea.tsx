import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './ScrollArea.module.css'

interface ScrollAreaProps {
  /** Name for screen readers, or the id of what names it: where it scrolls, it is a stop of the Tab key. */
  readonly label?: string
  readonly labelledBy?: string
  /** Its place in the layout. It is as high as its words, and no higher than a flex container or grid row allows. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What may be longer than its place: its lines fade where they go on, and a key below scrolls there. */
export function ScrollArea({ label, labelledBy, className = '', children }: ScrollAreaProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isLonger, setIsLonger] = useState(false)

  useLayoutEffect(function markWhatGoesOn() {
    const box = scroller.current
    if (box === null || text.current === null) return
    const mark = () => {
      // What is less than a pixel is what a zoomed page rounds away.
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
      {/* For a finger or a mouse; keys and screen readers scroll by themselves. */}
      <button
        type="button"
        className={styles.more}
        aria-hidden="true"
        tabIndex={-1}
        // The focus stays where it is: this key goes with the last line.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => scroller.current?.scrollBy({ top: 0.8 * scroller.current.clientHeight })}
      />
    </div>
  )
}
