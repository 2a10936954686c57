import { formatRupees } from '@store/contract/rules/money-text'
import type { DuplicateProof, ForeignDuplicate, ProofOrder } from '@store/contract/schemas/proofs'
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

function sameOf({ sameFile, sameReference }: DuplicateProof | ForeignDuplicate): string {
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

/** What a list of look-alikes comes down to. */
function headingOf(others: readonly DuplicateProof[], isOnAnother: boolean): string {
  if (others.some(wasAccepted)) return 'Accepted for another order already'
  return isOnAnother ? 'Used on another order as well' : 'Rejected for this order before'
}

type LookAlikesProps = { order: Pick<ProofOrder, '_id' | 'duplicates'> }

/**
 * Warns when a transfer may pay for two orders: the same file or reference stands on another one, or was rejected for
 * this one before.
 */
export function LookAlikes({ order: { _id, duplicates } }: LookAlikesProps) {
  if (duplicates.length === 0) return null
  const named = duplicates.filter((duplicate) => '_id' in duplicate)
  const foreign = duplicates.find((duplicate) => 'otherTier' in duplicate)
  // Those it has paid for already say most.
  const others = named.toSorted((a, b) => Number(wasAccepted(b)) - Number(wasAccepted(a)))
  const isOnAnother = foreign !== undefined || named.some((other) => other._id !== _id)
  const rest = others.slice(mostAtAGlance)
  return (
    <FormMessage tone={others.some(wasAccepted) ? 'danger' : 'warning'}>
      <Words>
        <strong>{headingOf(others, isOnAnother)}</strong>
        <Others others={others.slice(0, mostAtAGlance)} />
        {foreign ? <p>{sameOf(foreign)} on an order of another tier</p> : null}
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
