import { Component, type ReactNode } from 'react'
import { ShellFaultScreen } from './shell-fault-screen.tsx'

interface ShellBoundaryProps {
  /** Told what was thrown. */
  onCatch: (fault: unknown) => void
  children: ReactNode
}

/** Stands in for the page when the shell itself throws: layout, navigation, routing. */
export class ShellBoundary extends Component<ShellBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(fault: unknown): void {
    this.props.onCatch(fault)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ShellFaultScreen /> : this.props.children
  }
}
