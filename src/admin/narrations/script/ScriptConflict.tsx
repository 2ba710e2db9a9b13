import { adminScript } from '#content/pages/adminScript.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { momentOf } from '../../parts/moment.ts'
import shared from '../../parts/parts.module.css'
import { editedOf } from './editedSegments.ts'
import styles from './Script.module.css'
import type { ScriptWork } from './useScript.ts'
import { useLanguage } from '#state/language.ts'

/** Somebody else has changed the script meanwhile: theirs beside one's own, and one of the two to take. */
export function ScriptConflict({ work }: { readonly work: ScriptWork }) {
  const language = useLanguage()
  const words = adminScript[language]
  const { script } = work
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <strong>
          {fill(words.conflict, {
            by: script.changedBy ?? words.somebody,
            at: script.changedAt === null ? '' : momentOf(script.changedAt, language),
          })}
        </strong>{' '}
        {words.conflictText}
      </p>
      <ol className={styles.theirs}>
        {editedOf(script).map(({ id, kind, text, seconds }) => {
          const mine = work.segments.find((segment) => segment.id === id)
          const Words = mine?.text === text && mine.seconds === seconds ? 'span' : 'strong'
          return (
            <li key={id}>
              <span className={shared.mono}>{words.kinds[kind]}</span>{' '}
              {kind === 'pause' ? (
                <Words>{fill(words.reading.place, { seconds: seconds ?? 0 })}</Words>
              ) : (
                <Words lang={script.language} dir="auto">
                  {text}
                </Words>
              )}
            </li>
          )
        })}
      </ol>
      <div className={shared.keys}>
        <Button onClick={work.discard}>{words.takeTheirs}</Button>
        <Button busy={work.isSaving} onClick={() => work.save(script.revision)}>
          {words.saveMine}
        </Button>
      </div>
    </div>
  )
}
