import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useState } from 'react'
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
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy
  const [hasFocus, setFocus] = useState(false)
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ look, wide })}
      // A disabled element loses the focus: where it has it, the key only says that it is disabled.
      disabled={isOff && !hasFocus}
      aria-disabled={isOff || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={isOff ? prevent : onClick}
    >
      <span className={styles.face}>{softHyphens(children)}</span>
      {busy && <span className={styles.progress} aria-hidden="true" />}
    </button>
  )
}

const prevent = (event: MouseEvent) => event.preventDefault()

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
