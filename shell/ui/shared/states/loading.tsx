import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type LoadingProps = {
  /** May be a message of the contract. Announced by screen readers, and shown when there are no skeletons. */
  label?: string
  /** Skeletons. */
  children?: React.ReactNode
}

/**
 * The loading state of a list or screen.
 * @example <Loading label="Loading orders..."><Skeleton shape="card" height="12rem" /></Loading>
 */
export function Loading({ label = t`Loading...`, children }: LoadingProps) {
  const text = translate(label)
  return (
    <div role="status" aria-busy>
      {children === undefined ? text : <VisuallyHidden>{text}</VisuallyHidden>}
      {children}
    </div>
  )
}
