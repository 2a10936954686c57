import { t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { formatDateTime, Heading, Price, shortOrderId, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { orderPathOf } from '../../order-link.ts'
import { OrderStates } from './order-states.tsx'

const Head = styled.header`
  h2 a:not(:hover) {
    text-decoration: none;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space.xs} ${theme.space.m};

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.regular};
  }
`

type OrderHeadProps = { order: Order; headingId: string }

/** Number, date, total and statuses; the number leads to the order's own page. */
export function OrderHead({ order, headingId }: OrderHeadProps) {
  const { _id, createdAt } = order
  const number = shortOrderId(_id)
  return (
    <Head>
      <div>
        <Heading id={headingId} level={2} size="l">
          <Link to={orderPathOf(_id)}>{t`Order #${number}`}</Link>
        </Heading>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </div>
      <Price rupees={order.totalAmount} size="l" />
      <OrderStates order={order} />
    </Head>
  )
}
