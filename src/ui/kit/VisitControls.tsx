import { chooseLanguage } from '#state/visit.ts'
import type { Language } from '#contract/common.ts'
import { showReadingDialog } from '#state/reading.ts'
import { useLanguage } from '#state/language.ts'

interface VisitControlsProps {
  readonly languageOrder?: readonly Language[] | undefined
}

/** The settings of the visit, in the header of every page: reading aids (READ-01) and language. */
export function VisitControls({ languageOrder }: VisitControlsProps) {
  return (
    <div className="visit-controls">
      <AidsKey className="aids-key" />
      <LanguageSwitch onChange={chooseLanguage} order={languageOrder} />
    </div>
  )
}

/** The reading aids key for pages without a header. */
export function AidsKey({ className }: { className: string | undefined }) {
  const language = useLanguage()
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      // The name contains the visible text, for voice control.
      aria-label={language === 'de' ? 'Aa, Lesehilfen' : 'Aa, reading aids'}
      onClick={() => showReadingDialog(true)}
    >
      <span aria-hidden="true">Aa</span>
    </button>
  )
}

/** Each language under its own name, without flags. */
const names = { de: 'Deutsch', en: 'English' } as const

interface LanguageSwitchProps {
  readonly onChange: (language: Language) => void
  /** Only where the specification names an order. */
  readonly order?: readonly Language[] | undefined
}

function LanguageSwitch({ onChange, order = ['en', 'de'] }: LanguageSwitchProps) {
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
