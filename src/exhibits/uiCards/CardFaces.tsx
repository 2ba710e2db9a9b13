import { useId } from 'react'
import type { OsCard } from '#content/exhibits/uiCards/osCard.ts'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import styles from './CardFaces.module.css'
import { markMask } from './marks.ts'
import { Screen } from './Screen.tsx'
import { TurnButton } from './TurnButton.tsx'
import { yearOf } from './useCards.ts'
import { useLanguage } from '#state/language.ts'

interface CardSideProps {
  readonly card: OsCard
  readonly onTurn: () => void
}

/** Drawing, mark, name, maker, year, machine and description (CARD-02). */
export function CardFront({ card, onTurn }: CardSideProps) {
  const language = useLanguage()
  const words = uiCards[language]
  const id = useId()
  return (
    <section className={styles.front} aria-labelledby={id}>
      <figure className={styles.figure}>
        <Screen id={card.id} label={card.osImg[language]} />
        <figcaption className={styles.small}>{words.drawing}</figcaption>
      </figure>
      <div className={styles.words}>
        <header className={styles.head}>
          <span className={styles.mark} style={{ '--mark': markMask(card.id) }} aria-hidden="true" />
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
                <li key={index}>{part}</li>
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
  const words = uiCards[language]
  const id = useId()
  return (
    <section className={styles.backSide} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <span className={styles.mark} style={{ '--mark': markMask(card.id) }} aria-hidden="true" />
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
