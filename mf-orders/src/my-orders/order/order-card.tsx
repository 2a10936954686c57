import type { Order } from '@store/contract/schemas/orders/orders'
import { Card, OrderTimeline, Stack, theme } from '@store/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { OrderDocuments } from '../documents/order-documents.tsx'
import { OwnTaxIssues } from '../tax/own-tax-issues.tsx'
import { OrderActions } from './actions/order-actions.tsx'
import { NextStep } from './next-step.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './progress/order-progress.tsx'

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

/** One order of the buyer: progress, lines, delivery, documents and actions. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId()
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack>
        <OrderHead order={order} headingId={headingId} />
        <OrderProgress order={order} />
        <NextStep order={order} />
        <OwnTaxIssues order={order} />
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
    </Card>
  )
}
