import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { visualsQuery } from '#api/queries/visuals.ts'
import { sample } from './sample.ts'

/** Spec §5: pictures of stories behind the tape tile. */
const shown = 4

const none: readonly string[] = []

/** Up to four random pictures of stories about the cassette (WERK-02); none while they load. */
export function useTapeVisuals(): readonly string[] {
  const { data } = useQuery(visualsQuery(tapeExhibit.device.id))
  const [urls, setUrls] = useState(none)
  useEffect(
    function pickOnce() {
      if (data === undefined) return
      // A refreshed list must not change the pictures.
      setUrls((before) =>
        before.length > 0
          ? before
          : sample(
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
