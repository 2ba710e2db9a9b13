import { Suspense, useState } from 'react'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { failScene, useStage } from '#state/stage.ts'
import { SceneBoundary } from '#scenes/stage/SceneBoundary.tsx'

const Stage = lazyComponent('stage', async () => (await import('./StageSlot.tsx')).StageSlot)

/** Builds the stage when the first exhibit needs it and keeps it mounted. If its code fails to load, stills stay. */
export function StageHost() {
  const isWanted = useStage((stage) => stage.scene !== null)
  const attempt = useStage((stage) => stage.attempt)
  const [wasWanted, setWasWanted] = useState(false)
  if (isWanted && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return (
    <SceneBoundary key={attempt} onBroken={failScene}>
      <Suspense fallback={null}>
        <Stage />
      </Suspense>
    </SceneBoundary>
  )
}
