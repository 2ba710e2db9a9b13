import { useId, useRef } from 'react'
import type { OsCard } from '#content/exhibits/uiCards/osCard.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import type { CardId } from '#content/exhibits/uiCards/places.ts'
import { screens } from '#content/exhibits/uiCards/screens.gen.ts'
import styles from './CardFaces.module.css'
import { Mark } from './Mark.tsx'
import { yearOf } from './useCards.ts'
import { useSnappedWidth } from '#lib/pixels/useSnappedWidth.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface CardSideProps {
  readonly card: OsCard
  readonly onTurn: () => void
}

/** Drawing, mark, name, maker, year, machine and description (CARD-02). */
export function CardFront({ card, onTurn }: CardSideProps) {
  const language = useLanguage()
  const words = useWords(uiCards)
  const id = useId()
  return (
    <section className={styles.front} aria-labelledby={id}>
      <figure className={styles.figure}>
        <Screen id={card.id} label={card.osImg[language]} />
        <figcaption className={styles.small}>{words.drawing}</figcaption>
      </figure>
      <div className={styles.words}>
        <header className={styles.head}>
          <Mark place={card.id} className={styles.mark} />
          <h2 id={id} className={styles.name}>
            {card.os}
          </h2>
          <p className={styles.type}>{card.type}</p>
          <p className={styles.year} aria-hidden="true">
            {yearOf(card)}
          </p>
        </header>
        <p className={styles.description}>{card.description[language]}</p>
        <dl className={styles.facts}>
          <dt>{words.release}</dt>
          <dd>{card.release[language]}</dd>
          <dt>{words.hardware}</dt>
          <dd>
            <ul>
              {card.hw[language].map((part, index) => (
                <li key={index}>{softHyphens(part)}</li>
              ))}
            </ul>
          </dd>
        </dl>
        <TurnButton onTurn={onTurn} words={words.turn} hint={words.innovations} />
      </div>
    </section>
  )
}

/** Innovations and relevance (CARD-02). */
export function CardBack({ card, onTurn }: CardSideProps) {
  const language = useLanguage()
  const words = useWords(uiCards)
  const id = useId()
  return (
    <section className={styles.backSide} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <Mark place={card.id} className={styles.mark} />
        <h2 id={`${id}-name`} className={styles.name}>
          {card.os}
        </h2>
        <p className={styles.type}>{words.innovations}</p>
        <p className={styles.year} aria-hidden="true">
          {yearOf(card)}
        </p>
      </header>
      <div className={styles.lists}>
        <ol className={styles.innovations} aria-label={words.innovations}>
          {card.innovations.map(({ title, description }, index) => (
            <li key={index} className={styles.innovation}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title[language]}</h3>
              <p>{description[language]}</p>
            </li>
          ))}
        </ol>
        <div className={styles.relevance}>
          <h3 className={styles.title}>{words.relevance}</h3>
          <p>{card.relevance[language]}</p>
        </div>
      </div>
      <TurnButton onTurn={onTurn} words={words.turnBack} />
    </section>
  )
}

interface ScreenProps {
  readonly id: CardId
  readonly label: string
}

/** Our drawing of a system's screen. */
function Screen({ id, label }: ScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const { url, width, height } = screens[id]
  // Each pixel of Lisa is two of the file's across.
  const shownWidth = useSnappedWidth(place, id === 'lisa-os' ? width / 2 : width)
  const isWhole = shownWidth !== null && ((shownWidth * devicePixelRatio) / width) % 1 === 0
  return (
    <div className={styles.place} ref={place}>
      <img
        className={styles.screen}
        style={{
          width: shownWidth ?? undefined,
          aspectRatio: `${width} / ${height}`,
          // At other sizes than whole multiples pixels would be uneven.
          imageRendering: isWhole ? 'pixelated' : undefined,
        }}
        src={url}
        alt={label}
        draggable={false}
      />
    </div>
  )
}

interface TurnButtonProps {
  readonly onTurn: () => void
  readonly words: string
  /** What is on the other side. */
  readonly hint?: string
}

/** Turns the card over, for keyboards, screen readers, and visitors who do not know that the card can be pressed. */
function TurnButton({ onTurn, words, hint }: TurnButtonProps) {
  return (
    <button type="button" className={styles.turn} onClick={onTurn}>
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9h13V4l6 7-6 7v-5H3z" />
      </svg>
      <span>
        {words}
        {hint && <span className={styles.hint}>: {hint}</span>}
      </span>
    </button>
  )
}
