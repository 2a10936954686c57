import type { Order } from '@store/contract/schemas/orders'
import { Card, OrderTimeline, Stack, theme } from '@store/sdk'
import { useId } from 'react'
import styled from 'styled-components'
import { CustomerFacts } from './customer-facts.tsx'
import { OrderCardHead } from './order-card-head.tsx'
import { OrderDesk } from './order-desk.tsx'
import { OrderLines } from './order-lines.tsx'

/** What was ordered on the left, what has to be done on the right; one under the other where it is narrow. */
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
    padding-inline-start: ${theme.space.l};
    border-inline-start: 1px solid ${theme.color.border};
  }
`

/** The one the keys work on: the focus ring has to be seen all around, clear of the header at the top. */
const Sheet = styled(Card)`
  scroll-margin-block: calc(2 * ${theme.space.xxl}) ${theme.space.m};

  &:focus {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

/** One order as an admin works on it (spec §2, admin orders). */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId()
  return (
    <Sheet as="article" tabIndex={-1} aria-labelledby={headingId}>
      <Stack>
        <OrderCardHead order={order} headingId={headingId} />
        <Columns>
          <Stack>
            <CustomerFacts order={order} />
            <OrderLines lines={order.items} />
            <OrderTimeline events={order.timeline} withPeople />
          </Stack>
          <Side>
            <OrderDesk order={order} />
          </Side>
        </Columns>
      </Stack>
    </Sheet>
  )
}
