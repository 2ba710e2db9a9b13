import { Suspense } from 'react'
import type { Language } from '../../../../contract/common.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { useKeeping } from '../../../lib/outbox/keeping.ts'
import { useStir } from '../../../lib/useStir.ts'

interface KeepingProps {
  readonly language: Language
}

/** A page that cannot have them any more goes on without. */
const words = lazyCode<KeepingProps>(
  'keeping',
  async () => (await import('./Keeping.tsx')).Keeping,
  () => null,
)

/** Where a page tells what waits on this device. The words come when somebody stirs: the network may be gone later. */
export function KeepingPlace(props: KeepingProps) {
  const isNeeded = useKeeping(({ isFull, waiting }) => isFull || waiting > 0)
  useStir(words)
  return (
    isNeeded && (
      <Suspense>
        <words.Component {...props} />
      </Suspense>
    )
  )
}
