import { cards } from '#content/exhibits/uiCards/cards.ts'
import { editedCard } from '#content/exhibits/uiCards/cardTexts.ts'
import { editable } from '#content/editable.ts'
import { adminTexts } from '#content/pages/adminTexts.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { QrPlate } from '#ui/parts/QrPlate.tsx'
import shared from '../parts/parts.module.css'
import styles from './Texts.module.css'
import { useLanguage, useWords } from '#state/language.ts'

interface PreviewProps {
  readonly fields: Readonly<Record<string, string>>
}

const sharePath = '/exhibits/werkschau/share-story'

/** What is typed, as visitors will meet it: the question beside the recorder, the catalogue, the code. */
export function Preview({ fields }: PreviewProps) {
  const language = useLanguage()
  const words = useWords(adminTexts)
  const inLanguage = editable.filter((entry) => 'language' in entry && entry.language === language)
  const base = fields['codes.base']?.replace(/\/+$/, '') ?? ''
  const address = base === '' ? publicAddress(sharePath) : base + sharePath
  return (
    <div className={styles.preview}>
      <p className={shared.note}>{words.previewNote}</p>
      <h3 className={shared.name}>{words.questions}</h3>
      <ol className={styles.questions}>
        {inLanguage
          .filter(({ group }) => group === 'prompts')
          .map(({ key }) => (
            <li key={key} dir="auto">
              {fields[key]}
            </li>
          ))}
      </ol>
      <dl className={styles.catalogue}>
        {inLanguage
          .filter(({ group }) => group === 'exhibits')
          .map(({ key, label }) => (
            <div key={key}>
              <dt>{label[language]}</dt>
              <dd dir="auto">{fields[key]}</dd>
            </div>
          ))}
      </dl>
      {cards
        .map((card) => editedCard(card, (key, original) => fields[key] ?? original))
        .map((card) => (
          <article key={card.id} className={styles.card} aria-label={card.os}>
            <h3 className={shared.name} dir="auto">
              {card.os}
            </h3>
            <p className={shared.mono} dir="auto">
              {[card.type, card.release[language], ...card.hw[language]].join(' · ')}
            </p>
            <p dir="auto">{card.description[language]}</p>
            <dl className={styles.catalogue}>
              {card.innovations.map(({ title, description }, index) => (
                <div key={index}>
                  <dt dir="auto">{title[language]}</dt>
                  <dd dir="auto">{description[language]}</dd>
                </div>
              ))}
            </dl>
            <p dir="auto">{card.relevance[language]}</p>
          </article>
        ))}
      <figure className={styles.code}>
        <QrPlate address={address} label={address} />
        <figcaption className={shared.mono}>{address}</figcaption>
      </figure>
    </div>
  )
}
