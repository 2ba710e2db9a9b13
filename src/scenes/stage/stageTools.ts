import { createContext, useContext } from 'react'
import type { Quality } from './quality.ts'

/** What the stage lends to the scene that plays on it. */
interface StageTools {
  readonly quality: Quality
  /**
   * Tells the stage how long a frame took, in ms, and when it was, in seconds: it lowers the quality where frames are
   * slow. A frame counts once, whoever tells of it.
   */
  readonly judgeFrame: (frameMs: number, at: number) => void
}

export const StageToolsContext = createContext<StageTools | null>(null)

export function useStageTools(): StageTools {
  const tools = useContext(StageToolsContext)
  if (tools === null) throw new Error('A scene plays on the stage only')
  return tools
}
