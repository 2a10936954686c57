import { paymentMessages, receiptSourceNames } from '@store/contract/rules/payments/payment-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OrderReceipt } from '@store/contract/schemas/payments/receipts'
import {
  type Column,
  FormMessage,
  formatDate,
  formatDateTime,
  Heading,
  Loading,
  QueryView,
  Skeleton,
  Stack,
  Table,
} from '@store/ui'
import { useRights } from '../../rights/use-rights.ts'
import { useGetOrderReceiptsQuery } from './order-receipts-api.ts'

const columns: Column<OrderReceipt>[] = [
  { key: 'day', header: 'Received', cell: ({ receivedOn }) => formatDate(receivedOn) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => formatRupees(amount),
  },
  { key: 'source', header: 'Known by', cell: ({ source }) => receiptSourceNames[source] },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference, note }) => reference ?? note,
  },
  {
    key: 'by',
    header: 'Assigned',
    cell: ({ assignedBy = 'the store', assignedAt }) =>
      `${assignedBy}, ${formatDateTime(assignedAt)}`,
  },
]

const keyOf = ({ _id, assignedAt, amount }: OrderReceipt) => `${_id} ${assignedAt} ${amount}`

type OrderReceiptsProps = { order: Pick<Order, '_id' | 'updatedAt' | 'paymentStatus'> }

/** The money of an order: each part with its source, and what nothing covers yet. Nothing while no money is known. */
export function OrderReceipts({ order }: OrderReceiptsProps) {
  const { maySee } = useRights()
  const isPaidInPart =
    maySee(['money']) && (order.paymentStatus === 'paid' || order.paymentStatus === 'processing')
  const query = useGetOrderReceiptsQuery(order._id, {
    skip: !isPaidInPart,
    refetchOnMountOrArgChange: true,
  })
  if (!isPaidInPart) return null
  return (
    <QueryView
      query={query}
      failure={paymentMessages.orderReceiptsLoadFailed}
      loading={
        <Loading label="Loading the money of this order...">
          <Skeleton lines={2} />
        </Loading>
      }
    >
      {({ receipts, open }) =>
        receipts.length === 0 ? null : (
          <Stack as="section" gap="xs">
            <Heading level={3} size="m">
              Money received
            </Heading>
            <Table caption="Money received" columns={columns} rows={receipts} rowKey={keyOf} />
            {receipts
              .filter(({ returnedOn }) => returnedOn)
              .map(({ _id, amount, returnedOn = '' }) => (
                <FormMessage key={_id} tone="warning">
                  {`The bank took ${formatRupees(amount)} back on ${formatDate(returnedOn)}. Review it under Payments.`}
                </FormMessage>
              ))}
            {open > 0 ? <p>{formatRupees(open)} is still open.</p> : null}
          </Stack>
        )
      }
    </QueryView>
  )
}
