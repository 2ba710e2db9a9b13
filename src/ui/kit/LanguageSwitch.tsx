import type { Language } from '#contract/common.ts'
import { useLanguage } from '#state/language.ts'

/** Each language under its own name, without flags. */
const names = { de: 'Deutsch', en: 'English' } as const

interface LanguageSwitchProps {
  readonly onChange: (language: Language) => void
  /** Only where the specification names an order. */
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
