import type { ReactNode } from 'react'
import { Head } from '../kit/Head.tsx'
import { SoundControl } from '../kit/SoundControl.tsx'
import { Wordmark } from '../kit/Wordmark.tsx'
import styles from './ArchiveFrame.module.css'
import { useLanguage } from '#state/language.ts'

interface ArchiveFrameProps {
  /** Contains the page's `h1`. */
  readonly children: ReactNode
}

/** The frame of the paper exhibits: one object that fills the viewport below a narrow header. */
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
