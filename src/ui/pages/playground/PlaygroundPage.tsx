import { playground } from '#content/pages/playground.ts'
import { useLanguage } from '#state/language.ts'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { FloppyDrive } from './FloppyDrive.tsx'
import { KitSection } from './KitSection.tsx'
import styles from './PlaygroundPage.module.css'
import { SoundSection } from './SoundSection.tsx'
import { StoryForm } from './StoryForm.tsx'
import { ThemeSection } from './ThemeSection.tsx'

/** The sandbox: themes, soundscapes, a form, a floppy drive, and the kit that pages are made of (PLAY-01 to PLAY-05). */
export function PlaygroundPage() {
  const language = useLanguage()
  const words = playground[language]
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
