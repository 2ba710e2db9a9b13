import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { limits } from '#contract/limits.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { TextArea, TextField } from '#ui/kit/Field.tsx'
import { isChangedByStaff } from '../parts/storyWords.ts'
import { useDraft } from '../parts/drafts.ts'
import { accepted, useStaffAction } from '../parts/useStaffAction.ts'
import shared from '../parts/parts.module.css'
import { RevisionConflict } from '../parts/RevisionConflict.tsx'
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
  const client = useQueryClient()
  /** The version that the edit began from: another member's change since then is a conflict. */
  const [base, setBase] = useState(story)
  const draft = useDraft(`story ${story.id}`, wordsOf(base), base.revision)
  const [conflict, setConflict] = useState<AdminStory | null>(null)

  const save = useStaffAction({
    act: ({ titleDE, titleEN, textDE, textEN }: typeof draft.values, revision: number) =>
      adminCall(routes.editStory, {
        params: { storyId: story.id },
        body: { titleDE, titleEN, textDE, textEN, revision },
      }),
    onDone(stored) {
      draft.clear()
      setBase(stored)
      setConflict(null)
      toast.success(words.saved, { lang: language })
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
    onConflict: compareStored,
  })

  /** Fetches the other member's version, to be shown beside the own one. */
  async function compareStored() {
    const answer = accepted(await adminCall(routes.adminStory, { params: { storyId: story.id } }))
    if (draft.revision !== base.revision || isChangedByStaff(base, answer)) setConflict(answer)
    else {
      // The storyteller has given it a title, or the other language: what was typed goes over that.
      const values = { ...draft.values }
      for (const name of storyFields)
        if (values[name] === wordsOf(base)[name]) values[name] = wordsOf(answer)[name]
      setBase(answer)
      save.run(values, answer.revision)
    }
  }

  function adoptTheirs() {
    if (conflict === null) return
    draft.clear()
    setBase(conflict)
    setConflict(null)
    void client.invalidateQueries({ queryKey: ['admin'] })
  }

  const field = (name: StoryField) => ({
    label: words[name],
    value: draft.values[name],
    lang: name.endsWith('DE') ? 'de' : 'en',
    dir: 'auto',
    readOnly: !isCurator || save.pending !== null,
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
      {conflict && (
        <RevisionConflict
          heading={fill(words.conflict, { by: whoChanged(conflict, words.somebody) })}
          isSaving={save.pending !== null}
          onTakeTheirs={adoptTheirs}
          onSaveMine={() => save.run(draft.values, conflict.revision)}
        >
          <dl className={styles.theirs} aria-label={words.theirs}>
            {storyFields
              .filter((name) => wordsOf(conflict)[name] !== draft.values[name])
              .map((name) => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd dir="auto">{wordsOf(conflict)[name] || '–'}</dd>
                </div>
              ))}
          </dl>
        </RevisionConflict>
      )}
      {isCurator && !conflict && (
        <div className={shared.keys}>
          <Button
            look="main"
            disabled={!draft.isChanged}
            busy={save.pending !== null}
            onClick={() => save.run(draft.values, draft.revision)}
          >
            {words.save}
          </Button>
          {draft.isChanged && (
            <>
              <Button look="quiet" onClick={draft.clear}>
                {words.discard}
              </Button>
              <p className={shared.mark}>{words.unsaved}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}

const whoChanged = ({ edited, decision }: AdminStory, somebody: string) =>
  edited?.by ?? decision?.by ?? somebody
