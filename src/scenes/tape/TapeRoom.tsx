import { useEffect, useState } from 'react'
import { useModels } from '../stage/useModels.ts'
import { Furnished } from './Furnished.tsx'
import { loadHands } from './labels.ts'
import type { TapeRoomProps } from './props.ts'

export type { TapeRoomProps } from './props.ts'

/** The hi-fi shelf at dusk. */
export function TapeRoom(props: TapeRoomProps) {
  const models = useModels(['deck', 'cassette', 'shelf'], props)
  const hasHands = useHands(props)
  if (models === null || !hasHands) return null
  return <Furnished {...props} models={models} />
}

/** Whether the handwriting at hand can be written; one that does not load is written in another face. */
function useHands({ tape }: TapeRoomProps): boolean {
  const [hasFirst, setHasFirst] = useState(false)
  const hand = tape?.hand ?? null
  useEffect(
    function loadFaces() {
      let isGone = false
      const go = () => {
        if (!isGone) setHasFirst(true)
      }
      loadHands(hand === null ? [] : [hand]).then(go, (error: unknown) => {
        console.warn('A face is missing: labels are set in another one', error)
        go()
      })
      return () => {
        isGone = true
      }
    },
    [hand],
  )
  return hasFirst
}
