import type { Order } from '@store/contract/schemas/orders/orders'
import { TaxIssues } from '@store/ui'
import { useSettleOwnTaxDetailsMutation } from './tax-details-api.ts'

/** What a buyer settles in the tax details of an order. */
export function OwnTaxIssues({ order }: { order: Order }) {
  const [settle] = useSettleOwnTaxDetailsMutation()
  return (
    <TaxIssues
      order={order}
      onSettle={async (change) => settle({ orderId: order._id, change }).unwrap()}
    />
  )
}
