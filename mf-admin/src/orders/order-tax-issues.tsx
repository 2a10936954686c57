import type { Order } from '@store/contract/schemas/orders/orders'
import { TaxIssues } from '@store/ui'
import { useSettleTaxDetailsMutation } from './admin-order-changes-api.ts'

/** What an admin settles in the tax details of an order. */
export function OrderTaxIssues({ order }: { order: Order }) {
  const [settle] = useSettleTaxDetailsMutation()
  return (
    <TaxIssues
      order={order}
      canConfirm
      onSettle={async (change) => settle({ id: order._id, change }).unwrap()}
    />
  )
}
