import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#content/pages/admin.ts'
import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { limits } from '#contract/limits.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { TextArea, TextField } from '#ui/kit/Field.tsx'
import { isChangedByStaff } from '../parts/storyWords.ts'
import { accepted } from '../parts/useStaffAction.ts'
import shared from '../parts/parts.module.css'
import { RevisionConflict, RevisionedKeys } from '../parts/RevisionedForm.tsx'
import { useRevisionedDraft } from '../parts/useRevisionedDraft.ts'
import styles from './Stories.module.css'
import { useLanguage, useWords } from '#state/language.ts'

/** What staff may put right in a story. */
const storyFields = ['titleDE', 'titleEN', 'textDE', 'textEN'] as const
type StoryField = (typeof storyFields)[number]

/** As a form holds them: empty where there is none. */
function wordsOf(story: Pick<AdminStory, StoryField>): Readonly<Record<StoryField, string>> {
  return {
    titleDE: story.titleDE ?? '',
    titleEN: story.titleEN ?? '',
    textDE: story.textDE ?? '',
    textEN: story.textEN ?? '',
  }
}

interface StoryEditorProps {
  readonly story: AdminStory
  readonly isCurator: boolean
}

/** Titles and texts in both languages. Changes of two members at once are both shown, and none is overwritten unseen. */
export function StoryEditor({ story, isCurator }: StoryEditorProps) {
  const language = useLanguage()
  const words = useWords(adminStories).edit
  const adminWords = useWords(admin)
  const client = useQueryClient()
  /** The version that the edit began from: another member's change since then is a conflict. */
  const [base, setBase] = useState(story)
  const work = useRevisionedDraft<AdminStory, StoryField>({
    draftKey: `story ${story.id}`,
    stored: base,
    fieldsOf: wordsOf,
    save: ({ titleDE, titleEN, textDE, textEN }, revision) =>
      adminCall(routes.editStory, {
        params: { storyId: story.id },
        body: { titleDE, titleEN, textDE, textEN, revision },
      }),
    fetchTheirs: async () => accepted(await adminCall(routes.adminStory, { params: { storyId: story.id } })),
    // The storyteller has given it a title, or the other language.
    isAutomatic: (theirs) => !isChangedByStaff(base, theirs),
    onStored(version) {
      setBase(version)
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
    onSaved: () => toast.success(words.saved, { lang: language }),
  })
  const { draft, theirs } = work

  const field = (name: StoryField) => ({
    label: words[name],
    value: draft.values[name],
    lang: name.endsWith('DE') ? 'de' : 'en',
    dir: 'auto',
    readOnly: !isCurator || work.isSaving,
    onChange: (event: { currentTarget: { value: string } }) => draft.set(name, event.currentTarget.value),
  })

  return (
    <>
      <div className={shared.pair}>
        {(['DE', 'EN'] as const).map((textLanguage) => (
          <div key={textLanguage} className={styles.theirs}>
            <TextField {...field(`title${textLanguage}`)} maxLength={limits.lineChars} />
            <TextArea {...field(`text${textLanguage}`)} maxLength={limits.textChars} />
          </div>
        ))}
      </div>
      {theirs && (
        <RevisionConflict
          form={work}
          heading={fill(words.conflict, { by: whoChanged(theirs, words.somebody) })}
        >
          <dl className={styles.theirs} aria-label={words.theirs}>
            {storyFields
              .filter((name) => wordsOf(theirs)[name] !== draft.values[name])
              .map((name) => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd dir="auto">{wordsOf(theirs)[name] || '–'}</dd>
                </div>
              ))}
          </dl>
        </RevisionConflict>
      )}
      {isCurator && (
        <RevisionedKeys form={work} saveLabel={words.save}>
          {draft.isChanged && <p className={shared.mark}>{adminWords.draft.unsaved}</p>}
        </RevisionedKeys>
      )}
    </>
  )
}

const whoChanged = ({ edited, decision }: AdminStory, somebody: string) =>
  edited?.by ?? decision?.by ?? somebody
