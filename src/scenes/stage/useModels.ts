import { useEffect, useEffectEvent, useState } from 'react'
import type { Group } from 'three'
import { type ModelName, models } from '../models.gen.ts'
import { disposeTree } from './dispose.ts'
import { useStageTools } from './stageTools.ts'

interface LoadEvents {
  /** Share of all bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly onFailed: (error: unknown) => void
}

/**
 * The models of a scene, all at once or null while some are missing. What they take on the graphics card is given back
 * when the scene leaves; their data stays, so coming back is quick.
 */
export function useModels<Name extends ModelName>(
  asked: readonly Name[],
  events: LoadEvents,
): Readonly<Record<Name, Group>> | null {
  const { models: cache } = useStageTools()
  const [loaded, setLoaded] = useState<Readonly<Record<Name, Group>> | null>(null)
  const onProgress = useEffectEvent(events.onProgress)
  const onFailed = useEffectEvent(events.onFailed)
  const [names, setNames] = useState(asked)
  // Callers write their list anew in each render: only another content counts.
  if (names.join() !== asked.join()) setNames(asked)
  useEffect(
    function loadModels() {
      let isGone = false
      let groups: readonly (readonly [Name, Group])[] = []
      const bytes = new Map<Name, number>()
      const total = names.reduce((sum, name) => sum + models[name].bytes, 0)
      const load = async (name: Name) => {
        const group = await cache.load(models[name].url, (count) => {
          bytes.set(name, count)
          if (!isGone) onProgress([...bytes.values()].reduce((sum, one) => sum + one, 0) / total)
        })
        return [name, group] as const
      }
      Promise.all(names.map(load)).then(
        (all) => {
          if (isGone) return
          groups = all
          setLoaded(recordOf(names, new Map(all)))
        },
        (error: unknown) => {
          if (!isGone) onFailed(error)
        },
      )
      return () => {
        isGone = true
        for (const [, group] of groups) disposeTree(group)
      }
    },
    [cache, names],
  )
  return loaded
}

function recordOf<Name extends string, T>(names: readonly Name[], all: Map<Name, T>): Record<Name, T> {
  const isComplete = (record: Partial<Record<Name, T>>): record is Record<Name, T> =>
    names.every((name) => record[name] !== undefined)
  const record: Partial<Record<Name, T>> = {}
  for (const [name, value] of all) record[name] = value
  if (!isComplete(record)) throw new Error('A model is missing')
  return record
}
