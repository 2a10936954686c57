import { Component, type ReactNode } from 'react'
import { ShellErrorScreen } from './shell-error-screen.tsx'

interface ShellBoundaryProps {
  /** Told what was thrown. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Stands in for the page when the shell itself throws: layout, navigation, routing. */
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
