import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { retroEras } from '#contract/avatar.ts'
import { firstSign } from '#contract/cutText.ts'
import { type Answers, fields } from './answers.ts'
import styles from './IndexCard.module.css'
import { useLanguage } from '#state/language.ts'

/** The card that fills up as one answers. For the eye alone: screen readers have the fields themselves. */
export function IndexCard({ answers }: { answers: Answers }) {
  const language = useLanguage()
  const words = avatarForm[language]
  const era = retroEras.find((each) => each === answers.retroEra)
  return (
    <div className={styles.place}>
      <div className={styles.card} aria-hidden="true">
        <p className={styles.head}>
          <span>{words.card}</span>
          <span>{avatarWords[language].kicker}</span>
        </p>
        <div className={styles.sheet}>
          <span className={styles.initial}>{firstSign(answers.name.trim())}</span>
        </div>
        <dl className={styles.lines}>
          {fields.map((field) => (
            <div key={field} className={styles.line}>
              <dt>{words.questions[field].short}</dt>
              <dd dir="auto">{field === 'retroEra' ? era && words.eras[era].name : answers[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
