import type { Language } from '#contract/common.ts'
import { useLanguage } from '#state/language.ts'

/** Each language is named in its own words: no flags, nothing to translate. */
const names = { de: 'Deutsch', en: 'English' } as const

interface LanguageSwitchProps {
  readonly onChange: (language: Language) => void
  /** Where the specification names one. */
  readonly order?: readonly Language[] | undefined
}

export function LanguageSwitch({ onChange, order = ['en', 'de'] }: LanguageSwitchProps) {
  const language = useLanguage()
  return (
    <div className="language-switch" role="group" aria-label={language === 'de' ? 'Sprache' : 'Language'}>
      {order.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          className="language-option"
          aria-pressed={option === language}
          onClick={() => onChange(option)}
        >
          {names[option]}
        </button>
      ))}
    </div>
  )
}
