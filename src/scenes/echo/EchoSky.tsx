import { extend } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { Group } from 'three'
import { useModels } from '../stage/useModels.ts'
import { Lit } from './Lit.tsx'
import type { SkyProps } from './props.ts'
import { titleFont } from './titleCells.ts'

export type { SkyProps } from './props.ts'

extend({ Group })

/** The night sky around the speaking device. */
export function EchoSky(props: SkyProps) {
  const models = useModels(['speaker'], props)
  const hasFace = useFace()
  if (models === null || !hasFace) return null
  return <Lit {...props} model={models.speaker} />
}

/** Whether titles can be written; without the face they are written in another one. */
function useFace(): boolean {
  const [hasFace, setHasFace] = useState(false)
  useEffect(function loadFace() {
    let isGone = false
    const go = () => {
      if (!isGone) setHasFace(true)
    }
    document.fonts.load(titleFont(20)).then(go, (error: unknown) => {
      console.warn('A face is missing: titles are set in another one', error)
      go()
    })
    return () => {
      isGone = true
    }
  }, [])
  return hasFace
}
