import { useQuery } from '@tanstack/react-query'
import { adminResearch } from '#content/pages/adminResearch.ts'
import { memorySummaryQuery } from '#api/queries/admin/museum.ts'
import { fill } from '#lib/text/fill.ts'
import { Loaded } from '../parts/Loaded.tsx'
import shared from '../parts/parts.module.css'
import { dayOf } from '../parts/moment.ts'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import { Export } from './Export.tsx'
import { PersonData } from './PersonData.tsx'
import { Retention } from './Retention.tsx'
import { useLanguage } from '#state/language.ts'

/** What visitors left for research: taken out, deleted, kept for a time (ADMIN-08). */
export function ResearchView() {
  const language = useLanguage()
  const words = adminResearch[language]
  const query = useQuery(memorySummaryQuery)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {({ memories, recordings, oldest, newest }) => (
          <p className={shared.mono} role="status">
            {memories === 0 ? words.none : fill(words.summary, { memories, recordings })}
            {oldest !== null && newest !== null && (
              <>
                {', '}
                {fill(words.range, { oldest: dayOf(oldest, language), newest: dayOf(newest, language) })}
              </>
            )}
          </p>
        )}
      </Loaded>
      <Export />
      <PersonData />
      <Retention />
    </ViewFrame>
  )
}
