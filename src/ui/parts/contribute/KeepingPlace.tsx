import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '../../../../contract/common.ts'
import { useKeeping } from '../../../lib/outbox/keeping.ts'
import { useStir } from '../../../lib/useStir.ts'

interface KeepingProps {
  readonly language: Language
}

const load = () => import('./Keeping.tsx')
const words = { preload: () => void load().catch(console.warn) }

/**
 * Where a page tells what waits on this device. The words come when somebody stirs: the network may be gone later. A
 * page that cannot have them any more goes on without.
 */
export function KeepingPlace(props: KeepingProps) {
  const isNeeded = useKeeping(({ isFull, waiting }) => isFull || waiting > 0)
  const [Part, setPart] = useState<ComponentType<KeepingProps> | null>(null)
  useStir(words)
  useEffect(
    function bringWords() {
      if (!isNeeded) return
      let isGone = false
      load().then(({ Keeping }) => !isGone && setPart(() => Keeping), console.warn)
      return () => {
        isGone = true
      }
    },
    [isNeeded],
  )
  return isNeeded && Part && <Part {...props} />
}
