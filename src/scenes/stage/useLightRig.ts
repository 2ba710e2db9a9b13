import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { type LitRig, lightRig, type Rig } from './lightRig.ts'
import { useStageTools } from './stageTools.ts'

/** What the scene's surfaces reflect, at the quality of the moment. The rig is a constant of its scene. */
export function useLightRig(rig: Rig): LitRig {
  const gl = useThree((state) => state.gl)
  const { reflectionSize } = useStageTools().quality
  const lit = useMemo(() => lightRig(gl, rig, reflectionSize), [gl, rig, reflectionSize])
  useEffect(() => () => lit.dispose(), [lit])
  return lit
}
