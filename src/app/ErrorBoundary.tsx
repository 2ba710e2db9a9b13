import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#lib/browser/ChunkLoadError.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { tryAgain } from './updates/reload.ts'

interface ErrorBoundaryProps {
  /** Another value clears the failure: the page that was navigated to gets its chance. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Shows the error screen in place of what failed to render (SHELL-07). */
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

  /** React.lazy keeps what failed for as long as the page lives: whoever goes on from missing code gets a fresh one. */
  override componentDidUpdate(_before: ErrorBoundaryProps, { failure }: ErrorBoundaryState): void {
    if (failure?.error instanceof ChunkLoadError && this.state.failure === null) tryAgain()
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorScreen error={failure.error} />
  }
}
