import { CameraControls, CameraControlsImpl } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { MathUtils, Matrix4, type PerspectiveCamera, type Vector3 } from 'three'
import type { TurnKey } from '#lib/hold/turnKey.ts'
import { useMotion } from '../stage/useMotion.ts'
import type { HeldLook, HeldProps } from './held.ts'

/** Seconds. Frames are on demand, so the first one after a rest is limited. */
const longestStep = 1 / 20

class HandControls extends CameraControlsImpl {
  override update(seconds: number): boolean {
    return super.update(Math.min(seconds, longestStep))
  }

  /** Ends all gestures. `cancel` alone remembers fingers while there are more than a gesture uses. */
  endGestures(): void {
    this._activePointers.length = 0
    this._isDragging = false
    this.cancel()
  }
}

/** What an object can ask of the camera. */
export interface Framing {
  /** Brings a sphere into view. */
  readonly show: (middle: Vector3, reach: number) => void
  /** Turns a front view so that the layers become visible. */
  readonly aside: () => void
}

interface GripProps extends Pick<HeldProps, 'hand' | 'surface' | 'covered'> {
  readonly camera: PerspectiveCamera
  readonly look: HeldLook
  readonly frame: RefObject<Framing | null>
}

/** Radians per press of a key, and factor of the zoom. */
const step = { turn: Math.PI / 6, tilt: Math.PI / 12, nearer: 1.3 } as const
/** Seconds by which the object lags behind its goal and behind a finger. */
const smooth = { going: 0.22, dragged: 0.16 } as const
/** Limits of the distance, as factors on the distance of the whole view. */
const reachOfArm = { nearest: 0.12, farthest: 2.6 } as const
/** Radians from the front, and above it. */
const aside = { around: -0.62, above: 0.32 } as const
/** Factor for the margin. */
const air = 1.12

/** The camera controls: fingers, keys and inertia. */
export function Grip({ hand, surface, covered, camera, look, frame }: GripProps) {
  const { width, height } = useThree((state) => state.size)
  const [controls, setControls] = useState<HandControls | null>(null)
  const { above, reach } = look
  const before = useRef(new Matrix4())
  // Compares what is seen, since the controls report a resting finger as active.
  useMotion(() => {
    const isMoving = !before.current.equals(camera.matrixWorld)
    before.current.copy(camera.matrixWorld)
    return isMoving
  })

  const free = { width: width - covered.right, height: height - covered.bottom }
  const slope = (Math.tan((camera.fov * Math.PI) / 360) * Math.min(free.width, free.height)) / height
  const away = (radius: number) => (air * radius) / Math.sin(Math.atan(slope))
  const whole = away(reach)

  const straighten = useCallback(
    (isFelt: boolean) => {
      if (controls === null) return
      controls.normalizeRotations()
      void controls.rotateTo(0, Math.PI / 2 - above, isFelt)
      void controls.moveTo(0, 0, 0, isFelt)
      void controls.dollyTo(whole, isFelt)
    },
    [controls, above, whole],
  )
  const straight = useEffectEvent(straighten)
  /** The last fitted distance, so that a scene that suspends for a moment keeps its view. */
  const fitted = useRef<number | null>(null)
  useEffect(
    function fit() {
      if (controls === null || fitted.current === whole) return
      if (fitted.current === null) {
        straight(false)
        void controls.rotate(-0.7, -0.15, false)
        void controls.dolly(-0.7 * controls.distance, false)
        straight(true)
      } else void controls.dollyTo(whole, true)
      fitted.current = whole
    },
    [controls, whole],
  )
  useEffect(
    function endGestures() {
      if (controls === null) return
      const listening = new AbortController()
      const endAll = () => controls.endGestures()
      // Leaving the window ends all gestures, and so does a new first touch, since the end of an earlier one may be
      // missing.
      addEventListener('blur', endAll, listening)
      document.documentElement.addEventListener('mouseleave', endAll, listening)
      surface.addEventListener('pointerdown', ({ isPrimary }) => isPrimary && endAll(), {
        capture: true,
        signal: listening.signal,
      })
      surface.addEventListener('dblclick', () => straight(true), listening)
      return () => listening.abort()
    },
    [controls, surface],
  )

  useImperativeHandle(hand, () => {
    const turn: Readonly<Record<TurnKey, () => unknown>> = {
      left: () => controls?.rotate(step.turn, 0, true),
      right: () => controls?.rotate(-step.turn, 0, true),
      up: () => controls?.rotate(0, step.tilt, true),
      down: () => controls?.rotate(0, -step.tilt, true),
      nearer: () => controls?.dollyTo(controls.distance / step.nearer, true),
      farther: () => controls?.dollyTo(controls.distance * step.nearer, true),
      straight: () => straighten(true),
    }
    return { turn: (key) => void turn[key]() }
  }, [controls, straighten])
  useImperativeHandle(frame, () => ({
    show: (middle, radius) => {
      void controls?.moveTo(middle.x, middle.y, middle.z, true)
      void controls?.dollyTo(away(radius), true)
    },
    aside: () => {
      controls?.normalizeRotations()
      void controls?.rotateTo(aside.around, Math.PI / 2 - aside.above, true)
    },
  }))

  return (
    <CameraControls
      ref={(made) => setControls(made instanceof HandControls ? made : null)}
      impl={HandControls}
      camera={camera}
      domElement={surface}
      smoothTime={smooth.going}
      draggingSmoothTime={smooth.dragged}
      minDistance={whole * reachOfArm.nearest}
      maxDistance={whole * reachOfArm.farthest}
      minPolarAngle={MathUtils.degToRad(8)}
      maxPolarAngle={MathUtils.degToRad(172)}
      mouseButtons={{ left: action.ROTATE, middle: action.DOLLY, right: action.NONE, wheel: action.DOLLY }}
      touches={{ one: action.TOUCH_ROTATE, two: action.TOUCH_DOLLY_ROTATE, three: action.NONE }}
    />
  )
}

const action = HandControls.ACTION
