import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { after, type Stop } from '#lib/time/timers.ts'
import { forgetModels } from '#scenes/stage/useModel.ts'
import { loseGraphics, useStage } from '#state/stage.ts'
import { reportToTests } from './testHandle.ts'

/** A context that comes back does so within moments; after that nobody should wait for it, ms. */
const returnMs = 5_000

/**
 * Follows the graphics context. While it is lost the scene leaves, since what it drew into textures is gone, and it
 * comes back with the context.
 */
export function Graphics() {
  const gl = useThree((state) => state.gl)
  useEffect(() => reportToTests(gl), [gl])
  useEffect(
    function watchContext() {
      const listening = new AbortController()
      let giveUp: Stop = () => {}
      const lost = () => {
        // Geometries and textures that live on would hold what they were in each context there ever was.
        forgetModels()
        useStage.setState({ graphics: 'lost', status: 'loading' })
        giveUp()
        giveUp = after(returnMs, () =>
          loseGraphics(new Error(`The graphics context did not come back within ${returnMs} ms`)),
        )
      }
      const restored = () => {
        giveUp()
        useStage.setState({ graphics: 'present' })
      }
      gl.domElement.addEventListener('webglcontextlost', lost, listening)
      gl.domElement.addEventListener('webglcontextrestored', restored, listening)
      return () => {
        giveUp()
        listening.abort()
      }
    },
    [gl],
  )
  return null
}
