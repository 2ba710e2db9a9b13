import { type ReactNode, useId } from 'react'
import styles from './PlaygroundPage.module.css'

interface SectionProps {
  readonly heading: string
  readonly text: string
  readonly children: ReactNode
}

/** A section: heading and text on the left, controls on the right. */
export function Section({ heading, text, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.station}>{children}</div>
    </section>
  )
}
