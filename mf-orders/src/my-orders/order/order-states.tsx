import { t } from '@lingui/core/macro'
import { toneOfOrderStatus, toneOfPaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  Definition,
  DefinitionList,
  StatusBadge,
  shortOrderId,
  theme,
  VisuallyHidden,
} from '@store/ui'
import styled from 'styled-components'

const States = styled(DefinitionList)`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};

  div {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
`

type OrderStatesProps = {
  order: Pick<Order, '_id' | 'orderStatus' | 'paymentStatus'>
}

/** The statuses of an order and of its payment; a change is announced with the number of the order. */
export function OrderStates({ order }: OrderStatesProps) {
  const { orderStatus, paymentStatus } = order
  const numbered = (term: string) => (
    <>
      {term}
      {/* Letter by letter, as it is read to others. */}
      <VisuallyHidden> {[...shortOrderId(order._id)].join(' ')}</VisuallyHidden>
    </>
  )
  return (
    <States aria-live="polite">
      <Definition term={numbered(t`Order`)} aria-atomic>
        <StatusBadge status={orderStatus} tone={toneOfOrderStatus(orderStatus)} />
      </Definition>
      <Definition term={numbered(t`Payment`)} aria-atomic>
        <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
      </Definition>
    </States>
  )
}
