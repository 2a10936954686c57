import { type ProofStatus, proofStatuses } from '@store/contract/rules/orders/proof-states'
import { Link } from 'react-router-dom'
import { TabLinks } from '../../tab-links.ts'

const names: Record<ProofStatus, string> = {
  unverified: 'To check',
  verified: 'Verified',
  rejected: 'Rejected',
}

/** The tab in the URL; the unverified proofs by default. */
export function readTab(params: URLSearchParams): ProofStatus {
  return proofStatuses.find((status) => status === params.get('status')) ?? 'unverified'
}

/** Tabs for unverified, verified and rejected proofs. */
export function ProofTabs({ shown }: { shown: ProofStatus }) {
  return (
    <TabLinks aria-label="Payment proofs">
      {proofStatuses.map((status) => (
        <Link
          key={status}
          to={{ search: status === 'unverified' ? '' : `status=${status}` }}
          aria-current={status === shown ? 'page' : undefined}
        >
          {names[status]}
        </Link>
      ))}
    </TabLinks>
  )
}
