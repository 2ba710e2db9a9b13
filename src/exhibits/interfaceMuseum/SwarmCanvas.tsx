import { useEffect, useEffectEvent, useRef } from 'react'
import { everyFrame } from '#lib/time/timers.ts'
import { screenSize } from './places.ts'
import { type Swarm, swarmMs, swarmPlace } from './swarm.ts'
import styles from './LittleScreen.module.css'

interface SwarmCanvasProps {
  readonly swarm: Swarm
  /** Colours, 0 to 255. */
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly onArrived: () => void
}

/** The dots of one picture flying to their positions in the next. */
export function SwarmCanvas({ swarm, from, to, onArrived }: SwarmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const arrived = useEffectEvent(onArrived)
  useEffect(
    function fly() {
      const element = canvas.current
      const context = element?.getContext('2d')
      if (!element || !context) {
        arrived()
        return
      }
      const scale = Math.max(1, (element.clientWidth * devicePixelRatio) / screenSize.width)
      element.width = Math.round(screenSize.width * scale)
      element.height = Math.round(screenSize.height * scale)
      const size = Math.ceil(scale)
      const place = { x: 0, y: 0 }
      let passedMs = 0
      const stop = everyFrame((deltaMs) => {
        // Limits a long frame, so that the flight continues where it was.
        passedMs += Math.min(deltaMs, 100)
        const share = Math.min(1, passedMs / swarmMs)
        const [red, green, blue] = from.map((tone, index) => tone + ((to[index] ?? tone) - tone) * share)
        context.clearRect(0, 0, element.width, element.height)
        context.fillStyle = `rgb(${red} ${green} ${blue})`
        for (let index = 0; index < swarm.count; index++) {
          swarmPlace(swarm, index, share, place)
          context.fillRect(Math.round(place.x * scale), Math.round(place.y * scale), size, size)
        }
        if (share < 1) return
        stop()
        arrived()
      })
      return stop
    },
    [swarm, from, to],
  )
  return <canvas ref={canvas} className={styles.layer} aria-hidden="true" />
}
