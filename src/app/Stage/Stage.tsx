import { useProgress } from '@react-three/drei'
import { Canvas, useThree } from '@react-three/fiber'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { NeutralToneMapping, PCFShadowMap, setConsoleFunction, WebGLRenderer } from 'three'
import { useViewport } from '#lib/browser/useViewport.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { createFrameJudge, firstTier, mostDpr, qualityOf, type Tier } from '#scenes/stage/quality.ts'
import { StageToolsContext } from '#scenes/stage/stageTools.ts'
import { forgetModels } from '#scenes/stage/useModel.ts'
import { failScene, loseGraphics, useStage } from '#state/stage.ts'
import { Opening } from '#scenes/stage/Opening.tsx'
import { SceneBoundary } from '#scenes/stage/SceneBoundary.tsx'
import styles from './Stage.module.css'
import { reportToTests, testTier } from './testHandle.ts'

/** The deprecation notice for THREE.Clock, which fiber still uses; its next major version does not. */
const notice = /^THREE\.Clock: This module has been deprecated/

/** Hides that one notice; all other messages of three go to the console. */
function muteClockNotice(): void {
  setConsoleFunction((type, message, ...rest) => {
    if (!notice.test(message)) console[type](message, ...rest)
  })
}

muteClockNotice()

/** The one canvas of the visit. Scenes change, the renderer stays. A scene at rest draws no frames. */
export function Stage() {
  const isHeld = useStage((stage) => stage.held !== null)
  const scene = useStage((stage) => stage.held ?? stage.scene)
  const visit = useStage((stage) => stage.visit)
  const attempt = useStage((stage) => stage.attempt)
  const hasGraphics = useStage((stage) => stage.graphics === 'present')
  const [firstQuality] = useState(() => qualityOf(testTier() ?? firstTier(navigator.hardwareConcurrency)))
  const [tier, setTier] = useState<Tier>(firstQuality.tier)
  const tools = useMemo(() => {
    const { antialias, reflectionSize } = firstQuality
    const judge = createFrameJudge(tier)
    const judgeFrame = (frameMs: number, at: number) => {
      const lower = testTier() === null ? judge.judge(frameMs, at) : null
      if (lower !== null) setTier(lower)
    }
    return { quality: { ...qualityOf(tier), antialias, reflectionSize }, judgeFrame }
  }, [firstQuality, tier])
  const { width, height } = useViewport()
  const dpr = mostDpr(tools.quality, width * height)

  return (
    <div className={styles.stage} data-dark={scene === null || undefined} aria-hidden="true">
      <Canvas
        frameloop="demand"
        resize={{ scroll: false, debounce: 0 }}
        dpr={[Math.min(1, dpr), dpr]}
        shadows={{ type: PCFShadowMap }}
        camera={{ near: 0.05, far: 8 }}
        gl={({ canvas }) => rendererOn(canvas, firstQuality.antialias)}
      >
        <Graphics />
        {hasGraphics && scene !== null && (
          <StageToolsContext value={tools}>
            <SceneBoundary key={`${visit}.${attempt}.${isHeld}`} onBroken={breakScene}>
              <Suspense fallback={<Loading />}>
                <Opening onReady={() => useStage.setState({ status: 'ready' })}>{scene}</Opening>
              </Suspense>
            </SceneBoundary>
          </StageToolsContext>
        )}
      </Canvas>
    </div>
  )
}

/** Drops the loaded files, so that another try fetches them again. */
function breakScene() {
  forgetModels()
  failScene()
}

/** Reports how much of the scene has loaded. */
function Loading() {
  const percent = useProgress((files) => files.progress)
  useEffect(() => useStage.setState({ progress: percent / 100 }), [percent])
  return null
}

type CanvasOf = NonNullable<ConstructorParameters<typeof WebGLRenderer>[0]>['canvas']

async function rendererOn(canvas: CanvasOf, antialias: boolean): Promise<WebGLRenderer> {
  try {
    const renderer = new WebGLRenderer({
      ...(canvas && { canvas }),
      antialias,
      powerPreference: 'high-performance',
      stencil: false,
    })
    renderer.toneMapping = NeutralToneMapping
    return renderer
  } catch (error) {
    loseGraphics(error)
    // Fiber catches no error here, so the promise stays pending until the stage is unmounted.
    return new Promise(() => {})
  }
}

/** ms. A context that returns does so within moments. */
const returnMs = 5_000

/**
 * Follows the graphics context. The scene is unmounted while the context is lost, since render targets are lost with
 * it, and mounted again when it returns.
 */
function Graphics() {
  const gl = useThree((state) => state.gl)
  useEffect(() => reportToTests(gl), [gl])
  useEffect(
    function watchContext() {
      const listening = new AbortController()
      let giveUp: Stop = () => {}
      const lost = () => {
        // Geometries and textures that stayed would keep their data from every earlier context.
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
