import { toneOfOrderStatus, toneOfPaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  Definition,
  DefinitionList,
  formatDateTime,
  Heading,
  Price,
  StatusBadge,
  shortOrderId,
  theme,
} from '@store/ui'
import styled from 'styled-components'

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space.xs} ${theme.space.m};

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.regular};
  }
`

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

type OrderHeadProps = { order: Order; headingId: string }

/** Number, date, total and statuses; status changes are announced. */
export function OrderHead({ order, headingId }: OrderHeadProps) {
  const { createdAt, orderStatus, paymentStatus } = order
  return (
    <Head>
      <div>
        <Heading id={headingId} level={2} size="l">
          Order #{shortOrderId(order._id)}
        </Heading>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </div>
      <Price rupees={order.totalAmount} size="l" />
      <States aria-live="polite">
        <Definition term="Order">
          <StatusBadge status={orderStatus} tone={toneOfOrderStatus(orderStatus)} />
        </Definition>
        <Definition term="Payment">
          <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
        </Definition>
      </States>
    </Head>
  )
}
