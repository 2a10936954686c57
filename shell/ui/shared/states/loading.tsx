import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { theme } from '../theme/theme.ts'

const pulse = keyframes`
  50% { opacity: 0.55; }
`

/** One animation for all skeletons: each of them would be styled anew, and be a layer of its own, in every frame. */
const Pulsing = styled.div`
  ${theme.media.motion} {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`

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
  if (children === undefined) {
    return (
      <div role="status" aria-busy>
        {text}
      </div>
    )
  }
  return (
    <Pulsing role="status" aria-busy>
      <VisuallyHidden>{text}</VisuallyHidden>
      {children}
    </Pulsing>
  )
}
