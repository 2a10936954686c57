import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { DueRefund } from '@store/contract/schemas/payments/receipts'
import { useSession } from '@store/sdk'
import {
  type Column,
  EmptyState,
  formatCount,
  formatDate,
  Loading,
  LoadMoreButton,
  QueryView,
  Skeleton,
  Stack,
  shortOrderId,
  Table,
} from '@store/ui'
import { Link } from 'react-router-dom'
import { RecordRefundButton } from './record-refund-button.tsx'
import { useGetDueRefundsInfiniteQuery } from './refunds-api.ts'

function columnsFor(role: string): Column<DueRefund>[] {
  return [
    {
      key: 'order',
      header: 'Order',
      cell: ({ order }) => (
        <Link to={`/${role}/orders/${order._id}`}>#{shortOrderId(order._id)}</Link>
      ),
    },
    { key: 'buyer', header: 'Buyer', cell: ({ order }) => order.buyer },
    { key: 'placed', header: 'Placed', cell: ({ order }) => formatDate(order.createdAt) },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      cell: ({ order }) => formatExactRupees(paiseFromRupees(order.totalAmount)),
    },
    {
      key: 'amount',
      header: 'Goes back',
      align: 'end',
      cell: ({ amount }) => formatExactRupees(paiseFromRupees(amount)),
    },
    {
      key: 'record',
      header: 'Record',
      cell: ({ order, amount }) => <RecordRefundButton order={order} amount={amount} />,
    },
  ]
}

/** Orders whose money goes back to the buyer, oldest first; each is recorded once it did. */
export function DueRefundList() {
  const { role } = useSession()
  const list = useGetDueRefundsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <QueryView
      query={list}
      failure={paymentMessages.refundsLoadFailed}
      loading={
        <Loading label={paymentMessages.refundsLoading}>
          <Skeleton shape="card" height="24rem" />
        </Loading>
      }
      empty={({ pages }) =>
        pages.every(({ refunds }) => refunds.length === 0) && (
          <EmptyState
            title="No money goes back."
            text="Orders that were paid and then cancelled, or credited by a credit note, are listed here until you record that their money went back."
          />
        )
      }
    >
      {({ pages }) => {
        const refunds = pages.flatMap((page) => page.refunds)
        const sum = sumOf(refunds.map(({ amount }) => paiseFromRupees(amount)))
        return (
          <Stack>
            <p role="status">
              {formatCount(refunds.length)} {refunds.length === 1 ? 'order' : 'orders'},{' '}
              {formatExactRupees(sum)} to refund
            </p>
            <Table
              caption="Money to refund"
              columns={columnsFor(role)}
              rows={refunds}
              rowKey={({ order }) => order._id}
              cardsBelow="desktop"
            />
            <LoadMoreButton source={list} failure={paymentMessages.refundsLoadFailed}>
              Show more orders
            </LoadMoreButton>
          </Stack>
        )
      }}
    </QueryView>
  )
}
