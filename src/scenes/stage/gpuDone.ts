import { after } from '#lib/time/timers.ts'

const pollMs = 8

/** Resolves when the graphics card has done all it was asked for so far, or is gone. Nothing waits meanwhile. */
export function gpuDone(gl: WebGLRenderingContext | WebGL2RenderingContext): Promise<void> {
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
