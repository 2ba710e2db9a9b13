import type { ReactNode } from 'react'
import type { Language } from '#contract/common.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { Head } from './Head.tsx'
import { Wordmark } from './Wordmark.tsx'
import { useLanguage } from '#state/language.ts'

interface PageFrameProps {
  /** Catalogue line over the heading, set in mono: 'Room 2' or 'No. 01'. */
  readonly kicker: ReactNode
  readonly title: ReactNode
  /** Language of the title where it is not the page's. */
  readonly titleLang?: Language | undefined
  readonly lead?: ReactNode
  readonly languageOrder?: readonly Language[]
  /** Beside the heading on wide screens, below it on narrow ones: what people came to press. */
  readonly action?: ReactNode
  /** The first page: the title as large as the screen allows. */
  readonly hero?: boolean
  readonly children: ReactNode
}

/** Head, heading and body of every plain page, styled by PageFrame.css (start.css). The router moves focus to the `h1` after a navigation. */
export function PageFrame(props: PageFrameProps) {
  const language = useLanguage()
  return (
    <div className={props.hero ? 'page-frame page-hero' : 'page-frame'} data-paper lang={language}>
      <Head className="page-head" back={<Wordmark />} languageOrder={props.languageOrder} />
      <main id="main" className="page-main">
        <div className="page-opening">
          <div className="page-words">
            <p className="page-kicker">{props.kicker}</p>
            <h1 className="page-title" tabIndex={-1} lang={props.titleLang} dir="auto">
              {softHyphens(props.title)}
            </h1>
            {props.lead && <div className="page-lead">{props.lead}</div>}
          </div>
          {props.action && <div className="page-action">{props.action}</div>}
        </div>
        {props.children}
      </main>
    </div>
  )
}
