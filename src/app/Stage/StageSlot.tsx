import { useCanStage } from '#ui/parts/stageAbility.ts'
import { useSession } from '#state/session.ts'
import { useStage } from '#state/stage.ts'
import { useReloadOnceAlone } from '../updates/useReloadOnceAlone.ts'
import { Stage } from './Stage.tsx'

/**
 * The stage behind all pages. One without graphics is taken down, so that trying again builds another; a kiosk reloads
 * then, once nobody is there.
 */
export function StageSlot() {
  const canStage = useCanStage()
  const isGone = useStage((stage) => stage.graphics === 'gone')
  const kiosk = useSession((session) => session.kiosk)
  useReloadOnceAlone(kiosk && isGone)
  return canStage && !isGone ? <Stage /> : null
}
