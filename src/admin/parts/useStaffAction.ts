import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Language, Report } from '#contract/common.ts'
import { ReportError } from '#api/ReportError.ts'
import { useLanguage } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { preventIdle } from '#state/visit.ts'
import { reasonWords } from '#ui/parts/contribute/failureWords.ts'
import type * as z from 'zod/mini'
import type { SettingsChange } from '#contract/adminRequests.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { settingsQuery } from '#api/queries/admin/museum.ts'

interface StaffAction<Input extends readonly unknown[], Out extends object> {
  readonly act: (...input: Input) => Promise<Out | Report>
  readonly onDone?: (answer: Out, ...input: Input) => void
  /** Shows what the server refused. Without it a toast does. */
  readonly onRefused?: (report: Report, ...input: Input) => void
  /** After the toast of a refusal. */
  readonly afterRefusal?: (report: Report) => void
  /** Another member has changed it meanwhile (409): fetches and shows their version. Without it a conflict is a refusal. */
  readonly onConflict?: (...input: Input) => Promise<void>
}

/** An action of staff: one at a time, with a toast where it fails. */
export function useStaffAction<Input extends readonly unknown[], Out extends object>({
  act,
  onDone,
  onRefused,
  afterRefusal,
  onConflict,
}: StaffAction<Input, Out>) {
  const language = useLanguage()
  const client = useQueryClient()
  const mutationKey = ['staff', useId()]
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    // Answers may tell of persons: nothing of them stays once the view is left.
    gcTime: 0,
    mutationFn: async (input: Input) => {
      const release = preventIdle('staffAction')
      try {
        return accepted(await act(...input))
      } finally {
        release()
      }
    },
    onSuccess: (answer, input) => onDone?.(answer, ...input),
    onError: (error, input) => {
      if (!(error instanceof ReportError)) return toastFailure(error, language)
      // A session that has ended has a toast of its own.
      if (error.statusCode === 401) return
      if (error.statusCode === 409 && onConflict)
        return void onConflict(...input).catch((failure: unknown) => toastFailure(failure, language))
      if (onRefused) return onRefused(error, ...input)
      toastFailure(error, language)
      afterRefusal?.(error)
    },
  })
  return {
    /** What it was begun with, as long as it is under way. */
    pending: isPending ? variables : null,
    /** Does nothing while one is under way; two presses within one frame both see `pending` as it was before. */
    run: (...input: Input) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(input)
    },
  }
}

/** Says why something did not work: the server in its words, everything else in those of the page. */
function toastFailure(error: unknown, language: Language): void {
  if (error instanceof ReportError) toast.error(error.message, { lang: 'en' })
  else toast.error(reasonWords(error, language), { lang: language })
}

/** The answer of a call. @throws ReportError where it is a refusal */
export function accepted<Out extends object>(answer: Out | Report): Out {
  if (isRefusal(answer)) throw new ReportError(answer)
  return answer
}

/** A report that is no success; the answer of some calls is a report itself. */
const isRefusal = (answer: object): answer is Report =>
  'statusCode' in answer && answer.statusCode !== 200 && 'message' in answer

/** Has everything fetched anew: whatever staff do may show in any list, those of visitors included. */
export function useRenew(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}

type Change = Omit<z.output<typeof SettingsChange>, 'revision'>

/** The settings of the museum and how to change one. Another member's change meanwhile is shown, not overwritten. */
export function useSettings(onDone?: () => void) {
  const client = useQueryClient()
  const query = useQuery(settingsQuery)
  const action = useStaffAction({
    act: (change: Change, revision: number) =>
      adminCall(routes.changeSettings, { body: { ...change, revision } }),
    onDone(settings) {
      client.setQueryData(settingsQuery.queryKey, settings)
      onDone?.()
    },
    afterRefusal: () => void client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
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
