import type { ReactNode } from 'react'
import { soundWords } from '#content/sound.ts'
import type { Language } from '#contract/common.ts'
import { Head } from '../kit/Head.tsx'
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
      <Head
        className={styles.head}
        back={<Wordmark />}
        keys={<SoundControl words={soundWords[language]} />}
        language={language}
        onLanguage={onLanguage}
      />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
