import { chooseLanguage } from '#state/visit.ts'
import type { Language } from '#contract/common.ts'
import { showReadingDialog } from '#state/reading.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useLanguage } from '#state/language.ts'

interface VisitControlsProps {
  readonly languageOrder?: readonly Language[] | undefined
}

/** What a visitor sets for the visit, at the head of every page: the reading aids (READ-01) and the language. */
export function VisitControls({ languageOrder }: VisitControlsProps) {
  return (
    <div className="visit-controls">
      <AidsKey className="aids-key" />
      <LanguageSwitch onChange={chooseLanguage} order={languageOrder} />
    </div>
  )
}

/** The key alone, for a page without a head. */
export function AidsKey({ className }: { className: string | undefined }) {
  const language = useLanguage()
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      // Who says what they see names it, too.
      aria-label={language === 'de' ? 'Aa, Lesehilfen' : 'Aa, reading aids'}
      onClick={() => showReadingDialog(true)}
    >
      <span aria-hidden="true">Aa</span>
    </button>
  )
}
