import type { DirectionalLight, PointLight, SpotLight } from 'three'

/** A lamp that throws a shadow. */
type Lamp = SpotLight | DirectionalLight | PointLight

/** Lamps whose shadow has to be drawn anew wait here for their turn: one a frame, so that no frame carries them all. */
export interface ShadowTurns {
  /** What throws this lamp's shadow has moved. */
  ask(lamp: Lamp): void
  /** The lamp is gone. */
  forget(lamp: Lamp): void
  /** Once before each drawn frame: lets the next lamp draw. Returns whether more wait, for whom another frame is needed. */
  serve(): boolean
}

export function createShadowTurns(): ShadowTurns {
  const waiting = new Set<Lamp>()
  return {
    ask: (lamp) => {
      lamp.shadow.autoUpdate = false
      waiting.add(lamp)
    },
    forget: (lamp) => waiting.delete(lamp),
    serve: () => {
      for (const lamp of waiting) {
        waiting.delete(lamp)
        lamp.shadow.needsUpdate = true
        break
      }
      return waiting.size > 0
    },
  }
}
