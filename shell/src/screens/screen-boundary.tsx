import { Component, type ReactNode } from 'react'
import { UnavailablePanel } from './unavailable-panel.tsx'

interface ScreenBoundaryProps {
  /** The error is cleared when this changes, that is after a navigation. */
  resetKey: string
  /** The release the screen belongs to, as `mf-shop@1.4.0`; the shell when absent. */
  release?: string
  /** Called with each thrown value. */
  onError: (error: unknown) => void
  children: ReactNode
}

interface ScreenBoundaryState {
  /** Wrapped, because any value can be thrown. */
  caught: { error: unknown } | undefined
  resetKey: string
}

/**
 * Error boundary of a screen: header, navigation and all other pages keep working, and Retry renders the screen again.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { caught: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return resetKey === state.resetKey ? null : { caught: undefined, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    // The HTML of the document can still be read, until the screen has been there once.
    if (globalThis.earlyInput) globalThis.startGuard?.fail('error')
  }

  readonly #retry = () => this.setState({ caught: undefined })

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    const causes = [{ release: this.props.release ?? 'shell', detail: String(caught.error) }]
    return <UnavailablePanel why="crashed" causes={causes} onRetry={this.#retry} />
  }
}
