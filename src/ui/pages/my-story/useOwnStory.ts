import { useCallback, useEffect, useState } from 'react'
import type { OwnStory } from '#contract/ownStory.ts'
import * as routes from '#contract/routes.ts'
import { call } from '#api/client.ts'

type Found =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly story: OwnStory }

/** The story that a key opens. Kept nowhere else: the next person at this screen must not find it. */
export function useOwnStory(key: string): Found & { readonly ask: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  useEffect(
    function fetchStory() {
      const asking = new AbortController()
      call(routes.ownStory, { body: { key }, signal: asking.signal }).then(
        (answer) => {
          if (asking.signal.aborted) return
          if ('state' in answer) setFound({ state: 'found', story: answer })
          else setFound({ state: answer.statusCode === 404 ? 'unknown' : 'failed' })
        },
        (error: unknown) => {
          if (asking.signal.aborted) return
          console.warn('The own story cannot be fetched', error)
          setFound({ state: 'failed' })
        },
      )
      return () => asking.abort()
    },
    [key, asked],
  )
  const ask = useCallback(() => setAsked((count) => count + 1), [])
  return { ...found, ask }
}
