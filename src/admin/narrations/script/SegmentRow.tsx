import type { KeyboardEvent } from 'react'
import { adminScript } from '#content/pages/adminScript.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { CheckField, TextArea } from '#ui/kit/Field.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { useUnsent } from '../../parts/unsentRecordings.ts'
import shared from '../../parts/parts.module.css'
import { CaptionsByEar } from './CaptionsByEar.tsx'
import { type EditedSegment, isWhole, voiceWords } from './editedSegments.ts'
import styles from './Script.module.css'
import { RemoveTake, SegmentRecorder, SegmentTake } from './SegmentRecorder.tsx'
import { keyOf, type ScriptWork } from './useScript.ts'
import { useLanguage, useWords } from '#state/language.ts'

export type Tool = 'record' | 'captions'

interface SegmentRowProps {
  readonly work: ScriptWork
  readonly edited: EditedSegment
  readonly index: number
  readonly count: number
  readonly isCurator: boolean
  /** Something is recorded: nothing else can be begun. */
  readonly isResting: boolean
  readonly tool: Tool | null
  readonly onTool: (tool: Tool | null) => void
  readonly onBusy: (isBusy: boolean) => void
  readonly onChange: (change: Partial<EditedSegment>) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** One segment: its words, who speaks them, its recording, and what can be done. */
export function SegmentRow(props: SegmentRowProps) {
  const language = useLanguage()
  const { work, edited, index, isCurator, isResting, tool } = props
  const words = useWords(adminScript)
  const number = index + 1
  const name = fill(words.segment, { number })
  const stored = work.script.segments.find(({ id }) => id === edited.id)
  const isStored = work.isStored(edited)
  const canRecord = stored !== undefined && stored.kind !== 'pause' && stored.text !== ''
  const isUnsent = useUnsent(({ recordings }) => keyOf(work, edited.id) in recordings)
  const label = <VisuallyHidden>({name})</VisuallyHidden>

  return (
    <li
      className={styles.segment}
      data-kind={edited.kind}
      aria-label={`${name}: ${words.kinds[edited.kind]}`}
    >
      <p className={styles.head} data-segment={edited.id} tabIndex={-1}>
        <strong>{name}</strong>
        <span className={shared.mono}>{words.kinds[edited.kind]}</span>
      </p>
      {/* It only disables: the item has the name. */}
      <fieldset role="none" className={styles.plain} disabled={isResting}>
        <Words {...props} number={number} storyId={stored?.storyId ?? null} />
        {edited.kind !== 'pause' && isStored && (
          <p className={shared.mono}>
            <bdi>{voiceWords(stored?.voice ?? null, language)}</bdi>
          </p>
        )}
        {isStored && stored?.take && <SegmentTake key={stored.take.id} take={stored.take} number={number} />}
        {isCurator && (
          <>
            {isUnsent && tool !== 'record' && <p className={shared.mark}>{words.recorder.unsent}</p>}
            {edited.kind !== 'pause' && !isStored && <p className={shared.note}>{words.saveFirst}</p>}
            <div className={shared.keys}>
              {isStored && canRecord && (
                <Button aria-expanded={tool === 'record'} onClick={() => props.onTool('record')}>
                  {stored.take ? words.recordAgain : words.record} {label}
                </Button>
              )}
              {isStored && stored?.take && stored.take.cues.length > 0 && (
                <Button aria-expanded={tool === 'captions'} onClick={() => props.onTool('captions')}>
                  {words.captions.open} {label}
                </Button>
              )}
              {isStored && stored?.take && <RemoveTake work={work} take={stored.take} number={number} />}
              <Button look="quiet" disabled={index === 0} onClick={() => props.onMove(-1)}>
                {words.up} {label}
              </Button>
              <Button look="quiet" disabled={number === props.count} onClick={() => props.onMove(1)}>
                {words.down} {label}
              </Button>
              <Button look="quiet" disabled={props.count === 1} onClick={props.onRemove}>
                {words.remove} {label}
              </Button>
            </div>
          </>
        )}
      </fieldset>
      {tool === 'record' && stored && (
        <SegmentRecorder
          work={work}
          segment={stored}
          number={number}
          onBusy={props.onBusy}
          onClose={() => props.onTool(null)}
        />
      )}
      {tool === 'captions' && stored?.take && (
        <CaptionsByEar
          key={stored.take.id}
          work={work}
          take={stored.take}
          number={number}
          onClose={() => props.onTool(null)}
        />
      )}
    </li>
  )
}

/** The words of a segment, to change where they are its own. */
function Words({
  work,
  edited,
  number,
  isCurator,
  storyId,
  onChange,
  onMove,
}: SegmentRowProps & { readonly number: number; readonly storyId: number | null }) {
  const words = useWords(adminScript)
  const lang = work.script.language
  const seconds = edited.seconds ?? 1
  const valueText = fill(words.reading.place, { seconds: seconds.toFixed(1) })
  if (edited.kind === 'quote')
    return (
      <>
        {edited.text !== '' && (
          <blockquote className={styles.words} lang={lang} dir="auto">
            {edited.text}
          </blockquote>
        )}
        <p className={shared.note}>
          {storyId === null ? words.quoteOpen : fill(words.quoteOf, { story: storyId })}
        </p>
        <Paragraph {...{ edited, number, isCurator, onChange }} />
      </>
    )
  if (!isCurator)
    return edited.kind === 'pause' ? (
      <p>{valueText}</p>
    ) : (
      <p className={styles.words} lang={lang} dir="auto">
        {edited.text}
      </p>
    )
  if (edited.kind === 'pause')
    return (
      <>
        <RangeField
          label={fill(words.seconds, { number })}
          min={0.1}
          max={scriptLimits.pauseSeconds}
          step={0.1}
          value={seconds}
          valueText={valueText}
          onValue={(value) => onChange({ seconds: Math.round(value * 10) / 10 })}
        />
        <Paragraph {...{ edited, number, isCurator, onChange }} />
      </>
    )

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <>
      <div className={styles.paper}>
        <TextArea
          label={fill(edited.kind === 'sound' ? words.sound : words.text, { number })}
          value={edited.text}
          rows={2}
          maxLength={scriptLimits.segmentChars}
          lang={lang}
          dir="auto"
          error={isWhole(edited) ? undefined : words.wordsMissing}
          onKeyDown={moveByKey}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </div>
      <Paragraph {...{ edited, number, isCurator, onChange }} />
    </>
  )
}

type ParagraphProps = Pick<SegmentRowProps, 'edited' | 'isCurator' | 'onChange'> & {
  readonly number: number
}

function Paragraph({ edited, number, isCurator, onChange }: ParagraphProps) {
  const language = useLanguage()
  if (!isCurator) return null
  return (
    <div className={styles.paragraph}>
      <CheckField
        label={fill(adminScript[language].endsParagraph, { number })}
        checked={edited.endsParagraph}
        onChange={(event) => onChange({ endsParagraph: event.currentTarget.checked })}
      />
    </div>
  )
}
