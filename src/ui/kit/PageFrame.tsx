import type { ReactNode } from 'react'
import type { Language } from '#contract/common.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { Head } from './Head.tsx'
import { Wordmark } from './Wordmark.tsx'
import { usePartsLaid } from '#state/firstArrival.ts'
import { useLanguage } from '#state/language.ts'

interface PageFrameProps {
  /** Catalogue line over the heading, in mono: 'Room 2' or 'No. 01'. */
  readonly kicker: ReactNode
  readonly title: ReactNode
  /** If it differs from the page's. */
  readonly titleLang?: Language | undefined
  readonly lead?: ReactNode
  readonly languageOrder?: readonly Language[]
  /** The main action: beside the heading on wide displays, below it on narrow ones. */
  readonly action?: ReactNode
  /** For the start page: the title as large as the display allows. */
  readonly hero?: boolean
  readonly children: ReactNode
}

/** Header, heading and body of pages of text, styled by PageFrame.css. The router focuses the `h1` after navigation. */
export function PageFrame(props: PageFrameProps) {
  const language = useLanguage()
  // On the first page of a visit: heading and lead stand in the document already, the body comes with the next frame.
  const laid = usePartsLaid(2)
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
        {laid > 1 && props.children}
      </main>
    </div>
  )
}
