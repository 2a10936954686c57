import { Component, type ReactNode } from 'react'
import { ShellErrorScreen } from './shell-error-screen.tsx'

interface ShellBoundaryProps {
  /** Called with the thrown value. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Error boundary of the shell itself: layout, navigation, routing. */
export class ShellBoundary extends Component<ShellBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ShellErrorScreen /> : this.props.children
  }
}
