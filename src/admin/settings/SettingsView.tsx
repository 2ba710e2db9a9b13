import { useState } from 'react'
import { adminSettings } from '#content/pages/adminSettings.ts'
import { Loaded, ViewFrame } from '../parts/ViewFrame.tsx'
import { KioskKeys } from './KioskKeys.tsx'
import { OutboxSection } from './OutboxSection.tsx'
import { AutomaticServices } from './AutomaticServices.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { type AdminSettings, listedWordLimits } from '#contract/adminSettings.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { TextArea } from '#ui/kit/Field.tsx'
import shared from '../parts/parts.module.css'
import { accepted } from '../parts/useStaffAction.ts'
import { RevisionConflict, RevisionedKeys } from '../parts/RevisionedForm.tsx'
import { useRevisionedDraft } from '../parts/useRevisionedDraft.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { settingsQuery } from '#api/queries/admin/museum.ts'
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
  const query = useQuery(settingsQuery)
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

const linesOf = ({ listedWords }: AdminSettings) => ({ words: listedWords.join('\n') })

function Editor({ settings }: { settings: AdminSettings }) {
  const language = useLanguage()
  const words = useWords(adminSettings).words
  const client = useQueryClient()
  /** What the edit began from: a setting that changes meanwhile, also by a key of this page, is no conflict of words. */
  const [base, setBase] = useState(settings)
  const work = useRevisionedDraft<AdminSettings, 'words'>({
    draftKey: 'listed words',
    stored: base,
    fieldsOf: linesOf,
    save: (fields, revision) =>
      adminCall(routes.changeSettings, { body: { listedWords: wordsIn(fields.words), revision } }),
    fetchTheirs: async () => accepted(await adminCall(routes.adminSettings, {})),
    // Another of the settings was changed.
    isAutomatic: (theirs) => linesOf(theirs).words === linesOf(base).words,
    onStored(fresh) {
      setBase(fresh)
      client.setQueryData(settingsQuery.queryKey, fresh)
    },
    onSaved: () => toast.success(words.saved, { lang: language }),
  })
  const { draft, theirs } = work
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
      {theirs && (
        <RevisionConflict form={work} heading={words.conflict}>
          <p className={shared.mono}>{theirs.listedWords.join(', ') || '–'}</p>
        </RevisionConflict>
      )}
      <RevisionedKeys form={work} saveLabel={words.save} isValid={error === undefined} />
      <details className={styles.builtIn}>
        <summary>{fill(words.builtIn, { count: settings.builtInWords.length })}</summary>
        <p className={shared.mono}>{settings.builtInWords.join(', ')}</p>
      </details>
    </>
  )
}
