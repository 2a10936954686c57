import type { Order } from '@store/contract/schemas/orders/orders'
import { Card, OrderTimeline, Stack, theme } from '@store/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { OrderHolds } from '../holds/order-holds.tsx'
import { OrderTaxIssues } from '../order-tax-issues.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { FoldedOnPhone } from './folded-on-phone.tsx'
import { OrderCardHead } from './order-card-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderSummary } from './order-summary.tsx'

/** Actions first: on top on narrow screens, otherwise to the right of the order's contents. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${theme.space.l};
  }
`

const Side = styled.div`
  min-width: 0;

  ${theme.media.desktop} {
    grid-area: 1 / 2;
    padding-inline-start: ${theme.space.l};
    border-inline-start: 1px solid ${theme.color.border};

    /* Stays beside long orders, below the sticky header. */
    > * {
      position: sticky;
      inset-block-start: calc(2 * ${theme.space.xxl} + ${theme.space.xs});
    }
  }
`

const Main = styled(Stack)`
  ${theme.media.desktop} {
    grid-area: 1 / 1;
  }
`

/** The card the shortcuts act on: its focus ring must not be hidden by the sticky header. */
const FocusableCard = styled(Card)`
  scroll-margin-block: calc(2 * ${theme.space.xxl} + ${theme.space.xs}) ${theme.space.m};

  &:focus {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

/** As {@link useOrderKeys} finds them. */
const cardSelectKeys = { order: 's', payment: 'p' }

type OrderCardProps = {
  order: Order
  /** The focus moved into the card. */
  onFocus?: () => void
}

/** One order as an admin works on it (desks 1.4). */
export function OrderCard({ order, onFocus }: OrderCardProps) {
  const headingId = useId()
  return (
    <FocusableCard as="article" tabIndex={-1} aria-labelledby={headingId} onFocus={onFocus}>
      <Stack>
        <OrderCardHead order={order} headingId={headingId} />
        <OrderTaxIssues order={order} />
        <Columns>
          <Side>
            <Stack>
              <OrderSummary order={order} selectKeys={cardSelectKeys} />
              <FoldedOnPhone label="Dispatch and bill">
                <OrderPapers order={order} />
              </FoldedOnPhone>
            </Stack>
          </Side>
          <Main>
            <OrderLines lines={order.items} />
            <FoldedOnPhone label="Customer and delivery">
              <CustomerFacts order={order} />
            </FoldedOnPhone>
            <OrderTimeline events={order.timeline} withPeople />
            <OrderHolds order={order} />
          </Main>
        </Columns>
      </Stack>
    </FocusableCard>
  )
}
