import { canStage, kioskFacts } from '#ui/parts/stageAbility.ts'
import { retryScene, useStage } from '#state/stage.ts'
import { type Check, failed, notApplicable, passed } from '../finding.ts'
import { pause, until } from '../wait.ts'

/** ms: the stage's code has to come, and a slow machine to draw. */
const stageMs = 30_000
/** ms until the stage that was just built draws. */
const settleMs = 500
/** ms: it waits five seconds itself before it gives up. */
const returnMs = 8_000

export const graphics: Check = async () => {
  // Whether it would draw if it could.
  if (!canStage({ ...kioskFacts(), webgl2: true })) return notApplicable('stillsOnly')
  const gl = document.createElement('canvas').getContext('webgl2')
  if (gl === null) return failed('noGraphics')
  const renderer = String(gl.getParameter(gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return passed(renderer)
}

/** Takes the graphics away from the stage of the exhibition itself, gives them back, and watches it recover. */
export const lostGraphics: Check = async (bench) => {
  if (!canStage(kioskFacts())) return notApplicable('stillsOnly')
  const showing = new AbortController()
  let graphics = 'present'
  bench.onStage((next) => {
    graphics = next
  }, showing.signal)
  try {
    const canvas = () => document.querySelector<HTMLCanvasElement>('[aria-hidden] canvas')
    // A context that is asked for before the stage has drawn would not be the stage's own.
    await until(() => canvas() !== null && useStage.getState().status === 'ready', stageMs)
    await pause(settleMs)
    const extension = canvas()?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!extension) return failed('noGraphics')
    extension.loseContext()
    if (!(await until(() => graphics === 'lost', returnMs))) return failed('noReturnOfGraphics')
    extension.restoreContext()
    return (await until(() => graphics === 'present', returnMs)) ? passed() : failed('noReturnOfGraphics')
  } finally {
    showing.abort()
    retryScene()
  }
}
