import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type LoadingProps = {
  /** Announced by screen readers, and shown when there are no skeletons. */
  label?: string
  /** Skeletons. */
  children?: React.ReactNode
}

/**
 * The loading state of a list or screen.
 * @example <Loading label="Loading orders..."><Skeleton shape="card" height="12rem" /></Loading>
 */
export function Loading({ label = 'Loading...', children }: LoadingProps) {
  return (
    <div role="status" aria-busy>
      {children === undefined ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  )
}
