import { useEffect, useState } from 'react'
import type { Language } from '#contract/common.ts'
import { queryClient } from '#api/queryClient.ts'
import { deviceStoriesQuery } from '#api/queries/stories.ts'
import { every } from '#lib/time/timers.ts'
import { type Act } from './program.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** Pause between two fetches of stories, ms: the newest are not urgent here. */
const refreshMs = 600_000
/** Of one device in one language. */
const mostSentences = 12

type Quotes = ReadonlyMap<string, readonly Sentence[]>

export const quotesKey = (deviceId: number, language: Language) => `${deviceId} ${language}`

/** Sentences of published stories by device and language. What does not come is left out; what was there stays. */
export function useSentences(program: readonly Act[]): Quotes {
  const [quotes, setQuotes] = useState<Quotes>(new Map())
  useEffect(
    function keepQuotes() {
      let isStopped = false
      const fetchAll = async () => {
        for (const { device } of program) {
          if (device === undefined || isStopped) continue
          const { id: deviceId } = device
          try {
            const stories = await queryClient.fetchQuery({
              ...deviceStoriesQuery(deviceId),
              staleTime: refreshMs,
            })
            if (isStopped) return
            setQuotes((known) => {
              const now = new Map(known)
              for (const language of ['de', 'en'] as const)
                now.set(quotesKey(deviceId, language), sentencesOf(stories, language, mostSentences))
              return now
            })
          } catch (error) {
            console.warn('The stories of a device are not there to be quoted', error)
          }
        }
      }
      void fetchAll()
      const stop = every(refreshMs, () => void fetchAll())
      return () => {
        isStopped = true
        stop()
      }
    },
    [program],
  )
  return quotes
}
