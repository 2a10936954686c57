import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type {
  DuplicateProof,
  ForeignDuplicate,
  ProofOrder,
} from '@store/contract/schemas/orders/proofs'
import { FormMessage, formatCount, formatDate, theme } from '@store/ui'
import styled from 'styled-components'
import { OrderLink } from '../queue/order-link.tsx'

/** More are collapsed: they would push the verdict buttons out of view. */
const maxVisible = 3

const Text = styled.div`
  font-size: ${theme.size.s};

  summary {
    width: fit-content;
    cursor: pointer;
  }
`

function describeMatch({ sameFile, sameReference }: DuplicateProof | ForeignDuplicate): string {
  if (sameFile && sameReference) return 'Same file and same reference'
  return sameFile ? 'Same file' : 'Same reference'
}

function describeState({ orderStatus, proofStatus }: DuplicateProof): string {
  if (orderStatus === 'cancelled') return 'order cancelled'
  return proofStatus === 'unverified' ? 'not checked yet' : (proofStatus ?? 'no proof')
}

const wasAccepted = ({ proofStatus }: DuplicateProof) => proofStatus === 'verified'

function DuplicateList({ others }: { others: readonly DuplicateProof[] }) {
  return (
    <ul>
      {others.map((other) => (
        <li key={other._id}>
          {describeMatch(other)}: <OrderLink id={other._id} />,{' '}
          <strong>{describeState(other)}</strong>, {other.buyer}, {formatRupees(other.totalAmount)},{' '}
          {formatDate(other.createdAt)}
        </li>
      ))}
    </ul>
  )
}

/** A heading that summarizes the duplicates. */
function headingOf(others: readonly DuplicateProof[], isOnAnother: boolean): string {
  if (others.some(wasAccepted)) return 'Accepted for another order already'
  return isOnAnother ? 'Used on another order as well' : 'Rejected for this order before'
}

type DuplicateProofsProps = { order: Pick<ProofOrder, '_id' | 'duplicates'> }

/**
 * Warns when a transfer may be used twice: another order has the same file or reference, or it was rejected for
 * this one before.
 */
export function DuplicateProofs({ order: { _id, duplicates } }: DuplicateProofsProps) {
  if (duplicates.length === 0) return null
  const proofName = duplicates.filter((duplicate) => '_id' in duplicate)
  const foreign = duplicates.find((duplicate) => 'otherTier' in duplicate)
  // Orders it was already accepted for come first.
  const others = proofName.toSorted((a, b) => Number(wasAccepted(b)) - Number(wasAccepted(a)))
  const isOnAnother = foreign !== undefined || proofName.some((other) => other._id !== _id)
  const rest = others.slice(maxVisible)
  return (
    <FormMessage tone={others.some(wasAccepted) ? 'danger' : 'warning'}>
      <Text>
        <strong>{headingOf(others, isOnAnother)}</strong>
        <DuplicateList others={others.slice(0, maxVisible)} />
        {foreign ? <p>{describeMatch(foreign)} on an order of another tier</p> : null}
        {rest.length === 0 ? null : (
          <details>
            <summary>{formatCount(rest.length)} more</summary>
            <DuplicateList others={rest} />
          </details>
        )}
      </Text>
    </FormMessage>
  )
}
