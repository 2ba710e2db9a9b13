import { createRoot, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Group, NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'
import { assetBytes } from '#api/assetBytes.ts'
import { reportInterruptedStage } from '#scenes/stage/brokenStage.ts'
import { createModelCache } from '#scenes/stage/modelCache.ts'
import { parseModel } from '#scenes/stage/parseModel.ts'
import { createFrameJudge, firstTier, qualityOf, type Tier } from '#scenes/stage/quality.ts'
import { type StageTools, StageToolsContext } from '#scenes/stage/stageTools.ts'
import { hushClockNotice } from './hushClockNotice.ts'
import { reportToTests, testTier } from './testHandle.ts'
import { SceneBoundary } from './SceneBoundary.tsx'
import styles from './Stage.module.css'
import { watchContext } from './watchContext.ts'

hushClockNotice()

/** One for the visit: what was loaded stays loaded. */
const models = createModelCache<Group>(assetBytes, parseModel)

interface StageProps {
  /** What plays now; null leaves the stage dark and still. */
  readonly scene: ReactNode
  /** There is no stage: no graphics, or they were lost for good. */
  readonly onBroken: (error: unknown) => void
}

/**
 * The one canvas of the visit. Scenes come and go; renderer and canvas stay. It draws on demand only: a scene at rest
 * costs nothing.
 */
export function Stage({ scene, onBroken }: StageProps) {
  const holder = useRef<HTMLDivElement>(null)
  const stage = useRef<BuiltStage | null>(null)
  const [tools, setTools] = useState<StageTools | null>(null)

  useEffect(
    function buildStage() {
      const parent = holder.current
      if (parent === null) return
      const built = buildOn(parent, setTools, onBroken)
      stage.current = built
      return () => {
        stage.current = null
        setTools(null)
        built?.dispose()
      }
    },
    [onBroken],
  )

  useEffect(
    function playScene() {
      if (stage.current === null) return
      if (tools === null) {
        stage.current.root.render(null)
        return
      }
      stage.current.root.render(
        <StageToolsContext value={tools}>
          <SceneBoundary key={scene === null ? 'dark' : 'lit'} onBroken={onBroken}>
            {scene}
          </SceneBoundary>
        </StageToolsContext>,
      )
    },
    [scene, tools, onBroken],
  )

  return (
    <div ref={holder} className={styles.stage} data-dark={scene === null || undefined} aria-hidden="true" />
  )
}

interface BuiltStage {
  readonly root: ReconcilerRoot<HTMLCanvasElement>
  dispose(): void
}

function buildOn(
  parent: HTMLDivElement,
  setTools: (tools: StageTools | null) => void,
  onBroken: (error: unknown) => void,
): BuiltStage | null {
  const canvas = document.createElement('canvas')
  canvas.className = styles.canvas ?? ''
  const judge = createFrameJudge(
    testTier() ??
      firstTier({
        cores: navigator.hardwareConcurrency,
        pixels: innerWidth * innerHeight,
        dpr: devicePixelRatio,
      }),
  )
  const isFixed = testTier() !== null
  const { antialias, reflectionSize } = qualityOf(judge.tier())
  let renderer: WebGLRenderer
  try {
    renderer = new WebGLRenderer({
      canvas,
      antialias,
      powerPreference: 'high-performance',
      stencil: false,
    })
  } catch (error) {
    onBroken(error)
    return null
  }
  renderer.toneMapping = NeutralToneMapping
  parent.append(canvas)

  const root = createRoot(canvas)
  const judgeFrame = (frameMs: number) => {
    if (isFixed) return
    const lower = judge.judge(frameMs)
    if (lower !== null) configure(lower)
  }
  const configure = (tier: Tier) => {
    const quality = { ...qualityOf(tier), antialias, reflectionSize }
    root
      .configure({
        gl: renderer,
        frameloop: 'demand',
        dpr: [Math.min(1, quality.maxDpr), quality.maxDpr],
        shadows: { enabled: true, type: PCFShadowMap },
        size: { width: parent.clientWidth, height: parent.clientHeight, top: 0, left: 0 },
        camera: { near: 0.05, far: 8 },
      })
      .then(() => setTools({ models, quality, judgeFrame }), onBroken)
  }
  configure(judge.tier())

  const follow = new ResizeObserver(() => configure(judge.tier()))
  follow.observe(parent)
  const stopWatching = watchContext(canvas, {
    onLost: () => {
      // The scene leaves with the context and comes back with the next: what it drew into textures is gone, and to give
      // that back to a context that never knew it is an error.
      setTools(null)
      reportInterruptedStage(true)
    },
    onRestored: () => {
      reportInterruptedStage(false)
      configure(judge.tier())
    },
    onGone: onBroken,
  })
  const stopReporting = reportToTests(renderer)
  return {
    root,
    dispose: () => {
      stopWatching()
      reportInterruptedStage(false)
      follow.disconnect()
      stopReporting()
      root.unmount()
      canvas.remove()
    },
  }
}
