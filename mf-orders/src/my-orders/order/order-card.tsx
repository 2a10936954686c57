import type { Order } from '@store/contract/schemas/orders/orders'
import { Card, OrderTimeline, Stack, theme } from '@store/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { orderAnchorOf } from '../../order-link.ts'
import { OrderDocuments } from '../documents/order-documents.tsx'
import { RejectedPayment } from '../proof/rejected-payment.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'

/** Below the fixed header when a link scrolls here. */
const LinkableCard = styled(Card)`
  scroll-margin-block-start: calc(2 * ${theme.space.xxxl});
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`

const Foot = styled.footer`
  display: grid;
  align-items: start;
  gap: ${theme.space.xs};
  padding-block-start: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const CancelReason = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

type OrderCardProps = {
  order: Order
  /** The URL's hash names this order: scroll to it. */
  isLinked?: boolean
}

/** Browsers resolve the URL's hash only during page load; the orders arrive later. */
const scrollToCard = (card: HTMLElement | null) => card?.scrollIntoView()

/** One order of the buyer: progress, lines, delivery, documents and actions. */
export function OrderCard({ order, isLinked = false }: OrderCardProps) {
  const headingId = useId()
  return (
    <LinkableCard
      as="article"
      ref={isLinked ? scrollToCard : undefined}
      id={orderAnchorOf(order._id)}
      aria-labelledby={headingId}
    >
      <Stack>
        <OrderHead order={order} headingId={headingId} />
        <OrderProgress order={order} />
        {order.cancelReason ? <CancelReason>Cancelled: {order.cancelReason}</CancelReason> : null}
        <RejectedPayment order={order} />
        <Columns>
          <OrderLines lines={order.items} />
          <Stack>
            <OrderDelivery order={order} />
            <OrderDocuments order={order} />
          </Stack>
        </Columns>
        <Foot>
          <OrderTimeline events={order.timeline} />
          <OrderActions order={order} />
        </Foot>
      </Stack>
    </LinkableCard>
  )
}
