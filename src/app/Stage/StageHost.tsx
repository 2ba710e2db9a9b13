import { Suspense, useState } from 'react'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { reportBrokenStage } from '#scenes/stage/brokenStage.ts'
import { useSceneOnStage } from '#scenes/stage/sceneSlot.ts'
import { SceneBoundary } from './SceneBoundary.tsx'

const Stage = lazyComponent('stage', async () => (await import('./KeptStage.tsx')).KeptStage)

/** Builds the stage when the first room asks for it, and keeps it from then on. Where its code fails, stills stay. */
export function StageHost() {
  const scene = useSceneOnStage()
  const [wasWanted, setWasWanted] = useState(false)
  if (scene !== null && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return (
    <SceneBoundary onBroken={reportBrokenStage}>
      <Suspense fallback={null}>
        <Stage />
      </Suspense>
    </SceneBoundary>
  )
}
