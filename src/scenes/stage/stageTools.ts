import { createContext, useContext } from 'react'
import type { Group } from 'three'
import type { ModelCache } from './modelCache.ts'
import type { Quality } from './quality.ts'

/** What the stage lends to the scene that plays on it. */
export interface StageTools {
  readonly models: ModelCache<Group>
  readonly quality: Quality
  /** Tells the stage how long a frame took, in ms: it lowers the quality where frames are slow. */
  readonly judgeFrame: (frameMs: number) => void
}

export const StageToolsContext = createContext<StageTools | null>(null)

export function useStageTools(): StageTools {
  const tools = useContext(StageToolsContext)
  if (tools === null) throw new Error('A scene plays on the stage only')
  return tools
}
