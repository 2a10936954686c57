import { type ProofStatus, proofStatuses } from '@store/contract/rules/orders/proof-states'
import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const names: Record<ProofStatus, string> = {
  unverified: 'To check',
  verified: 'Verified',
  rejected: 'Rejected',
}

const Tabs = styled.nav`
  display: flex;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  overflow: hidden;

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.targetDense};
    padding-inline: ${theme.space.s};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a + a {
    border-inline-start: 1px solid ${theme.color.border};
  }

  a[aria-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.text};
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`

/** The tab in the URL; the unverified proofs by default. */
export function readTab(params: URLSearchParams): ProofStatus {
  return proofStatuses.find((status) => status === params.get('status')) ?? 'unverified'
}

/** Tabs for unverified, verified and rejected proofs. */
export function ProofTabs({ shown }: { shown: ProofStatus }) {
  return (
    <Tabs aria-label="Payment proofs">
      {proofStatuses.map((status) => (
        <Link
          key={status}
          to={{ search: status === 'unverified' ? '' : `status=${status}` }}
          aria-current={status === shown ? 'page' : undefined}
        >
          {names[status]}
        </Link>
      ))}
    </Tabs>
  )
}
