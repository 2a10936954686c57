import { formatRupees } from '@store/contract/rules/money-text'
import type { DuplicateProof } from '@store/contract/schemas/proofs'
import { formatCount, theme } from '@store/sdk'
import { FormMessage, formatDate } from '@store/sdk/parts'
import styled from 'styled-components'
import { OrderLink } from './order-link.tsx'

/** More are folded away: they would push the verdict off the desk. */
const mostAtAGlance = 3

const Words = styled.div`
  font-size: ${theme.size.s};

  summary {
    width: fit-content;
    cursor: pointer;
  }
`

function sameOf({ sameFile, sameReference }: DuplicateProof): string {
  if (sameFile && sameReference) return 'Same file and same reference'
  return sameFile ? 'Same file' : 'Same reference'
}

function stateOf({ orderStatus, proofStatus }: DuplicateProof): string {
  if (orderStatus === 'cancelled') return 'order cancelled'
  return proofStatus === 'unverified' ? 'not checked yet' : (proofStatus ?? 'no proof')
}

const wasAccepted = ({ proofStatus }: DuplicateProof) => proofStatus === 'verified'

function Others({ others }: { others: readonly DuplicateProof[] }) {
  return (
    <ul>
      {others.map((other) => (
        <li key={other._id}>
          {sameOf(other)}: <OrderLink id={other._id} />, <strong>{stateOf(other)}</strong>,{' '}
          {other.buyer}, {formatRupees(other.totalAmount)}, {formatDate(other.createdAt)}
        </li>
      ))}
    </ul>
  )
}

/** Warns when a transfer may pay for two orders: the same file or reference stands on another one. */
export function LookAlikes({ duplicates }: { duplicates: readonly DuplicateProof[] }) {
  if (duplicates.length === 0) return null
  // Those it has paid for already say most.
  const others = duplicates.toSorted((a, b) => Number(wasAccepted(b)) - Number(wasAccepted(a)))
  const isAccepted = others.some(wasAccepted)
  const rest = others.slice(mostAtAGlance)
  return (
    <FormMessage tone={isAccepted ? 'danger' : 'warning'}>
      <Words>
        <strong>
          {isAccepted ? 'Accepted for another order already' : 'Used on another order as well'}
        </strong>
        <Others others={others.slice(0, mostAtAGlance)} />
        {rest.length === 0 ? null : (
          <details>
            <summary>{formatCount(rest.length)} more</summary>
            <Others others={rest} />
          </details>
        )}
      </Words>
    </FormMessage>
  )
}
