import { type ReactNode, useEffect } from 'react'
import { useStage } from '#state/stage.ts'

/** Shows a scene on the stage behind the page for as long as it is mounted. Give it an element that is memoised. */
export function OnStage({ children }: { readonly children: ReactNode }) {
  useEffect(() => useStage.setState({ scene: children }), [children])
  useEffect(() => () => useStage.setState({ scene: null }), [])
  return null
}
