import { adminStories } from '#content/pages/adminStories.ts'
import { CheckField } from '#ui/kit/Field.tsx'
import { useSettings } from '../parts/useSettings.ts'
import { useLanguage } from '#state/language.ts'

/** Whether a story waits for somebody of the museum before it is shown (ADMIN-08). */
export function HoldSetting() {
  const language = useLanguage()
  const words = adminStories[language].queue
  const { settings, asked, isBusy, change } = useSettings(language)
  return (
    <CheckField
      label={words.hold}
      hint={words.holdHint}
      checked={asked?.holdNewStories ?? settings?.holdNewStories ?? false}
      disabled={settings === undefined || isBusy}
      onChange={(event) => change({ holdNewStories: event.currentTarget.checked })}
    />
  )
}
