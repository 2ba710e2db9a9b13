import type { Language } from '#contract/common.ts'
import { showReadingDialog } from '#state/reading.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './VisitControls.module.css'

interface VisitControlsProps {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly languageOrder?: readonly Language[] | undefined
}

/** What a visitor sets for the visit, at the head of every page: the reading aids (READ-01) and the language. */
export function VisitControls({ language, onLanguage, languageOrder }: VisitControlsProps) {
  return (
    <div className={styles.controls}>
      <AidsKey language={language} className={styles.aids} />
      <LanguageSwitch language={language} onChange={onLanguage} order={languageOrder} />
    </div>
  )
}

/** The key alone, for a page without a head. */
export function AidsKey({ language, className }: { language: Language; className: string | undefined }) {
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
