import { useStageState } from './brokenStage.ts'
import { useCanStage } from './stageAbility.ts'

interface SceneOnPage {
  /** This screen can draw scenes at all. */
  readonly canStage: boolean
  /** The page shows its scene, or waits for it. */
  readonly plays: boolean
  /** The scene is drawn: the still makes way. While a lost context is waited for, it does not. */
  readonly isLit: boolean
  /** The scene cannot be drawn although this screen could: the still stays, and somebody may ask again. */
  readonly hasFailed: boolean
}

/**
 * How a room's scene stands.
 * @param light what the room's own machine knows of it
 * @param fits whether the page has a place for the scene at this size
 */
export function useSceneOnPage(light: 'coming' | 'on' | 'broken', fits = true): SceneOnPage {
  const canStage = useCanStage()
  const stage = useStageState()
  const plays = canStage && fits && light !== 'broken' && stage !== 'broken'
  return {
    canStage,
    plays,
    isLit: plays && light === 'on' && stage === 'whole',
    hasFailed: canStage && fits && !plays,
  }
}
