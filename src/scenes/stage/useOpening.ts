import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { type Camera, OrthographicCamera, type Scene, type WebGLRenderer } from 'three'
import { cardDone } from './cardDone.ts'
import { letTableGoWithContext } from './sharedTable.ts'
import type { ShadowTurns } from './shadowTurns.ts'

interface Opening {
  /** Everything stands where it belongs, in its materials. */
  readonly isBuilt: boolean
  /** Lamps that have to draw their shadow: served here, one before each drawn frame. */
  readonly shadows: ShadowTurns
  /** The whole picture is on the canvas, and the next one comes without waiting. Again after each rebuilding. */
  readonly onReady: () => void
}

/** Sees nothing of any scene, so that a frame through it draws shadows alone. */
const blind = new OrthographicCamera()
blind.position.y = 1e5
blind.updateMatrixWorld()

/**
 * The curtain of a scene. Nothing is drawn until it is built; then its programs are made side by side, off the main
 * thread where the browser can, its shadows one a frame, and when the graphics card has done all that, it is ready.
 */
export function useOpening({ isBuilt, shadows, onReady }: Opening): void {
  const { gl, scene, camera, invalidate } = useThree()
  const curtain = useRef<'down' | 'rising' | 'up'>('down')
  const opening = useRef(0)
  const hasOpened = useRef(false)
  useEffect(
    function compile() {
      if (!isBuilt) return
      const mine = (opening.current += 1)
      void compiled(gl, scene, camera).then(() => {
        if (opening.current !== mine) return
        curtain.current = 'rising'
        invalidate()
      })
      return () => {
        opening.current += 1
        curtain.current = 'down'
      }
    },
    [isBuilt, gl, scene, camera, invalidate],
  )
  // A priority above 0 takes the drawing over from fiber.
  useFrame(() => {
    if (curtain.current === 'down') return
    const isMore = shadows.serve()
    // The first picture waits for all its shadows: nobody sees it before, and three gives lamps that have none yet a
    // stand-in that holds on to the context for ever.
    gl.render(scene, isMore && !hasOpened.current ? blind : camera)
    if (isMore) invalidate()
    if (curtain.current === 'up' || isMore) return
    curtain.current = 'up'
    hasOpened.current = true
    letTableGoWithContext(gl, scene)
    const mine = opening.current
    const context = gl.getContext()
    void cardDone(context).then(() => {
      // A lost one is done too, and may be so before this scene has left.
      if (opening.current === mine && !context.isContextLost()) onReady()
    })
  }, 1)
}

/** Makes the programs of all that stands in a scene. Where the browser cannot do that aside, it is done on return. */
async function compiled(gl: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
  if (gl.extensions.has('KHR_parallel_shader_compile')) await gl.compileAsync(scene, camera)
  else gl.compile(scene, camera)
}
