import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminScript } from '#content/pages/adminScript.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import type { Script } from '#contract/narrationScript.ts'
import { trimText } from '#contract/trimText.ts'
import { adminCall } from '#api/adminCall.ts'
import { scriptsQuery } from '#api/queries/admin/narrations.ts'
import { toast } from '#state/toasts.ts'
import { useDraft } from '../../parts/drafts.ts'
import { useStaffAction } from '../../parts/useStaffAction.ts'
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
  const stored = written(editedOf(script))
  const draft = useDraft(`script ${deviceId} ${script.language}`, { segments: stored }, script.revision)
  const segments = read(draft.values.segments)
  const [isConflict, setIsConflict] = useState(false)
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

  const save = useStaffAction({
    act: (revision: number) =>
      adminCall(routes.saveScript, {
        params,
        body: { revision, segments: segments.map((each) => ({ ...each, text: trimText(each.text) })) },
      }),
    onDone(fresh) {
      draft.clear()
      setIsConflict(false)
      store(fresh)
      toast.success(words.saved, { lang: language })
    },
    onConflict: async () => setIsConflict((await fetchStored()) !== undefined),
  })

  return {
    script,
    params,
    segments,
    isChanged: draft.isChanged,
    isConflict,
    isSaving: save.pending !== null,
    set: (next: readonly EditedSegment[]) => draft.set('segments', written(next)),
    /** @param over the revision that it goes over */
    save: (over = draft.revision) => save.run(over),
    discard() {
      draft.clear()
      setIsConflict(false)
    },
    fetchStored,
    /** What the server has made of a take: what is typed and not saved goes over that, unless the words changed, too. */
    adopt(fresh: Script) {
      if (draft.isChanged && written(editedOf(fresh)) === stored) draft.rebase(fresh.revision)
      store(fresh)
    },
    isStored: ({ id, kind, text }: EditedSegment) =>
      script.segments.some((each) => each.id === id && each.kind === kind && each.text === text),
  }
}
