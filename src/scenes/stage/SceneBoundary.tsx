import { Component, type ReactNode } from 'react'

interface SceneBoundaryProps {
  readonly onBroken: () => void
  readonly children: ReactNode
}

/** Catches errors of a scene: the stage stays dark, the page works on. Another `key` tries again. */
export class SceneBoundary extends Component<SceneBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onBroken()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
