import { Suspense, useState } from 'react'
import { lazyCode } from '../../lib/lazyCode.tsx'
import { reportBrokenStage } from '../../scenes/stage/brokenStage.ts'
import { useSceneOnStage } from '../../scenes/stage/sceneSlot.ts'
import { useCanStage } from '../../scenes/stage/stageAbility.ts'
import { SceneBoundary } from './SceneBoundary.tsx'

const Stage = lazyCode('stage', async () => (await import('./Stage.tsx')).Stage)

/** Builds the stage when the first room asks for it, and keeps it behind all pages from then on. */
export function StageHost() {
  const scene = useSceneOnStage()
  const canStage = useCanStage()
  const [wasWanted, setWasWanted] = useState(false)
  if (scene !== null && !wasWanted) setWasWanted(true)
  if (!canStage || !wasWanted) return null
  return (
    <SceneBoundary onBroken={reportBrokenStage}>
      <Suspense fallback={null}>
        <Stage.Component scene={scene} onBroken={reportBrokenStage} />
      </Suspense>
    </SceneBoundary>
  )
}
