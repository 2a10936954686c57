import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, FormMessage, Stack, theme } from '@store/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { isOwnOrder } from '../receipt-orders.ts'
import { differenceOf } from './difference-of.ts'
import { OrderFinder } from './order-finder.tsx'
import { PartList } from './part-list.tsx'
import { useAssignment } from './use-assignment.ts'

const Sum = styled.p`
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`

function describeRest({ parts, rest }: Pick<ReturnType<typeof useAssignment>, 'parts' | 'rest'>) {
  const formatted = formatPlainRupees(rest)
  if (parts.length === 0) return `Choose an order. Until then ${formatted} stays as credit.`
  if (rest === 0) return 'All of it is given to these orders.'
  return rest > 0 ? `${formatted} stays as credit.` : `${formatted.replace('-', '')} too much.`
}

type DecidePanelProps = {
  receipt: Receipt
  hasLeft: boolean
  onDone: (receipt: Receipt) => void
}

/** Why a payment is not certain, and the orders that get it, in parts; what is left stays as credit. */
export function DecidePanel({ receipt, hasLeft, onDone }: DecidePanelProps) {
  const assignment = useAssignment(receipt, onDone)
  const { parts, errors, failure, isAssigning, assign } = assignment
  const isChosen = parts.length > 0
  const { match } = receipt
  const difference = differenceOf(receipt)
  const suggested = (match?.alternatives ?? []).filter(isOwnOrder)
  return (
    <Stack as="section" gap="s">
      {match ? (
        <FormMessage tone={difference ? 'warning' : 'info'}>
          {difference ? <strong>{difference}. </strong> : null}
          {match.why}
        </FormMessage>
      ) : null}
      <form
        aria-label="Assign the payment"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChosen && !hasLeft) void assign()
        }}
      >
        <Stack gap="s">
          <PartList assignment={assignment} />
          <OrderFinder
            suggested={suggested}
            taken={parts.map(({ order }) => order._id)}
            isNext={!isChosen}
            onChoose={assignment.add}
          />
          <Sum role="status">{describeRest(assignment)}</Sum>
          {errors?.sum ? <FormMessage>{errors.sum}</FormMessage> : null}
          {failure ? <FormMessage>{failure}</FormMessage> : null}
          <Button
            type="submit"
            icon={Check}
            busy={isAssigning}
            aria-disabled={hasLeft || !isChosen || undefined}
            data-decision={isChosen || undefined}
          >
            Assign
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
