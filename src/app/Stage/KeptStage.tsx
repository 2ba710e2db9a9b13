import { useSession } from '#state/session.ts'
import { reportBrokenStage, useHasLostContext, useIsStageBroken } from '#scenes/stage/brokenStage.ts'
import { useSceneOnStage } from '#scenes/stage/sceneSlot.ts'
import { useCanStage } from '#scenes/stage/stageAbility.ts'
import { useReloadOnceAlone } from '../updates/useReloadOnceAlone.ts'
import { SceneBoundary } from './SceneBoundary.tsx'
import { Stage } from './Stage.tsx'

/**
 * The stage behind all pages. A broken one is taken down, so that trying again builds another; a kiosk whose graphics
 * are gone reloads once nobody is there.
 */
export function KeptStage() {
  const scene = useSceneOnStage()
  const canStage = useCanStage()
  const isBroken = useIsStageBroken()
  const kiosk = useSession((session) => session.kiosk)
  const hasLostContext = useHasLostContext()
  useReloadOnceAlone(kiosk && hasLostContext)
  if (!canStage || isBroken) return null
  return (
    <SceneBoundary onBroken={reportBrokenStage}>
      <Stage scene={scene} onBroken={reportBrokenStage} />
    </SceneBoundary>
  )
}
