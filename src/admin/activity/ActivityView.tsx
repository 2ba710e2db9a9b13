import { adminActivity } from '#content/pages/adminActivity.ts'
import { Loaded, ViewFrame } from '../parts/ViewFrame.tsx'
import { Usage } from './Usage.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AuditList as Entries } from '#contract/adminSettings.ts'
import { auditQuery } from '#api/queries/admin/museum.ts'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { PageKeys, usePages } from '../parts/PagedList.tsx'
import styles from './Activity.module.css'

/** Who did what (ADMIN-13), and how many came. */
export function ActivityView() {
  const words = useWords(adminActivity)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Usage />
      <AuditList />
    </ViewFrame>
  )
}

const limit = 30

function AuditList() {
  const words = useWords(adminActivity).audit
  const pages = usePages()
  const query = useQuery(auditQuery({ limit, ...pages.cursor }))
  return (
    <section className={shared.section} aria-labelledby="audit">
      <h2 id="audit" className={shared.heading}>
        {words.heading}
      </h2>
      <Loaded query={query}>
        {({ entries, next }) => (
          <>
            {entries.length === 0 && <p className={shared.note}>{words.none}</p>}
            <ol className={shared.rows}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            <PageKeys pages={pages} next={next} words={words} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type AuditEntry = z.output<typeof Entries>['entries'][number]

function Entry({ entry }: { entry: AuditEntry }) {
  const language = useLanguage()
  const words = useWords(adminActivity).audit
  const { by, action, item, at, before, after } = entry
  const [open, close] = language === 'de' ? '«»' : '‘’'
  const name = [item.id, item.name && `${open}${item.name}${close}`].filter(Boolean).join(' ')
  return (
    <li className={shared.row}>
      <p className={shared.mono}>
        <time dateTime={at}>{momentOf(at, language)}</time>
      </p>
      <p>
        <strong>{by ?? words.automatic}</strong> {words.actions[action]} <bdi>{name}</bdi>
      </p>
      {(before !== null || after !== null) && (
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <dl className={styles.changes}>
            {before !== null && <Side name={words.before} fields={before} />}
            {after !== null && <Side name={words.after} fields={after} />}
          </dl>
        </details>
      )}
    </li>
  )
}

function Side({ name, fields }: { name: string; fields: Readonly<Record<string, unknown>> }) {
  return (
    <div>
      <dt>{name}</dt>
      {Object.entries(fields).map(([field, value]) => (
        <dd key={field}>
          <span className={shared.mono}>{field}</span>{' '}
          <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
        </dd>
      ))}
    </div>
  )
}
