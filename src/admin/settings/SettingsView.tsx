import { adminSettings } from '#content/pages/adminSettings.ts'
import { Loaded, ViewFrame } from '../parts/ViewFrame.tsx'
import { KioskKeys } from './KioskKeys.tsx'
import { OutboxSection } from './OutboxSection.tsx'
import { AutomaticServices } from './AutomaticServices.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { type AdminSettings, listedWordLimits } from '#contract/adminSettings.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextArea } from '#ui/kit/Field.tsx'
import { useDraft } from '../parts/drafts.ts'
import shared from '../parts/parts.module.css'
import { useSettings } from '../parts/useStaffAction.ts'
import styles from './Settings.module.css'
import { wordsIn } from './wordsIn.ts'

/** Kiosks, listed words, the storyteller: what is set once and looked at now and then (ADMIN-09). */
export function SettingsView() {
  const words = useWords(adminSettings)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <KioskKeys />
      <FlagWords />
      <AutomaticServices />
      <OutboxSection />
    </ViewFrame>
  )
}

/** Words that flag a story, beside those that are listed in any case (ADMIN-11). */
function FlagWords() {
  const words = useWords(adminSettings).words
  const { query } = useSettings()
  return (
    <section className={shared.section} aria-labelledby="listed-words">
      <h2 id="listed-words" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      <Loaded query={query}>{(settings) => <Editor settings={settings} />}</Loaded>
    </section>
  )
}

function Editor({ settings }: { settings: AdminSettings }) {
  const language = useLanguage()
  const words = useWords(adminSettings).words
  const draft = useDraft('listed words', { words: settings.listedWords.join('\n') })
  const { change, isBusy } = useSettings(() => {
    draft.clear()
    toast.success(words.saved, { lang: language })
  })
  const listed = wordsIn(draft.values.words)
  const error =
    listed.length > listedWordLimits.words
      ? fill(words.tooMany, { count: listedWordLimits.words })
      : listed.some((word) => word.length > listedWordLimits.chars)
        ? fill(words.tooLong, { count: listedWordLimits.chars })
        : undefined
  return (
    <>
      <TextArea
        label={words.label}
        value={draft.values.words}
        error={error}
        rows={4}
        spellCheck={false}
        onChange={(event) => draft.set('words', event.currentTarget.value)}
      />
      <div className={shared.keys}>
        <Button
          disabled={!draft.isChanged || error !== undefined}
          busy={isBusy}
          onClick={() => change({ listedWords: listed })}
        >
          {words.save}
        </Button>
      </div>
      <details className={styles.builtIn}>
        <summary>{fill(words.builtIn, { count: settings.builtInWords.length })}</summary>
        <p className={shared.mono}>{settings.builtInWords.join(', ')}</p>
      </details>
    </>
  )
}
