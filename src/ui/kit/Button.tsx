import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import { softHyphens } from '#contract/softHyphens.ts'
import styles from './Button.module.css'

interface Look {
  /** `main` for the most important action of a page, once; `plain` for others; `quiet` inside text and lists. */
  readonly look?: 'main' | 'plain' | 'quiet'
  /** Fills the line. */
  readonly wide?: boolean
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Shows progress, cannot be pressed, and is announced as busy. */
    readonly busy?: boolean
  }

export function Button({
  look = 'plain',
  wide,
  busy,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ look, wide })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <span className={styles.face}>{softHyphens(children)}</span>
      {busy && <span className={styles.progress} aria-hidden="true" />}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  readonly href: string
  readonly lang?: string
  readonly children: ReactNode
}

export function ButtonLink({ look = 'plain', wide, href, lang, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={classOf({ look, wide })} lang={lang}>
      <span className={styles.face}>{softHyphens(children)}</span>
    </Link>
  )
}

function classOf({ look = 'plain', wide }: { look?: Look['look'] | undefined; wide?: boolean | undefined }) {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ')
}
