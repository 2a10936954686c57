import * as messages from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { statusOf } from '@store/sdk'
import {
  Button,
  EmptyState,
  Heading,
  LinkButton,
  Loading,
  OrderTimeline,
  QueryView,
  Skeleton,
  Stack,
  theme,
} from '@store/ui'
import { ArrowLeft, PackageX, Printer } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { UserNote } from '../../users/notes/user-note.tsx'
import { OrderHolds } from '../holds/order-holds.tsx'
import { CustomerFacts } from '../order-card/customer-facts.tsx'
import { OrderCardHead } from '../order-card/order-card-head.tsx'
import { OrderLines } from '../order-card/order-lines.tsx'
import { OrderPapers } from '../order-card/order-papers.tsx'
import { OrderSummary } from '../order-card/order-summary.tsx'
import { OrderTaxIssues } from '../order-tax-issues.tsx'
import { useOrderAddress } from '../queue/order-address.ts'
import { OrderReceipts } from '../receipts/order-receipts.tsx'
import type { useOpenOrder } from './use-open-order.ts'
import { usePaneFocus } from './use-pane-focus.ts'

/** Scrolls by itself beside the list, so that the actions at its top stay in the window. */
const Pane = styled.article`
  min-width: 0;

  ${theme.media.desktop} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  padding: 0 ${theme.space.m} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  /* Opened on a narrow screen it takes the focus: its beginning is below the header then. */
  scroll-margin-block-start: calc(${theme.headerHeight} + ${theme.space.xs});

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Ways = styled.div`
  position: sticky;
  inset-block-start: ${theme.headerHeight};
  z-index: 1;
  display: flex;
  justify-content: space-between;
  margin-inline: calc(-1 * ${theme.space.s});
  background: ${theme.color.surface};

  ${theme.media.desktop} {
    inset-block-start: 0;
  }
`

/** `p` prints in the list. */
const selectKeys = { order: 's' }

type OrderDetailProps = {
  query: ReturnType<typeof useOpenOrder>
  onPrint: (order: Order) => void
  /** Focuses the list. */
  returnFocus: () => void
}

/** What admins noted about the account that ordered. */
function BuyerNote({ buyerId }: { buyerId: string }) {
  return (
    <Stack as="section" gap="xs">
      <Heading level={3} size="m">
        Note about the buyer
      </Heading>
      <UserNote userId={buyerId} />
    </Stack>
  )
}

/** One order beside the list, or as a page of its own on a phone. */
export function OrderDetail({ query, onPrint, returnFocus }: OrderDetailProps) {
  const { maySee } = useRights()
  const pane = usePaneFocus(returnFocus)
  const addressOf = useOrderAddress()
  const headingId = useId()
  const order = query.data
  return (
    <Pane ref={pane} tabIndex={-1} aria-labelledby={headingId}>
      <Ways>
        <LinkButton variant="quiet" size="s" icon={ArrowLeft} to={addressOf()}>
          Back to the list
        </LinkButton>
        {order ? (
          <Button variant="quiet" size="s" icon={Printer} onClick={() => onPrint(order)}>
            Print
          </Button>
        ) : null}
      </Ways>
      {statusOf(query.error) === 404 && query.isError ? (
        <EmptyState
          icon={PackageX}
          title={messages.orders.notFound}
          text="It belongs to another tier, or its address is incomplete."
        />
      ) : (
        <QueryView
          query={query}
          failure={messages.orders.loadFailed}
          loading={
            <Loading label={messages.orders.loading}>
              <Skeleton lines={8} />
            </Loading>
          }
        >
          {(shown) => (
            <Stack>
              <OrderCardHead order={shown} headingId={headingId} />
              <OrderTaxIssues order={shown} />
              <OrderSummary order={shown} selectKeys={selectKeys} />
              <OrderLines lines={shown.items} />
              <OrderReceipts order={shown} />
              <OrderPapers order={shown} />
              <CustomerFacts order={shown} />
              {shown.buyer && maySee(['users', 'orders', 'money']) ? (
                <BuyerNote buyerId={shown.buyer._id} />
              ) : null}
              <OrderTimeline events={shown.timeline} withPeople />
              <OrderHolds order={shown} />
            </Stack>
          )}
        </QueryView>
      )}
    </Pane>
  )
}
