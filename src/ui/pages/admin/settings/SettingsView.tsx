import { adminSettings } from '#content/pages/adminSettings.ts'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { KioskKeys } from './KioskKeys.tsx'
import { ListedWords } from './ListedWords.tsx'
import { OutboxSection } from './OutboxSection.tsx'
import { Storyteller } from './Storyteller.tsx'

/** Kiosks, listed words, the storyteller: what is set once and looked at now and then (ADMIN-09). */
export function SettingsView({ language }: ViewProps) {
  const words = adminSettings[language]
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <KioskKeys language={language} />
      <ListedWords language={language} />
      <Storyteller language={language} />
      <OutboxSection language={language} />
    </ViewFrame>
  )
}
