import { type ComponentType, useEffect, useState } from 'react'
import { readingWords } from '#content/reading.ts'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { showReadingDialog, useReadingDialog } from '#state/reading.ts'
import { toast } from '#state/toasts.ts'
import styles from './ReadingAidsHost.module.css'
import { useLanguage } from '#state/language.ts'

/** Loads the reading aids when they are first opened. A failed load breaks no page. */
export function ReadingAidsHost() {
  const language = useLanguage()
  const { isOpen } = useReadingDialog()
  const [Aids, setAids] = useState<ComponentType | null>(null)
  const isWanted = isOpen && Aids === null

  useEffect(
    function loadReadingAids() {
      if (!isWanted) return
      loadChunk('reading aids', () => import('./ReadingAids.tsx')).then(
        ({ ReadingAids }) => setAids(() => ReadingAids),
        (error: unknown) => {
          console.warn('The reading aids are not there', error)
          toast.error(readingWords.failed[language])
          showReadingDialog(false)
        },
      )
    },
    [isWanted, language],
  )
  if (Aids !== null) return <Aids />
  return (
    isWanted && (
      <p className={styles.coming} role="status" lang={language}>
        {readingWords.coming[language]}
      </p>
    )
  )
}
