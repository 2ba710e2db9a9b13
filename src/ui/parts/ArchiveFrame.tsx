import type { ReactNode } from 'react'
import { Head } from '../kit/Head.tsx'
import { SoundControl } from '../kit/SoundControl.tsx'
import { Wordmark } from '../kit/Wordmark.tsx'
import styles from './ArchiveFrame.module.css'
import { useLanguage } from '#state/language.ts'

interface ArchiveFrameProps {
  /** Brings the page's `h1`. */
  readonly children: ReactNode
}

/** The rooms of the paper archive: one object that fills the screen below a narrow head. */
export function ArchiveFrame({ children }: ArchiveFrameProps) {
  const language = useLanguage()
  return (
    <div className={styles.frame} lang={language}>
      <Head className={styles.head} back={<Wordmark />} keys={<SoundControl />} />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
