import { Suspense } from 'react'
import { adminHouse } from '../../../../../content/pages/adminHouse.ts'
import { lazyCode } from '../../../../lib/lazyCode.tsx'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { KioskKeys } from './KioskKeys.tsx'
import { ListedWords } from './ListedWords.tsx'
import type { OutboxSectionProps } from './OutboxSection.tsx'
import { Storyteller } from './Storyteller.tsx'

const outbox = lazyCode<OutboxSectionProps>(
  'desk-outbox',
  async () => (await import('./OutboxSection.tsx')).OutboxSection,
)

/** Screens, listed words, the storyteller: what is set once and looked at now and then (ADMIN-09). */
export function HouseView({ language }: ViewProps) {
  const words = adminHouse[language]
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <KioskKeys language={language} />
      <ListedWords language={language} />
      <Storyteller language={language} />
      <Suspense>
        <outbox.Component language={language} />
      </Suspense>
    </ViewFrame>
  )
}
