import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { visualsQuery } from '#api/queries/visuals.ts'
import { someOf } from './someOf.ts'

/** Spec §5: the tape tile stands before so many pictures of stories. */
const shown = 4

const none: readonly string[] = []

/** Addresses of up to four random pictures of stories about the cassette; none while they are not there (WERK-02). A failure is logged by the client. */
export function useTapeVisuals(): readonly string[] {
  const { data } = useQuery(visualsQuery(tapeExhibit.device.id))
  const [urls, setUrls] = useState(none)
  useEffect(
    function pickOnce() {
      if (data === undefined) return
      // A refreshed list must not shuffle what hangs there.
      setUrls((before) =>
        before.length > 0
          ? before
          : someOf(
              data.map((visual) => visual.visualUrl),
              shown,
              Math.random,
            ),
      )
    },
    [data],
  )
  return urls
}
