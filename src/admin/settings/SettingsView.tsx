import { adminSettings } from '#content/pages/adminSettings.ts'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import { KioskKeys } from './KioskKeys.tsx'
import { ListedWords } from './FlagWords.tsx'
import { OutboxSection } from './OutboxSection.tsx'
import { Storyteller } from './AutomaticServices.tsx'
import { useLanguage } from '#state/language.ts'

/** Kiosks, listed words, the storyteller: what is set once and looked at now and then (ADMIN-09). */
export function SettingsView() {
  const language = useLanguage()
  const words = adminSettings[language]
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <KioskKeys />
      <ListedWords />
      <Storyteller />
      <OutboxSection />
    </ViewFrame>
  )
}
