import type { ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import type { Language } from '#contract/common.ts'
import { VisitControls } from './VisitControls.tsx'

interface HeadProps {
  readonly back: ReactNode
  /** Name of the exhibit; the page's heading. */
  readonly name?: string
  readonly heading?: Ref<HTMLHeadingElement>
  /** Buttons of this page. */
  readonly keys?: ReactNode
  readonly languageOrder?: readonly Language[] | undefined
  readonly className?: string | undefined
}

/** The header of every page: back link, name, keys, reading aids, languages (SHELL-17); styled by Head.css. */
export function Head({ back, name, heading, keys, className = '', ...visit }: HeadProps) {
  return (
    <header className={`head ${className}`} data-head>
      {back}
      {name !== undefined && (
        <h1 ref={heading} className="head-name" tabIndex={-1}>
          {name}
        </h1>
      )}
      <div className="head-keys">{keys}</div>
      <VisitControls {...visit} />
    </header>
  )
}

export function BackLink(props: { href: string; replace?: boolean; children: string }) {
  return <Link className="head-back" {...props} />
}
