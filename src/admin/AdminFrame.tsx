import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { admin } from '#content/pages/admin.ts'
import { fill } from '#lib/text/fill.ts'
import { VisitControls } from '#ui/kit/VisitControls.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { Wordmark } from '#ui/kit/Wordmark.tsx'
import styles from './AdminFrame.module.css'
import { addressOfView, type AdminView } from './views.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface AdminFrameProps {
  /** The views that this member may open; none before the login. */
  readonly views: readonly AdminView[]
  readonly view: AdminView
  /** How many wait to be looked at; null where unknown. */
  readonly waiting: Partial<Record<AdminView, number>> | null
  /** Who is logged in; a narrow display leaves it out. */
  readonly who: string | null
  /** The way out. */
  readonly account?: ReactNode
  readonly children: ReactNode
}

/** Head, rail and sheet of the admin pages: the museum's typography, denser, because it is worked at. */
export function AdminFrame({ views, view, waiting, who, account, children }: AdminFrameProps) {
  const language = useLanguage()
  const words = useWords(admin)
  return (
    <div className={styles.frame} lang={language}>
      <header className={styles.head}>
        <Wordmark />
        <div className={styles.account}>
          {who !== null && <p className={styles.who}>{who}</p>}
          <VisitControls />
          {account}
        </div>
      </header>
      <div className={styles.body} data-plain={views.length === 0 || undefined}>
        {views.length > 0 && (
          <nav className={styles.rail} aria-label={words.nav}>
            <ul className={styles.list}>
              {views
                .filter((each) => each !== 'test-area')
                .map((each, index) => (
                  <RailLink key={each} view={each} isHere={each === view}>
                    <span className={styles.number} aria-hidden="true">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    <span className={styles.name}>{words.views[each]}</span>
                    <Waiting count={waiting?.[each] ?? 0} words={words.waiting} />
                  </RailLink>
                ))}
            </ul>
          </nav>
        )}
        <main id="main" className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** How much of the part before stays in sight. */
const peekPx = 40

interface RailLinkProps {
  readonly view: AdminView
  readonly isHere: boolean
  readonly children: ReactNode
}

/** On a phone the rail is one line that scrolls: the part at hand is always in it. */
function RailLink({ view, isHere, children }: RailLinkProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(
    function bringIntoTheLine() {
      const line = item.current?.parentElement
      if (!isHere || !item.current || !line) return
      line.scrollLeft = item.current.offsetLeft - line.offsetLeft - peekPx
    },
    [isHere],
  )
  return (
    <li ref={item}>
      <Link href={addressOfView(view)} className={styles.link} aria-current={isHere ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  )
}

function Waiting({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>({fill(words, { count })})</VisuallyHidden>
    </span>
  )
}
