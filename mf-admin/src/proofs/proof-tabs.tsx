import { type ProofStatus, proofStatuses } from '@store/contract/rules/proof-states'
import { theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const names: Record<ProofStatus, string> = {
  unverified: 'To check',
  verified: 'Verified',
  rejected: 'Rejected',
}

const Tabs = styled.nav`
  display: flex;
  gap: ${theme.space.xs};
  border-block-end: 1px solid ${theme.color.border};

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    padding-inline: ${theme.space.s};
    border-block-end: 3px solid transparent;
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a[aria-current] {
    border-color: ${theme.color.primary};
    color: ${theme.color.text};
  }
`

/** Which proofs an address asks for; those to check unless it says others. */
export function readTab(params: URLSearchParams): ProofStatus {
  return proofStatuses.find((status) => status === params.get('status')) ?? 'unverified'
}

/** The way between the proofs to check and those that have their verdict. */
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
