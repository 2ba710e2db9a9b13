import { createContext, useContext } from 'react'
import type { Quality } from './quality.ts'

/** What the stage provides to its scene. */
interface StageTools {
  readonly quality: Quality
  /**
   * Reports a frame's duration in ms and its time in seconds, so that the stage can lower the quality. A frame counts
   * once, however many components report it.
   */
  readonly judgeFrame: (frameMs: number, at: number) => void
}

export const StageToolsContext = createContext<StageTools | null>(null)

export function useStageTools(): StageTools {
  const tools = useContext(StageToolsContext)
  if (tools === null) throw new Error('A scene plays on the stage only')
  return tools
}
