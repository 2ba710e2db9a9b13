import type { ReactNode } from 'react'
import { shellWords } from '#content/shell.ts'
import { useLanguage } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { useAnnouncement } from './announcer.ts'
import { Menu } from './Menu.tsx'
import { ReadingAidsHost } from './ReadingAidsHost.tsx'
import styles from './Shell.module.css'
import { StageHost } from './Stage/StageHost.tsx'
import { Toaster } from './Toaster.tsx'

/** Surrounds every page: skip link, menu (not in exhibition mode), reading aids, toasts, live region. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const language = useLanguage()
  const kiosk = useSession((session) => session.kiosk)
  const announcement = useAnnouncement((state) => state.text)
  return (
    <>
      <a className={styles.skip} href="#main" lang={language}>
        {shellWords.skipToContent[language]}
      </a>
      <StageHost />
      {!kiosk && <Menu path={path} />}
      {children}
      <ReadingAidsHost />
      <Toaster />
      <VisuallyHidden>
        <span role="status" lang={language}>
          {announcement}
        </span>
      </VisuallyHidden>
    </>
  )
}
