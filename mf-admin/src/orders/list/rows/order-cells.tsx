import { toneOfOrderStatus } from '@store/contract/rules/orders/order-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { formatCount, formatDateTime, StatusBadge, shortOrderId } from '@store/ui'
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { useOpenOrderId, useOrderAddress } from '../../queue/order-address.ts'
import { orderColumns } from '../column-setting.ts'
import { ageOf } from './age.ts'
import { PaymentBadge } from './payment-badge.tsx'

/** What the list uses of the table library; it sorts nothing itself, the API does. */
export const orderTableFeatures = tableFeatures({ columnVisibilityFeature, rowSortingFeature })

const helper = createColumnHelper<typeof orderTableFeatures, Order>()

/** Opens the order. It covers its whole row; once an order is open, the next one replaces it in the history. */
function NumberLink({ order }: { order: Order }) {
  const addressOf = useOrderAddress()
  const isOneOpen = useOpenOrderId() !== undefined
  return (
    <Link to={addressOf(order._id)} replace={isOneOpen} tabIndex={-1}>
      #{shortOrderId(order._id)}
    </Link>
  )
}

/** Who gets the order: the firm, else the person. */
export const buyerOf = ({ shippingInfo, buyer }: Order) =>
  shippingInfo.businessName?.trim() || shippingInfo.fullName || buyer?.name

/** The columns of the list. Only age and amount can be sorted: by others the API has no index. */
export const orderTableColumns = helper.columns([
  helper.display({
    id: 'number',
    header: orderColumns.number,
    enableSorting: false,
    cell: ({ row }) => <NumberLink order={row.original} />,
  }),
  helper.accessor('createdAt', {
    id: 'age',
    header: orderColumns.age,
    cell: ({ row }) => (
      <time dateTime={row.original.createdAt} title={formatDateTime(row.original.createdAt)}>
        {ageOf(row.original.createdAt, Date.now())}
      </time>
    ),
  }),
  helper.display({
    id: 'buyer',
    header: orderColumns.buyer,
    enableSorting: false,
    cell: ({ row }) => buyerOf(row.original),
  }),
  helper.display({
    id: 'phone',
    header: orderColumns.phone,
    enableSorting: false,
    cell: ({ row }) => row.original.shippingInfo.phone,
  }),
  helper.display({
    id: 'city',
    header: orderColumns.city,
    enableSorting: false,
    cell: ({ row }) => row.original.shippingInfo.city,
  }),
  helper.display({
    id: 'tier',
    header: orderColumns.tier,
    enableSorting: false,
    cell: ({ row }) => row.original.tier,
  }),
  helper.display({
    id: 'lines',
    header: orderColumns.lines,
    enableSorting: false,
    cell: ({ row }) => formatCount(row.original.items.length),
  }),
  helper.accessor('totalAmount', {
    id: 'amount',
    header: orderColumns.amount,
    cell: ({ row }) => formatRupees(row.original.totalAmount),
  }),
  helper.display({
    id: 'reference',
    header: orderColumns.reference,
    enableSorting: false,
    cell: ({ row }) => row.original.paymentReference ?? row.original.paymentCode,
  }),
  helper.display({
    id: 'payment',
    header: orderColumns.payment,
    enableSorting: false,
    cell: ({ row: { original } }) => <PaymentBadge order={original} />,
  }),
  helper.display({
    id: 'status',
    header: orderColumns.status,
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <StatusBadge status={original.orderStatus} tone={toneOfOrderStatus(original.orderStatus)} />
    ),
  }),
])
