import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#lib/browser/ChunkLoadError.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { tryAgain } from './updates/reload.ts'

interface ErrorBoundaryProps {
  /** A change clears the failure, as on navigation to another page. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Shows the error screen instead of children that failed to render (SHELL-07). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (props.resetKey === state.resetKey) return null
    return { failure: null, resetKey: props.resetKey }
  }

  /** React.lazy caches a failed load for the life of the page, so leaving a ChunkLoadError reloads. */
  override componentDidUpdate(_before: ErrorBoundaryProps, { failure }: ErrorBoundaryState): void {
    if (failure?.error instanceof ChunkLoadError && this.state.failure === null) tryAgain()
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorScreen error={failure.error} />
  }
}
