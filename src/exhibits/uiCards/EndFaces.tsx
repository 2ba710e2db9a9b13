import { site } from '#content/site.ts'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import styles from './EndFaces.module.css'
import { Mark } from './Mark.tsx'
import { useWords } from '#state/language.ts'

interface CoverProps {
  /** The card is on top, so its title is the page's. */
  readonly isTop: boolean
  readonly onBegin: () => void
}

/** The cover of the stack: the start page (CARD-01). */
export function CoverFace({ isTop, onBegin }: CoverProps) {
  const words = useWords(uiCards)
  return (
    <section className={styles.cover}>
      <p className={styles.kicker}>{words.kicker}</p>
      {isTop ? (
        <h1 className={styles.title} tabIndex={-1}>
          {words.title}
        </h1>
      ) : (
        <p className={styles.title}>{words.title}</p>
      )}
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.foot}>
        <Button look="main" onClick={onBegin}>
          {words.begin}
        </Button>
        <span className={styles.marks} aria-hidden="true">
          {(['lisa-os', 'system-1', 'nextstep', 'os-x'] as const).map((id) => (
            <Mark key={id} place={id} className={styles.mark} />
          ))}
        </span>
      </div>
    </section>
  )
}

interface FutureProps {
  readonly kiosk: boolean
  readonly onAgain: () => void
}

/** An unprinted card: the end page with the link to the feedback form (CARD-01). */
export function FutureFace({ kiosk, onAgain }: FutureProps) {
  const words = useWords(uiCards)
  const address = site.feedbackFormUrl
  return (
    <section className={styles.future}>
      <div className={styles.blank} aria-hidden="true">
        <Mark place="end" className={styles.mark} />
        <p>{words.futureBlank}</p>
      </div>
      <div className={styles.words}>
        <p className={styles.kicker} aria-hidden="true">
          20__
        </p>
        <h2 className={styles.futureTitle}>{words.future}</h2>
        <p className={styles.lead}>{words.futureLead}</p>
        {kiosk ? (
          <div className={styles.scan}>
            <QrPlate address={address} label={fill(words.feedbackCode, { address })} />
            <p>{words.feedbackScan}</p>
          </div>
        ) : (
          <p className={styles.ask}>
            <a className={styles.feedback} href={address} target="_blank" rel="noopener noreferrer">
              {words.feedback}
            </a>
            <span className={styles.hint}>{words.feedbackHint}</span>
          </p>
        )}
        <div className={styles.again}>
          <Button onClick={onAgain}>{words.again}</Button>
        </div>
        <p className={styles.note}>{words.marks}</p>
      </div>
    </section>
  )
}
