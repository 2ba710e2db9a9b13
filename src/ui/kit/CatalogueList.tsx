import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { softHyphens } from '#contract/softHyphens.ts'
import styles from './CatalogueList.module.css'

interface CatalogueRowProps {
  readonly href: string
  /** In mono in the margin: 'No. 01'. */
  readonly number?: string | undefined
  readonly name: ReactNode
  readonly text?: ReactNode
  /** In mono at the end: a year. */
  readonly year?: ReactNode
  readonly device?: number | undefined
  /** Address of a small picture, 8 to 5. */
  readonly picture?: string | undefined
}

/** A list of exhibits in the style of a museum's catalogue; each line is a link. */
export function CatalogueList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

export function CatalogueRow({ href, number, name, text, year, device, picture }: CatalogueRowProps) {
  return (
    <li className={styles.item} data-device={device}>
      <Link href={href} className={styles.row}>
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>{softHyphens(name)}</span>
        {text && <span className={styles.text}>{text}</span>}
        {year && <span className={styles.year}>{year}</span>}
        {picture && (
          <img className={styles.picture} src={picture} alt="" width={640} height={400} loading="lazy" />
        )}
      </Link>
    </li>
  )
}
