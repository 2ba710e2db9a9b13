import { useEffect } from 'react'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { useStage } from '#state/stage.ts'

/** A scene without anything in it: the stage is built for it, and what its graphics do is told. */
const emptyScene = <></>

export function StageProbe({ onGraphics }: { onGraphics: (graphics: string) => void }) {
  const graphics = useStage((stage) => stage.graphics)
  useEffect(
    function reportGraphics() {
      onGraphics(graphics)
    },
    [graphics, onGraphics],
  )
  return <OnStage>{emptyScene}</OnStage>
}
