import { useProgress } from '@react-three/drei'
import { Canvas } from '@react-three/fiber'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'
import { createFrameJudge, firstTier, qualityOf, type Tier } from '#scenes/stage/quality.ts'
import { StageToolsContext } from '#scenes/stage/stageTools.ts'
import { forgetModels } from '#scenes/stage/useModel.ts'
import { failScene, loseGraphics, useStage } from '#state/stage.ts'
import { Graphics } from './Graphics.tsx'
import { muteClockNotice } from './muteClockNotice.ts'
import { Opening } from '#scenes/stage/Opening.tsx'
import { SceneBoundary } from '#scenes/stage/SceneBoundary.tsx'
import styles from './Stage.module.css'
import { testTier } from './testHandle.ts'

muteClockNotice()

/**
 * The one canvas of the visit. Scenes come and go; renderer and canvas stay. It draws on demand only: a scene at rest
 * costs nothing.
 */
export function Stage() {
  const isHeld = useStage((stage) => stage.held !== null)
  const scene = useStage((stage) => stage.held ?? stage.scene)
  const room = useStage((stage) => stage.room)
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
            <SceneBoundary key={`${room}.${attempt}.${isHeld}`} onBroken={breakScene}>
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
