import { useStage } from '#state/stage.ts'
import { useCanStage } from './stageAbility.ts'

/** `still`: this display draws no scenes. The page shows its still unless the status is `ready`. */
export type SceneStatus = 'still' | 'loading' | 'ready' | 'failed'

/** @param fits whether the page has space for a scene at this size */
export function useSceneStatus(fits = true): SceneStatus {
  const canStage = useCanStage()
  const status = useStage(({ status, graphics }) => (graphics === 'unavailable' ? 'failed' : status))
  return canStage && fits ? status : 'still'
}
