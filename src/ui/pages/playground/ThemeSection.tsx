import { playground } from '#content/pages/playground.ts'
import { themes } from '#contract/playground.ts'
import { useTheme } from '#state/theme.ts'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'
import { useLanguage } from '#state/language.ts'

/** Each key wears the theme it sets (PLAY-01). */
export function ThemeSection() {
  const language = useLanguage()
  const words = playground[language].themes
  const { theme: current, prefer } = useTheme()
  return (
    <Section heading={words.heading} text={words.text}>
      <div className={styles.themes} role="group" aria-label={words.heading}>
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            className={styles.theme}
            data-theme={theme}
            aria-pressed={theme === current}
            onClick={() => prefer(theme)}
          >
            <span className={styles.specimen} aria-hidden="true">
              Aa
            </span>
            <span className={styles.inks} aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            <span className={styles.themeName}>{words.names[theme]}</span>
          </button>
        ))}
      </div>
    </Section>
  )
}
