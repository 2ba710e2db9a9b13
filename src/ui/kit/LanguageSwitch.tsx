import type { Language } from '#contract/common.ts'
import styles from './LanguageSwitch.module.css'

/** Each language is named in its own words: no flags, nothing to translate. */
const names = { de: 'Deutsch', en: 'English' } as const

interface LanguageSwitchProps {
  readonly language: Language
  readonly onChange: (language: Language) => void
  /** Order of the two, the page's default first. */
  readonly order?: readonly Language[]
}

export function LanguageSwitch({ language, onChange, order = ['de', 'en'] }: LanguageSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={language === 'de' ? 'Sprache' : 'Language'}>
      {order.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          className={styles.option}
          aria-pressed={option === language}
          onClick={() => onChange(option)}
        >
          {names[option]}
        </button>
      ))}
    </div>
  )
}
