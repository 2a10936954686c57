import { Component, type ReactNode } from 'react'
import { UnavailablePanel } from './unavailable-panel.tsx'

interface ScreenBoundaryProps {
  /** The screen is tried anew when this changes: the person went elsewhere. */
  resetKey: string
  children: ReactNode
}

interface ScreenBoundaryState {
  hasFailed: boolean
  resetKey: string
}

/**
 * Keeps what a screen throws in its room: header, navigation and every other address live on, and Retry
 * renders the screen anew.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  readonly #retry = () => this.setState({ hasFailed: false })

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <UnavailablePanel why="crashed" onRetry={this.#retry} />
  }
}
