import { t } from '@lingui/core/macro'
import { toneOfOrderStatus, toneOfPaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Definition, DefinitionList, StatusBadge, theme } from '@store/ui'
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

/** The statuses of an order and of its payment; changes are announced. */
export function OrderStates({ order }: { order: Pick<Order, 'orderStatus' | 'paymentStatus'> }) {
  const { orderStatus, paymentStatus } = order
  return (
    <States aria-live="polite">
      <Definition term={t`Order`}>
        <StatusBadge status={orderStatus} tone={toneOfOrderStatus(orderStatus)} />
      </Definition>
      <Definition term={t`Payment`}>
        <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
      </Definition>
    </States>
  )
}
