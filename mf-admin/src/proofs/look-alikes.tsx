import type { DuplicateProof } from '@store/contract/schemas/proofs'
import { FormMessage, formatDateTime, formatRupees } from '@store/sdk'
import { OrderLink } from './order-link.tsx'

function sameOf({ sameFile, sameReference }: DuplicateProof): string {
  if (sameFile && sameReference) return 'Same file and same reference'
  return sameFile ? 'Same file' : 'Same reference'
}

/** Warns when a transfer may pay for two orders: the same file or reference stands on another one. */
export function LookAlikes({ duplicates }: { duplicates: readonly DuplicateProof[] }) {
  if (duplicates.length === 0) return null
  return (
    <FormMessage tone="warning">
      <strong>Used on another order as well</strong>
      <ul>
        {duplicates.map((other) => (
          <li key={other._id}>
            {sameOf(other)}: <OrderLink id={other._id} /> of {other.buyer},{' '}
            {formatRupees(other.totalAmount)}, {formatDateTime(other.createdAt)}
          </li>
        ))}
      </ul>
    </FormMessage>
  )
}
