import { Component, type ReactNode } from 'react'
import { UnavailablePanel } from './unavailable-panel.tsx'

interface ScreenBoundaryProps {
  /** The screen is tried anew when this changes: the person went elsewhere. */
  resetKey: string
  /** Whose room it is, as `mf-shop@1.4.0`; the shell's when absent. */
  release?: string
  /** Told what was thrown, once for each time. */
  onError: (error: unknown) => void
  children: ReactNode
}

interface ScreenBoundaryState {
  /** Wrapped, because anything can be thrown. */
  caught: { error: unknown } | undefined
  resetKey: string
}

/**
 * Keeps what a screen throws in its room: header, navigation and every other address live on, and Retry
 * renders the screen anew.
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
  }

  readonly #retry = () => this.setState({ caught: undefined })

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    const causes = [{ release: this.props.release ?? 'shell', detail: String(caught.error) }]
    return <UnavailablePanel why="crashed" causes={causes} onRetry={this.#retry} />
  }
}
