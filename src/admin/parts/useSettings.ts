import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'
import type { SettingsChange } from '#contract/adminRequests.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { settingsQuery } from '#api/queries/admin/museum.ts'
import { toast } from '#state/toasts.ts'
import { useStaffAction } from './useStaffAction.ts'

type Change = Omit<z.output<typeof SettingsChange>, 'revision'>

/** The settings of the museum and how to change one; somebody else's change meanwhile is told and shown, not overwritten. */
export function useSettings(language: Language, onDone?: () => void) {
  const client = useQueryClient()
  const query = useQuery(settingsQuery)
  const action = useStaffAction({
    language,
    act: (change: Change, revision: number) =>
      adminCall(routes.changeSettings, { body: { ...change, revision } }),
    onDone(settings) {
      client.setQueryData(settingsQuery.queryKey, settings)
      onDone?.()
    },
    onRefused(report) {
      toast.error(report.message, { lang: 'en' })
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })
  return {
    settings: query.data,
    query,
    isBusy: action.pending !== null,
    /** What was asked for and is not stored yet. */
    asked: action.pending?.[0] ?? null,
    change(change: Change) {
      if (query.data) action.run(change, query.data.revision)
    },
  }
}
