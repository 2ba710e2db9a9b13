import { type ReactNode, useEffect, useRef } from 'react'
import styles from './parts.module.css'
import { hasGoneSomewhere } from './wayOfStaff.ts'

interface ViewFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the admin pages. Whoever comes from another part finds the focus at its heading. */
export function ViewFrame({ title, lead, action, children }: ViewFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function arrive() {
    if (hasGoneSomewhere()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.view}>
      <div>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
      {children}
    </div>
  )
}
