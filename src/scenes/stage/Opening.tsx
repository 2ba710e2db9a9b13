import { createPortal, useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Mesh, type Object3D, Scene, Texture, type WebGLRenderer } from 'three'
import { after } from '#lib/time/timers.ts'

interface OpeningProps {
  /** The first frame is on the canvas, and the next will not block. */
  readonly onReady: () => void
  readonly children: ReactNode
}

/**
 * Draws nothing until the programs are compiled, off the main thread where the browser can. Each visit has its own
 * three scene, since three stores data on lights for the life of their scene.
 */
export function Opening({ onReady, children }: OpeningProps) {
  const [scene] = useState(() => new Scene())
  return createPortal(<Curtain onReady={onReady}>{children}</Curtain>, scene)
}

function Curtain({ onReady, children }: OpeningProps) {
  const { gl, scene, camera, invalidate } = useThree()
  const [isCompiled, setIsCompiled] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)
  const ready = useEffectEvent(onReady)
  useEffect(
    function compile() {
      let isStopped = false
      void gl.compileAsync(scene, camera).then(() => {
        if (!isStopped) setIsCompiled(true)
      })
      return () => {
        isStopped = true
      }
    },
    [gl, scene, camera],
  )
  useEffect(
    function watchContext() {
      const listening = new AbortController()
      gl.domElement.addEventListener('webglcontextlost', () => releaseTable(gl, scene), listening)
      return () => listening.abort()
    },
    [gl, scene],
  )
  // In an effect: a frame before the commit would draw nothing, and none would follow.
  useEffect(() => {
    if (isCompiled) invalidate()
  }, [isCompiled, invalidate])
  // A priority above 0 disables fiber's own drawing.
  useFrame(() => {
    if (!isCompiled) return
    gl.render(scene, camera)
    setIsDrawn(true)
  }, 1)
  useEffect(
    function waitForCard() {
      if (!isDrawn) return
      let isStopped = false
      const context = gl.getContext()
      void gpuDone(context).then(() => {
        // `gpuDone` resolves for a lost context, too.
        if (!isStopped && !context.isContextLost()) ready()
      })
      return () => {
        isStopped = true
      }
    },
    [isDrawn, gl],
  )
  return children
}

/** three shares one reflection table between renderers, which would retain every context it was in. */
function releaseTable({ properties }: WebGLRenderer, scene: Object3D): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const table: unknown = Object(properties.get(object.material)).uniforms?.dfgLUT?.value
    if (table instanceof Texture) table.dispose()
  })
}

const pollMs = 8

/** Resolves without blocking when the graphics card has finished, or the context is lost. */
function gpuDone(gl: WebGLRenderingContext | WebGL2RenderingContext): Promise<void> {
  if (!(gl instanceof WebGL2RenderingContext)) return Promise.resolve()
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (fence === null) return Promise.resolve()
  gl.flush()
  return new Promise((resolve) => {
    const look = () => {
      if (!gl.isContextLost() && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
        after(pollMs, look)
        return
      }
      gl.deleteSync(fence)
      resolve()
    }
    after(pollMs, look)
  })
}
