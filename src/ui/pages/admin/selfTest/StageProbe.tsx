import { useEffect } from 'react'
import { useStageState } from '#scenes/stage/brokenStage.ts'
import { useStageScene } from '#scenes/stage/sceneSlot.ts'

/** A scene without anything in it: the stage is built for it, and its state is told. */
const emptyScene = <></>

export function StageProbe({ onState }: { onState: (state: string) => void }) {
  const state = useStageState()
  useStageScene(emptyScene)
  useEffect(
    function tellState() {
      onState(state)
    },
    [state, onState],
  )
  return null
}
