import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/pages/admin.ts'
import { adminTexts } from '#content/pages/adminTexts.ts'
import { adminContentQuery } from '#api/queries/admin/content.ts'
import { Loaded, ViewFrame } from '../parts/ViewFrame.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { useState } from 'react'
import { cardIds } from '#content/exhibits/uiCards/places.ts'
import { type Editable, editable, type EditableGroup, editableGroups } from '#content/editable.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import { fill } from '#lib/text/fill.ts'
import { AccordionItem } from '#ui/kit/Accordion.tsx'
import { Button } from '#ui/kit/Button.tsx'
import shared from '../parts/parts.module.css'
import { RevisionConflict, RevisionedKeys } from '../parts/RevisionedForm.tsx'
import { momentOf } from '../parts/moment.ts'
import { EditedText } from './EditedText.tsx'
import { differing, fieldsOf, errorOf, useTexts } from './textFields.ts'
import styles from './Texts.module.css'
import { Preview } from './Preview.tsx'
import { ItemKey } from '../parts/ItemRow.tsx'

/** Words and numbers of the exhibition, edited without a developer (ADMIN-14). */
export function TextsView() {
  const words = useWords(adminTexts)
  const query = useQuery(adminContentQuery)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded query={query}>{(content) => <TextsEditor content={content} />}</Loaded>
    </ViewFrame>
  )
}

interface TextsEditorProps {
  readonly content: AdminContent
}

const groups: readonly EditableGroup[] = ['prompts', 'exhibits', ...cardIds, 'codes', 'times']
type Open = EditableGroup | 'preview' | 'history' | null

function TextsEditor({ content }: TextsEditorProps) {
  const language = useLanguage()
  const words = useWords(adminTexts)
  const adminWords = useWords(admin)
  const { draft: work, publication } = useTexts(content, language)
  const { draft, theirs } = work
  const [open, setOpen] = useState<Open>('prompts')
  const published = fieldsOf(content.published.values)
  const news = differing(fieldsOf(content.draft), published)
  const wrong = groups.filter((group) =>
    editable
      .filter(inGroup(group))
      .some((entry) => errorOf(entry, draft.values[entry.key] ?? '', words.problems) !== undefined),
  )
  const toggle = (group: Open) => (isOpen: boolean) =>
    setOpen((now) => (isOpen ? group : now === group ? null : now))

  return (
    <>
      <div className={styles.bar}>
        <RevisionedKeys form={work} saveLabel={words.save} isValid={wrong.length === 0}>
          <Button
            disabled={draft.isChanged || news.length === 0}
            busy={publication.pending?.[0] === 'draft'}
            onClick={() => publication.run('draft')}
          >
            {words.publish}
          </Button>
        </RevisionedKeys>
        <p className={shared.mono} role="status">
          {wrong.length > 0
            ? fill(words.wrong, { groups: wrong.map((group) => editableGroups[group][language]).join(', ') })
            : draft.isChanged
              ? adminWords.draft.unsaved
              : news.length === 0
                ? words.nothingNew
                : news.length === 1
                  ? words.oneNew
                  : fill(words.somethingNew, { count: news.length })}
          {content.savedAt !== null && (
            <span>
              {' '}
              {fill(words.savedBy, {
                by: content.savedBy ?? words.nobody,
                at: momentOf(content.savedAt, language),
              })}
            </span>
          )}
        </p>
      </div>
      {theirs && (
        <RevisionConflict form={work} heading={words.conflict}>
          <ul>
            {differing(fieldsOf(theirs.draft), draft.values).map((key) => (
              <li key={key}>
                <span className={shared.mono}>{key}</span> {fieldsOf(theirs.draft)[key]}
              </li>
            ))}
          </ul>
        </RevisionConflict>
      )}
      <div className={shared.chapters}>
        {groups.map((group) => (
          <AccordionItem
            key={group}
            group="contents"
            title={editableGroups[group][language]}
            open={open === group}
            onToggle={toggle(group)}
          >
            <div className={styles.fields}>
              {open === group &&
                editable
                  .filter(inGroup(group))
                  .map((entry) => (
                    <EditedText
                      key={entry.key}
                      entry={entry}
                      value={draft.values[entry.key] ?? ''}
                      isNew={draft.values[entry.key] !== published[entry.key]}
                      onChange={(value) => draft.set(entry.key, value)}
                    />
                  ))}
            </div>
          </AccordionItem>
        ))}
        <AccordionItem
          group="contents"
          title={words.preview}
          open={open === 'preview'}
          onToggle={toggle('preview')}
        >
          {open === 'preview' && <Preview fields={draft.values} />}
        </AccordionItem>
        <AccordionItem
          group="contents"
          title={words.history}
          open={open === 'history'}
          onToggle={toggle('history')}
        >
          <History content={content} isBusy={publication.pending !== null} onUndo={publication.run} />
        </AccordionItem>
      </div>
    </>
  )
}

const inGroup = (group: EditableGroup) => (entry: Editable) => entry.group === group

interface HistoryProps {
  readonly content: AdminContent
  readonly isBusy: boolean
  readonly onUndo: (version: number) => void
}

/** What was published before, each with the way back to it; the last line is how it all came. */
function History({ content, isBusy, onUndo }: HistoryProps) {
  const language = useLanguage()
  const words = useWords(adminTexts)
  const now = content.published.version
  const lines = [
    ...content.history.map(({ version, by, at, changed }) => ({
      version,
      name: fill(words.version, { version, by: by ?? words.nobody, at: momentOf(at, language) }),
      note: fill(words.changedKeys, { count: changed.length }),
    })),
    { version: 0, name: words.versionZero, note: '' },
  ]
  return (
    <ul className={shared.rows}>
      {lines.map(({ version, name, note }) => (
        <li key={version} className={shared.row} data-keys="">
          <p>
            {name} <span className={shared.mono}>{note}</span>
          </p>
          {version === now ? (
            <span className={shared.tag}>{words.now}</span>
          ) : (
            <ItemKey item={name} disabled={isBusy} onClick={() => onUndo(version)}>
              {words.bringBack}
            </ItemKey>
          )}
        </li>
      ))}
    </ul>
  )
}
