import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminContents } from '#content/pages/adminContents.ts'
import type { Language } from '#contract/common.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import * as routes from '#contract/adminContentRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { adminContentQuery } from '#api/queries/admin/content.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { toast } from '#state/toasts.ts'
import { useDraft } from '../parts/drafts.ts'
import { reasonWords } from '../parts/reasonWords.ts'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { fieldsOf, overridesOf } from './textFields.ts'

/** The draft at work: typed, saved, published, brought back; somebody else's change meanwhile is shown beside one's own. */
export function useContents(content: AdminContent, language: Language) {
  const words = adminContents[language]
  const client = useQueryClient()
  const draft = useDraft<string>(
    'contents',
    { ...fieldsOf(content.draft), revision: String(content.revision) },
    'revision',
  )
  const [conflict, setConflict] = useState<AdminContent | null>(null)

  function take(fresh: AdminContent) {
    setConflict(null)
    client.setQueryData(adminContentQuery.queryKey, fresh)
  }
  const action = useStaffAction({
    language,
    act: (what: 'save' | 'publish' | 'undo', revision: number, version?: number) => {
      if (what === 'save')
        return adminCall(routes.saveContent, { body: { revision, values: overridesOf(draft.values) } })
      if (what === 'publish') return adminCall(routes.publishContent, { body: { revision } })
      return adminCall(routes.undoContent, { body: { revision, version: version ?? 0 } })
    },
    onDone(fresh, what) {
      if (what === 'save') draft.clear()
      take(fresh)
      client.setQueryData(overridesQuery.queryKey, (before) => ({
        storiesAwaitReading: before?.storiesAwaitReading ?? false,
        values: fresh.published.values,
      }))
      toast.success(words[said[what]], { lang: language })
    },
    onRefused(report) {
      if (report.statusCode !== 409) toast.error(report.message, { lang: 'en' })
      else meet().catch((error: unknown) => toast.error(reasonWords(error, language), { lang: language }))
    },
  })

  async function meet() {
    const answer = await adminCall(routes.adminContent, {})
    if ('statusCode' in answer) toast.error(answer.message, { lang: 'en' })
    else setConflict(answer)
  }

  return {
    draft,
    conflict,
    under: action.pending?.[0] ?? null,
    save: (over = Number(draft.values.revision)) => action.run('save', over),
    publish: () => action.run('publish', content.revision),
    undo: (version: number) => action.run('undo', content.revision, version),
    takeTheirs() {
      draft.clear()
      if (conflict) take(conflict)
    },
  }
}

const said = { save: 'saved', publish: 'published', undo: 'undone' } as const
