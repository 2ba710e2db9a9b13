import { useEffect, useRef, useState } from 'react'
import type { Language, Report } from '#contract/common.ts'
import { preventIdle } from '#state/visit.ts'
import { toast } from '#state/toasts.ts'
import { reasonWords } from './reasonWords.ts'

interface DeedOptions<Input extends readonly unknown[], Out extends object> {
  readonly language: Language
  readonly act: (...input: Input) => Promise<Out | Report>
  readonly onDone?: (answer: Out, ...input: Input) => void
  /** The server said no. Without it a toast says what the server said. */
  readonly onRefused?: (report: Report, ...input: Input) => void
}

interface Deed<Input extends readonly unknown[]> {
  /** What it was begun with, as long as it is under way. */
  readonly under: Input | null
  /** Does nothing while one is under way. */
  readonly run: (...input: Input) => void
}

/** Something that staff do by a press: once at a time, and a toast where it did not work. */
export function useDeed<Input extends readonly unknown[], Out extends object>(
  options: DeedOptions<Input, Out>,
): Deed<Input> {
  const [under, setUnder] = useState<Input | null>(null)
  // Two presses within one frame both see the old state: the ref does not lag.
  const isBusy = useRef(false)
  const latest = useRef(options)
  useEffect(function keepLatestOptions() {
    latest.current = options
  })

  const run = async (input: Input) => {
    const letGo = preventIdle()
    try {
      const answer = await latest.current.act(...input)
      if (!isRefusal(answer)) latest.current.onDone?.(answer, ...input)
      // A session that has ended is told for itself.
      else if (answer.statusCode === 401) return
      else if (latest.current.onRefused) latest.current.onRefused(answer, ...input)
      else toast.error(answer.message, { lang: 'en' })
    } catch (error) {
      const { language } = latest.current
      toast.error(reasonWords(error, language), { lang: language })
    } finally {
      isBusy.current = false
      setUnder(null)
      letGo()
    }
  }

  return {
    under,
    run: (...input) => {
      if (isBusy.current) return
      isBusy.current = true
      setUnder(input)
      void run(input)
    },
  }
}

/** A report that is no success; the answer of some calls is a report itself. */
const isRefusal = (answer: object): answer is Report =>
  'statusCode' in answer && answer.statusCode !== 200 && 'message' in answer
