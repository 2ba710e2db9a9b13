import { useEffect, useState } from 'react'
import { admin } from '#content/pages/admin.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import type { Script } from '#contract/narrationScript.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { fill } from '#lib/text/fill.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { momentOf } from '../../parts/moment.ts'
import shared from '../../parts/parts.module.css'
import { movedBy } from '../../parts/movedBy.ts'
import { editedOf, type EditedSegment, isWhole, newSegment } from './editedSegments.ts'
import { ReadingSection } from './ReadingSection.tsx'
import { OrphanedRecordings } from './UnsentRecordings.tsx'
import styles from './Script.module.css'
import { SegmentRow, type Tool } from './SegmentRow.tsx'
import { type ScriptWork, useScript } from './useScript.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { RevisionConflict, RevisionedKeys } from '../../parts/RevisionedForm.tsx'

interface ScriptEditorProps {
  readonly deviceId: number
  readonly script: Script
  readonly isCurator: boolean
  /** Something is recorded here: what would close the page is disabled. */
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
}

/** The script of one language: read and listened to by all staff, changed and recorded by curators. */
export function ScriptEditor({ deviceId, script, isCurator, isBusy, onBusy }: ScriptEditorProps) {
  const language = useLanguage()
  const words = useWords(adminScript)
  const adminWords = useWords(admin)
  const work = useScript(deviceId, script, language)
  const { form, segments, isChanged } = work
  /** One tool at a time, at one segment or, without one, at the whole. */
  const [tool, setTool] = useState<{ readonly at: string | null; readonly is: Tool } | null>(null)
  const [moved, setMoved] = useState<{ readonly id: string; readonly to: number } | null>(null)

  useEffect(
    function countUnsaved() {
      if (isChanged) return addUnsavedWork(() => true)
    },
    [isChanged],
  )
  useEffect(
    function followMoved() {
      if (moved) goTo(moved.id)
    },
    [moved],
  )

  const change = (index: number, by: Partial<EditedSegment>) =>
    work.set(segments.map((each, place) => (place === index ? { ...each, ...by } : each)))

  function add(kind: 'text' | 'pause' | 'sound') {
    const added = newSegment(kind)
    work.set([...segments, added])
    setMoved({ id: added.id, to: segments.length })
  }

  return (
    <>
      <div className={styles.bar}>
        {isCurator ? (
          <RevisionedKeys
            form={form}
            saveLabel={words.save}
            isValid={segments.length > 0 && segments.every(isWhole)}
            disabled={isBusy}
          />
        ) : (
          <p className={shared.note}>{words.readOnly}</p>
        )}
        <p className={shared.mono} role="status">
          {isChanged && `${adminWords.draft.unsaved} `}
          {script.changedAt === null
            ? words.automatic
            : fill(words.changedBy, {
                by: script.changedBy ?? words.somebody,
                at: momentOf(script.changedAt, language),
              })}
        </p>
        <VisuallyHidden>
          <span role="status">
            {moved && fill(words.segmentOf, { number: moved.to + 1, count: segments.length })}
          </span>
        </VisuallyHidden>
      </div>
      {form.theirs && <TheirScript work={work} theirs={form.theirs} />}
      {segments.length === 0 && <p className={shared.note}>{words.empty}</p>}
      <ol className={styles.segments}>
        {segments.map((edited, index) => (
          <SegmentRow
            key={edited.id}
            work={work}
            edited={edited}
            index={index}
            count={segments.length}
            isCurator={isCurator}
            isResting={isBusy || form.isSaving}
            tool={tool?.at === edited.id ? tool.is : null}
            onTool={(is) => {
              setTool(is && !(tool?.at === edited.id && tool.is === is) ? { at: edited.id, is } : null)
              if (is === null) goTo(edited.id)
            }}
            onBusy={onBusy}
            onChange={(by) => change(index, by)}
            onMove={(by) => {
              const target = index + by
              if (target < 0 || target >= segments.length) return
              work.set(movedBy(segments, index, by))
              setMoved({ id: edited.id, to: target })
            }}
            onRemove={() => {
              work.set(segments.toSpliced(index, 1))
              const neighbour = segments[index + 1] ?? segments[index - 1]
              if (neighbour) goTo(neighbour.id)
            }}
          />
        ))}
      </ol>
      <OrphanedRecordings work={work} />
      {isCurator && (
        <>
          <div className={shared.keys}>
            {(['text', 'pause', 'sound'] as const).map((kind) => (
              <Button
                key={kind}
                disabled={isBusy || segments.length >= scriptLimits.segments}
                onClick={() => add(kind)}
              >
                {words.add[kind]}
              </Button>
            ))}
          </div>
          <ReadingSection
            work={work}
            isResting={isBusy}
            isOpen={tool !== null && tool.at === null}
            onOpen={(isOpen) => setTool(isOpen ? { at: null, is: 'record' } : null)}
            onBusy={onBusy}
          />
        </>
      )}
    </>
  )
}

/** The focus stays with its segment. */
function goTo(segmentId: string) {
  document.querySelector<HTMLElement>(`[data-segment="${segmentId}"]`)?.focus()
}

/** Another member has changed the script meanwhile: their version beside the draft, and the choice between both. */
function TheirScript({ work, theirs }: { readonly work: ScriptWork; readonly theirs: Script }) {
  const language = useLanguage()
  const words = useWords(adminScript)
  return (
    <RevisionConflict
      form={work.form}
      heading={fill(words.conflict, {
        by: theirs.changedBy ?? words.somebody,
        at: theirs.changedAt === null ? '' : momentOf(theirs.changedAt, language),
      })}
    >
      <ol className={styles.theirs}>
        {editedOf(theirs).map(({ id, kind, text, seconds }) => {
          const mine = work.segments.find((segment) => segment.id === id)
          const Words = mine?.text === text && mine.seconds === seconds ? 'span' : 'strong'
          return (
            <li key={id}>
              <span className={shared.mono}>{words.kinds[kind]}</span>{' '}
              {kind === 'pause' ? (
                <Words>{fill(words.reading.place, { seconds: seconds ?? 0 })}</Words>
              ) : (
                <Words lang={theirs.language} dir="auto">
                  {text}
                </Words>
              )}
            </li>
          )
        })}
      </ol>
    </RevisionConflict>
  )
}
