import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Language, Report } from '#contract/common.ts'
import { ReportError } from '#api/ReportError.ts'
import { toast } from '#state/toasts.ts'
import { preventIdle } from '#state/visit.ts'
import { reasonWords } from './reasonWords.ts'

interface StaffAction<Input extends readonly unknown[], Out extends object> {
  readonly language: Language
  readonly act: (...input: Input) => Promise<Out | Report>
  readonly onDone?: (answer: Out, ...input: Input) => void
  /** The server said no. Without it a toast says what the server said. */
  readonly onRefused?: (report: Report, ...input: Input) => void
}

/** Something that staff do by a press: once at a time, and a toast where it did not work. */
export function useStaffAction<Input extends readonly unknown[], Out extends object>({
  language,
  act,
  onDone,
  onRefused,
}: StaffAction<Input, Out>) {
  const client = useQueryClient()
  const mutationKey = ['staff', useId()]
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    // Answers may tell of persons: nothing of them stays once the view is left.
    gcTime: 0,
    mutationFn: async (input: Input) => {
      const release = preventIdle('staffAction')
      try {
        const answer = await act(...input)
        if (isRefusal(answer)) throw new ReportError(answer)
        return answer
      } finally {
        release()
      }
    },
    onSuccess: (answer, input) => onDone?.(answer, ...input),
    onError: (error, input) => {
      if (!(error instanceof ReportError)) toast.error(reasonWords(error, language), { lang: language })
      // A session that has ended has a toast of its own.
      else if (error.statusCode === 401) return
      else if (onRefused) onRefused(error, ...input)
      else toast.error(error.message, { lang: 'en' })
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

/** A report that is no success; the answer of some calls is a report itself. */
const isRefusal = (answer: object): answer is Report =>
  'statusCode' in answer && answer.statusCode !== 200 && 'message' in answer
