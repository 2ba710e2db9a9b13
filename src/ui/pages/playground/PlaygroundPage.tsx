import { useState } from 'react'
import { playground } from '#content/pages/playground.ts'
import { themes } from '#contract/playground.ts'
import { useWords } from '#state/language.ts'
import { useTheme } from '#state/theme.ts'
import { Button } from '#ui/kit/Button.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { FloppyDrive } from './FloppyDrive.tsx'
import { KitGallery } from './KitGallery.tsx'
import styles from './PlaygroundPage.module.css'
import { Section } from './Section.tsx'
import { SoundSection } from './SoundSection.tsx'
import { StoryForm } from './StoryForm.tsx'

/** Themes, soundscapes, a form, a floppy drive, and the kit (PLAY-01 to PLAY-05). */
export function PlaygroundPage() {
  const words = useWords(playground)
  return (
    <PageFrame kicker={words.kicker} title={words.title} lead={words.lead}>
      <div className={styles.sections}>
        <ThemeSection />
        <SoundSection />
        <FloppyDrive />
        <StoryForm />
        <KitSection />
      </div>
    </PageFrame>
  )
}

/** The kit, loaded on demand. */
function KitSection() {
  const words = useWords(playground).kit
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section heading={words.heading} text={words.text}>
      {isOpen ? (
        <KitGallery />
      ) : (
        <Button wide onClick={() => setIsOpen(true)}>
          {words.show}
        </Button>
      )}
    </Section>
  )
}

/** Each key has the look of its theme (PLAY-01). */
function ThemeSection() {
  const words = useWords(playground).themes
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
