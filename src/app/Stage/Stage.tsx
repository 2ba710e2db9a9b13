import { useProgress } from '@react-three/drei'
import { Canvas, useThree } from '@react-three/fiber'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { NeutralToneMapping, PCFShadowMap, setConsoleFunction, WebGLRenderer } from 'three'
import { after, type Stop } from '#lib/time/timers.ts'
import { createFrameJudge, firstTier, qualityOf, type Tier } from '#scenes/stage/quality.ts'
import { StageToolsContext } from '#scenes/stage/stageTools.ts'
import { forgetModels } from '#scenes/stage/useModel.ts'
import { failScene, loseGraphics, useStage } from '#state/stage.ts'
import { Opening } from '#scenes/stage/Opening.tsx'
import { SceneBoundary } from '#scenes/stage/SceneBoundary.tsx'
import styles from './Stage.module.css'
import { reportToTests, testTier } from './testHandle.ts'

/** What three says of a class that fiber still makes one of; its next major version no longer does. */
const notice = /^THREE\.Clock: This module has been deprecated/

/** Keeps that one notice out of every room's console; all else that three says is heard. */
function muteClockNotice(): void {
  setConsoleFunction((type, message, ...rest) => {
    if (!notice.test(message)) console[type](message, ...rest)
  })
}

muteClockNotice()

/**
 * The one canvas of the visit. Scenes come and go; renderer and canvas stay. It draws on demand only: a scene at rest
 * costs nothing.
 */
export function Stage() {
  const isHeld = useStage((stage) => stage.held !== null)
  const scene = useStage((stage) => stage.held ?? stage.scene)
  const visit = useStage((stage) => stage.visit)
  const attempt = useStage((stage) => stage.attempt)
  const hasGraphics = useStage((stage) => stage.graphics === 'present')
  const [firstQuality] = useState(() => qualityOf(testTier() ?? tierHere()))
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
  const { maxDpr } = tools.quality

  return (
    <div className={styles.stage} data-dark={scene === null || undefined} aria-hidden="true">
      <Canvas
        frameloop="demand"
        resize={{ scroll: false, debounce: 0 }}
        dpr={[Math.min(1, maxDpr), maxDpr]}
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

/** What was loaded for it is forgotten: another try asks for the files anew. */
function breakScene() {
  forgetModels()
  failScene()
}

/** Tells the page how much of the scene has come. */
function Loading() {
  const percent = useProgress((files) => files.progress)
  useEffect(() => useStage.setState({ progress: percent / 100 }), [percent])
  return null
}

const tierHere = () =>
  firstTier({
    cores: navigator.hardwareConcurrency,
    pixels: innerWidth * innerHeight,
    dpr: devicePixelRatio,
  })

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
    // Fiber catches no error here: the stage is taken down while it waits.
    return new Promise(() => {})
  }
}

/** A context that comes back does so within moments; after that nobody should wait for it, ms. */
const returnMs = 5_000

/**
 * Follows the graphics context. While it is lost the scene leaves, since what it drew into textures is gone, and it
 * comes back with the context.
 */
function Graphics() {
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
