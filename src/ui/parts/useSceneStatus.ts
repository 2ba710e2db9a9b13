import { useStage } from '#state/stage.ts'
import { useCanStage } from './stageAbility.ts'

/** How a room's scene stands: `still` where this screen draws none. Unless it is `ready`, the page shows its still. */
export type SceneStatus = 'still' | 'loading' | 'ready' | 'failed'

/** @param fits whether the page has a place for a scene at this size */
export function useSceneStatus(fits = true): SceneStatus {
  const canStage = useCanStage()
  const status = useStage(({ status, graphics }) => (graphics === 'unavailable' ? 'failed' : status))
  return canStage && fits ? status : 'still'
}
