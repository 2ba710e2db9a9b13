import { type ReactNode, useEffect } from 'react'
import { useStage } from '#state/stage.ts'

/** Shows a memoised scene on the stage while it is mounted. */
export function OnStage({ children }: { readonly children: ReactNode }) {
  useEffect(() => useStage.setState({ scene: children }), [children])
  useEffect(() => () => useStage.setState({ scene: null }), [])
  return null
}
