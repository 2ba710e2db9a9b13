import type { ReactNode } from 'react'
import { soundWords } from '#content/sound.ts'
import type { Language } from '#contract/common.ts'
import { VisitControls } from '../kit/VisitControls.tsx'
import { SoundControl } from '../kit/SoundControl.tsx'
import { Wordmark } from '../kit/Wordmark.tsx'
import styles from './ArchiveFrame.module.css'

interface ArchiveFrameProps {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  /** Brings the page's `h1`. */
  readonly children: ReactNode
}

/** The rooms of the paper archive: one object that fills the screen below a narrow head. */
export function ArchiveFrame({ language, onLanguage, children }: ArchiveFrameProps) {
  return (
    <div className={styles.frame} lang={language}>
      <header className={styles.head} data-head>
        <Wordmark />
        <div className={styles.controls}>
          <div className={styles.sound}>
            <SoundControl words={soundWords[language]} />
          </div>
          <VisitControls language={language} onLanguage={onLanguage} order={['en', 'de']} />
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
