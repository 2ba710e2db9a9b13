import type { ReactNode } from 'react'
import { softHyphens } from '#contract/softHyphens.ts'
import styles from './Accordion.module.css'

interface AccordionItemProps {
  /** Of items in one group, one is open at a time (`<details name>`). */
  readonly group: string
  readonly number?: string
  readonly title: ReactNode
  /** Makes the title a heading. */
  readonly heading?: 'h2'
  /** At the end of the line, for example the number of items. */
  readonly note?: ReactNode
  readonly device?: number
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

export function AccordionItem({ heading, ...props }: AccordionItemProps) {
  const Title = heading ?? 'span'
  return (
    <details
      className={styles.item}
      name={props.group}
      open={props.open}
      data-device={props.device}
      onToggle={(event) => props.onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {props.number && <span className={styles.number}>{props.number}</span>}
        <Title className={styles.title}>{softHyphens(props.title)}</Title>
        {props.note && <span className={styles.note}>{props.note}</span>}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{props.children}</div>
    </details>
  )
}
