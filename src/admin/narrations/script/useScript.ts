import { useQueryClient } from '@tanstack/react-query'
import { adminScript } from '#content/pages/adminScript.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import type { Script } from '#contract/narrationScript.ts'
import { trimText } from '#contract/trimText.ts'
import { adminCall } from '#api/adminCall.ts'
import { scriptsQuery } from '#api/queries/admin/narrations.ts'
import { toast } from '#state/toasts.ts'
import { useRevisionedDraft } from '../../parts/useRevisionedDraft.ts'
import { editedOf, type EditedSegment, read, written } from './editedSegments.ts'

export type ScriptWork = ReturnType<typeof useScript>

/** Names a segment among the stored recordings. */
export const keyOf = ({ params: { deviceId, language } }: ScriptWork, segmentId: string) =>
  `${deviceId} ${language} ${segmentId}`

/** Edits and saves a script. Another member's change meanwhile is shown beside the own one. */
export function useScript(deviceId: number, script: Script, language: Language) {
  const words = adminScript[language]
  const client = useQueryClient()
  const query = scriptsQuery(deviceId)
  const params = { deviceId, language: script.language }

  function store(fresh: Script) {
    client.setQueryData(
      query.queryKey,
      (now) =>
        now && {
          ...now,
          scripts: now.scripts.map((each) => (each.language === fresh.language ? fresh : each)),
        },
    )
  }

  /** Fetches the other member's version. */
  async function fetchStored(): Promise<Script | undefined> {
    const { scripts } = await client.fetchQuery({ ...query, staleTime: 0 })
    return scripts.find((each) => each.language === script.language)
  }

  const form = useRevisionedDraft<Script, 'segments'>({
    draftKey: `script ${deviceId} ${script.language}`,
    stored: script,
    fieldsOf: (version) => ({ segments: written(editedOf(version)) }),
    save: (values, revision) =>
      adminCall(routes.saveScript, {
        params,
        body: {
          revision,
          segments: read(values.segments).map((each) => ({ ...each, text: trimText(each.text) })),
        },
      }),
    fetchTheirs: fetchStored,
    onStored: store,
    onSaved: () => toast.success(words.saved, { lang: language }),
  })
  const { draft } = form

  return {
    form,
    script,
    params,
    segments: read(draft.values.segments),
    isChanged: draft.isChanged,
    set: (next: readonly EditedSegment[]) => draft.set('segments', written(next)),
    fetchStored,
    /** What the server has made of a take: what is typed and not saved goes over that, unless the words changed, too. */
    adopt(fresh: Script) {
      if (draft.isChanged && written(editedOf(fresh)) === written(editedOf(script)))
        draft.rebase(fresh.revision)
      store(fresh)
    },
    isStored: ({ id, kind, text }: EditedSegment) =>
      script.segments.some((each) => each.id === id && each.kind === kind && each.text === text),
  }
}
